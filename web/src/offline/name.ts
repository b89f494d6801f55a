// My name, for when there is nobody to ask who I am.
import { own } from '../base';

const KEY = own('stammtisch name');
/** The same name, where it was chosen while no server answered: none knows it yet. */
const UNTOLD = own('stammtisch name untold');

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
export const myName = (): string => read(KEY);
/** A name that the server must be told of; empty if there is none. */
export const untoldName = (): string => read(UNTOLD);

export function rememberName(name: string, untold = false): void {
  try {
    localStorage.setItem(KEY, name);
    if (untold) localStorage.setItem(UNTOLD, name);
    else localStorage.removeItem(UNTOLD);
  } catch {
    // Without storage the tables here know no name.
  }
}
