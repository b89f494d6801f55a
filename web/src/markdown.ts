// The little Markdown that our rules are written in, as a tree to be drawn; no HTML passes through.

export interface Inline { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; mark: string | null; inlines: Inline[] }
  | { kind: 'item'; depth: number; mark: string | null; inlines: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** "SE 3.1" at the head of a paragraph: for looking it up, not for reading. */
const PARAGRAPH = /^\*\*([A-Z]{2} \d+(?:\.\d+)*) ?/;

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)|([^*`[]+|[*`[])/g)) {
    const [, strong, em, code, link, plain] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'text', text: link ?? plain ?? '' });
  }
  return found;
}

const cells = (line: string): string[] => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  let i = 0;
  const paragraph = (text: string): { mark: string | null; inlines: Inline[] } => {
    const read = text.replace(PARAGRAPH, '**').replace(/^\*{4} ?/, '');
    return { mark: PARAGRAPH.exec(text)?.[1] ?? null, inlines: inlines(read) };
  };
  while (i < lines.length) {
    const line = lines[i] as string;
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^(\s*)(?:-|\d+\.) (.*)/.exec(line);
    if (!line.trim()) {
      i++;
    } else if (heading) {
      found.push({ kind: 'heading', level: (heading[1] as string).length, text: heading[2] as string });
      i++;
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', i + 1);
      const last = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(i + 1, last).join('\n') });
      i = last + 1;
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      while (lines[i]?.startsWith('|')) rows.push(cells(lines[i++] as string));
      found.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else {
      let text = item ? (item[2] as string) : line;
      i++;
      while (i < lines.length && /\S/.test(lines[i] as string) && !/^(\s*(-|\d+\.) |#+ |\||```)/.test(lines[i] as string)) {
        text += ' ' + (lines[i++] as string).trim();
      }
      if (item) found.push({ kind: 'item', depth: (item[1] as string).length >> 1, ...paragraph(text) });
      else found.push({ kind: 'paragraph', ...paragraph(text) });
    }
  }
  return found;
}

/** The part for players: what screens are told (events, places) comes after it. */
export const forPlayers = (source: string): string => source.split(/^## Events$/m)[0] ?? source;
