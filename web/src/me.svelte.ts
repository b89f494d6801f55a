// Who I am here: an identity without an account, made on the first visit.
import { alone, base } from './base';
import { goBack, hello, movedHere, moving, Refused } from './house';
import { myName, rememberName, untoldName } from './offline/name';
import { away } from './reach.svelte';
import { isLocal } from './where';
import type { MeNow, Moving } from './wire';

/** Where no server answers, I am who I was the last time. */
let known = $state.raw<MeNow | null>(myName() ? { name: myName(), named: true, token: null } : null);
/** Whether a server has said who I am. */
let greeted = false;
let trouble = $state('');
let question = $state.raw<(Moving & { secret: string }) | null>(null);
let asking: Promise<MeNow> | null = null;
/** Goes on with whatever waits for an identity, where a link that was opened may bring one. */
let decline: (() => void) | null = null;

export const me = (): MeNow | null => known;

/** Why a link from another device did not work, or why I am somebody new; empty if all is well. */
export const moveTrouble = (): string => trouble;

/** The link from another device that was opened, until it is answered. */
export const moveQuestion = (): Moving | null => question;

/** Says hello once; whatever needs an identity waits for this. */
export function arrive(): Promise<MeNow> {
  asking ??= sayHello();
  return asking;
}

/** Says hello before something is done; a table of this browser needs none, and where no server answers, a new table may be one. */
export async function arriveAt(table = ''): Promise<void> {
  if (isLocal(table)) return;
  await arrive().catch((error: unknown) => {
    if (table || !(error instanceof Refused) || error.code !== 'offline') throw error;
  });
}

async function sayHello(first?: Promise<void>): Promise<MeNow> {
  try {
    await first;
    if (alone) return met({ name: myName(), named: true, token: null });
    return met(await helloWith(untoldName()));
  } catch (error) {
    asking = null;
    throw error;
  }
}

/** Says hello with a name that the server does not know yet; one that it refuses is not asked for again. */
async function helloWith(name: string): Promise<MeNow> {
  if (!name) return hello();
  return hello(name).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code === 'offline') throw error;
    return hello();
  });
}

/** Asks for something that is mine; where this device was signed out it is somebody new from now on. */
export async function asMe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await arrive();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'unknown') throw error;
    leave();
    trouble = 'signed-out';
    await arrive();
    return ask();
  }
}

/** The same, where the house here answers if no server does: nobody need know who I am there. */
export async function asMeOrHere<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    if (!away()) return await asMe(ask);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'offline') throw error;
  }
  return ask();
}

/** Opens a link from another device: nothing happens before the question that it raises is answered. */
export function openLink(secret: string): void {
  const asked = look(secret);
  if (!greeted) asking = sayHello(asked);
}

async function look(secret: string): Promise<void> {
  try {
    const found = await moving(secret);
    if (found.same) {
      trouble = 'move-same';
      return;
    }
    question = { ...found, secret };
    // Whoever is nobody here yet need not become somebody only to be asked.
    if (!found.here) await new Promise<void>((resolve) => (decline = resolve));
  } catch (error) {
    trouble = error instanceof Refused ? error.reason : 'error';
  }
}

/** Becomes whoever made the link. */
export async function moveIn(): Promise<void> {
  if (!question) return;
  await movedHere(question.secret);
  begin();
}

/** Stays who I am. */
export function stay(): void {
  question = null;
  decline?.();
}

/** Becomes again who I was before on this device. */
export async function becomeAgain(device: string): Promise<void> {
  await goBack(device);
  begin();
}

const OTHERS = 'stammtisch identity';
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OTHERS);
others?.addEventListener('message', () => location.reload());

/** Begins anew as somebody else, in all tabs of this browser. */
function begin(): void {
  others?.postMessage('moved');
  location.replace(base);
}

export async function rename(name: string): Promise<void> {
  if (away()) {
    known = { name, named: true, token: null };
    rememberName(name, !alone);
  } else met(await hello(name));
  await (await import('./offline/engine')).call(name);
}

/** Remembers who I am, also for when there is nobody to ask. */
function met(now: MeNow): MeNow {
  rememberName(now.name);
  greeted = true;
  return (known = now);
}

/** This identity was forgotten, or this device signed out. */
export function leave(): void {
  rememberName('');
  greeted = false;
  known = null;
  asking = null;
}
