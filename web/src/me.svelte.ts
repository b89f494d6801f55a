// Who I am here: an identity without an account, made on the first visit.
import { hello, movedHere, Refused } from './house';
import type { MeNow } from './wire';

let known = $state.raw<MeNow | null>(null);
let trouble = $state('');
let asking: Promise<MeNow> | null = null;

export const me = (): MeNow | null => known;

/** Why a link from another device did not work; empty if it did. */
export const moveTrouble = (): string => trouble;

/** Says hello once; whatever needs an identity waits for this. */
export function arrive(): Promise<MeNow> {
  asking ??= hello()
    .then((answer) => (known = answer))
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

/** Becomes whoever made the link; where it is used up or too old, this device stays who it was. */
export function moveIn(secret: string): void {
  asking = movedHere(secret)
    .catch((error: unknown) => {
      trouble = error instanceof Refused ? error.code : 'error';
      return hello();
    })
    .then((answer) => (known = answer));
}

export async function rename(name: string): Promise<void> {
  known = await hello(name);
}

/** This identity was forgotten. */
export function leave(): void {
  known = null;
  asking = null;
}
