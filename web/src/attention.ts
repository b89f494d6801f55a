// "Your turn" in the title, the icon and, if allowed, a notification while the page is out of sight.

import { base as folder } from './base';

let base = 'Stammtisch';
let waiting = '';

const LIT = `${folder}icon-lit.svg`;
const PLAIN = `${folder}icon.svg`;

function show(): void {
  document.title = waiting ? `● ${waiting} · ${base}` : base;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', waiting ? LIT : PLAIN);
}

/** What the page is about. */
export function title(text: string): void {
  base = text ? `${text} · Stammtisch` : 'Stammtisch';
  show();
}

/** It is my turn, said so; or it is not (an empty text). */
export function call(text: string): void {
  waiting = text;
  show();
}

export function notify(text: string, body: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const note = new Notification(text, { body, tag: 'stammtisch turn', icon: `${folder}icon-192.png` });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export const canNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission !== 'denied';

export async function allowNotify(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
}

/** Phones tremble; where the browser cannot say, it is taken for a computer. */
export const canVibrate =
  typeof navigator !== 'undefined' && 'vibrate' in navigator && typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Lets a phone tremble for some milliseconds, with pauses between; browsers allow it after the first touch. */
export function tremble(...pattern: number[]): void {
  if (canVibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
