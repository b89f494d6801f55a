// My name, for when there is nobody to ask who I am.
const KEY = 'stammtisch name';

export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the tables here know no name.
  }
}
