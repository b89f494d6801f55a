// Whether the server can be reached, as the last request found out.
import { alone } from './base';

let lost = $state(false);

/** Whether there is no server to ask now: it did not answer, or there is none. */
export const away = (): boolean => alone || lost;

export function reached(yes: boolean): void {
  lost = !yes;
}
