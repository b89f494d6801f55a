// My devices, and all that the server has of me.
import type { Translate } from './face';
import type { DeviceShown, Exported } from './wire';

/** What a device is called on the screen. */
export function deviceName({ kind, label }: Pick<DeviceShown, 'kind' | 'label'>, t: Translate): string {
  const [browser, system] = label.split(' on ');
  if (browser && system) return t('device-on', { browser, system });
  return label || t(kind === 'browser' ? 'device-browser' : 'device-program');
}

/** The day on which something happened, in a language. */
export const day = (seconds: number, language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(seconds * 1000);

/** All parts of what is kept of me, as one. */
export async function collected(ask: (part: number) => Promise<Exported>): Promise<Omit<Exported, 'more'>> {
  const { more, ...whole } = await ask(0);
  for (let part = 1, next = more; next; part++) {
    const found = await ask(part);
    whole.tables.push(...found.tables);
    whole.chat.push(...found.chat);
    whole.results.push(...found.results);
    next = found.more;
  }
  return whole;
}

/** Lets the browser save something as a file. */
export const save = (name: string, content: unknown): void => saveText(name, JSON.stringify(content, null, 2), 'application/json');

export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
