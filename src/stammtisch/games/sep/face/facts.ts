// The facts of a view, and what the face is told, with their types.
import type * as face from '@shell/face';
import type * as wire from '@shell/wire';
import type { Outlook, SepFacts } from './generated';

export type { Outlook, Phase } from './generated';
export type Facts = SepFacts;
export type ViewNow = wire.ViewNow<Facts>;
export type Told = wire.Told<Facts>;
export type Face = face.Face<Facts>;
export type FaceProps = face.FaceProps<Facts>;
export type SheetProps = face.SheetProps<Facts>;

export const PLACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export const TOKENS = 7;

export const at = (view: ViewNow, place: string): string[] => view.places[place] ?? [];

/** What a word does at once, as far as the server tells. */
export const outlookOf = (view: ViewNow, word: string): Outlook | null => view.facts.outlook.find((one) => one.word === word) ?? null;

export const isSolo = (view: ViewNow): boolean => view.facts.rounds !== null;

/** SE 7.6: the points that win so many rounds alone. */
export const goal = (rounds: number): number => (rounds === 2 ? 7 : 11);

/** The points of the settled rounds, as far as a view tells them apart: what came before the last one is one sum. */
export function settled({ round, points, scored }: Facts): { first: number; last: number; points: number }[] {
  const sum = points[0] ?? 0;
  const latest = scored ?? 0;
  const before = round > 1 ? [{ first: 1, last: round - 1, points: sum - latest }] : [];
  return round > 0 ? [...before, { first: round, last: round, points: latest }] : [];
}

/** The number at the end of "place 3". */
export const numberOf = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 0);
