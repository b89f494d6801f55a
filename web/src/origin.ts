// From the page of which group somebody came to a table, and to the tables after it: the end of a match leads back there. It is kept with the tab.
const KEY = 'stammtisch group';

/** Somebody is on the page of a group, by its link; or on the front page, which belongs to none. */
export function comeFrom(group: string | null): void {
  try {
    if (group === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, group);
  } catch {
    // Without storage the way back is over the front page.
  }
}

export function groupBefore(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
