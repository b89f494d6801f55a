// The little Markdown that our rules are written in, as a tree to be drawn; no HTML passes through.
import type { Value } from './wire';

export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code';
  text: string;
}
/** A paragraph or an item; `picture` is the name of what `![](name)` at its head shows. */
interface Lines {
  mark: string | null;
  picture: string | null;
  inlines: Inline[];
}
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | ({ kind: 'paragraph' } & Lines)
  | ({ kind: 'item'; depth: number } & Lines)
  | { kind: 'fold'; title: string; inlines: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** What players read: a page of pictures, where the game has one, and all the rules. */
export interface Rules {
  glance: Block[];
  all: Block[];
}

/** "SE 3.1" at the head of a paragraph: for looking it up, not for reading. */
const PARAGRAPH = /^\*\*([A-Z]{2} \d+(?:\.\d+)*) ?/;
const PICTURE = /^!\[\]\(([^)]+)\) ?/;
/** `{edition=black-mage: the black mage | the saboteur}`: what is read with that option, and otherwise. */
const CHOICE = /\{([a-z_]+)=([a-z0-9-]+): ([^|{}]*?) ?\| ?([^{}]*)\}/g;
const BEGINS = /^(\s*(-|\d+\.) |#+ |\||>|```)/;

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

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function lines(text: string): Lines {
  const picture = PICTURE.exec(text)?.[1] ?? null;
  const written = text.replace(PICTURE, '');
  const read = written.replace(PARAGRAPH, '**').replace(/^\*{4} ?/, '');
  return { mark: PARAGRAPH.exec(written)?.[1] ?? null, picture, inlines: inlines(read) };
}

/** A quotation is a fold: its bold head is the title, the rest comes when it is opened. */
function fold(text: string): Block {
  const [, title = '', rest = ''] = /^\*\*(.+?)\.?\*\* ?(.*)/.exec(text) ?? ['', '', text];
  return { kind: 'fold', title, inlines: inlines(rest) };
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const all = source.split('\n');
  let i = 0;
  /** The lines from here on that belong together, as one. */
  const joined = (first: string, ends: (line: string) => boolean): string => {
    let text = first;
    for (i++; i < all.length && !ends(all[i] as string); i++) text += ' ' + (all[i] as string).replace(/^>/, '').trim();
    return text;
  };
  while (i < all.length) {
    const line = all[i] as string;
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^(\s*)(?:-|\d+\.) (.*)/.exec(line);
    const ends = (next: string): boolean => !next.trim() || BEGINS.test(next);
    if (!line.trim()) {
      i++;
    } else if (heading) {
      found.push({ kind: 'heading', level: (heading[1] as string).length, text: heading[2] as string });
      i++;
    } else if (line.startsWith('```')) {
      const end = all.indexOf('```', i + 1);
      const last = end < 0 ? all.length : end;
      found.push({ kind: 'code', text: all.slice(i + 1, last).join('\n') });
      i = last + 1;
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      while (all[i]?.startsWith('|')) rows.push(cells(all[i++] as string));
      found.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (line.startsWith('>')) {
      found.push(fold(joined(line.slice(1).trim(), (next) => !next.startsWith('>'))));
    } else if (item) {
      found.push({ kind: 'item', depth: (item[1] as string).length >> 1, ...lines(joined(item[2] as string, ends)) });
    } else {
      found.push({ kind: 'paragraph', ...lines(joined(line, ends)) });
    }
  }
  return found;
}

/** The part for players: what screens are told (events, places) comes after it. */
export const forPlayers = (source: string): string => source.split(/^## Events$/m)[0] ?? source;

/** The rules as they are read at a table with these options. What stands above a line of dashes is the page of pictures. */
export function rulesOf(source: string, options: Record<string, Value> = {}): Rules {
  const said = forPlayers(source).replace(CHOICE, (_, option: string, value: string, then: string, otherwise: string) =>
    String(options[option]) === value ? then : otherwise,
  );
  const [glance = '', ...rest] = said.split(/^---$/m);
  return rest.length && glance.trim() ? { glance: blocks(glance), all: blocks(rest.join('\n')) } : { glance: [], all: blocks(said) };
}
