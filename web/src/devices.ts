// My devices, and all that the server has of me.
import type { Translate } from './face';
import { saveText } from './share';
import type { DeviceShown, Exported } from './wire';

/** What a device is called on the screen. */
export function deviceName({ kind, label }: Pick<DeviceShown, 'kind' | 'label'>, t: Translate): string {
  const [browser, system] = label.split(' on ');
  if (browser && system) return t('device-on', { browser, system });
  return label || t(kind === 'browser' ? 'device-browser' : 'device-program');
}

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

export const save = (name: string, content: unknown): void => saveText(name, JSON.stringify(content, null, 2), 'application/json');
