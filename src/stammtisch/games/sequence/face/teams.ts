// Who plays together, and what a team is called.
import type { Translate } from '@shell/face';
import { language } from '@shell/language';
import type { Facts } from './facts';

export interface Team {
  number: number;
  seats: number[];
  /** Finished lines. */
  lines: number;
}

export function teamsOf(facts: Facts): Team[] {
  const count = Math.max(...facts.teams) + 1;
  return Array.from({ length: count }, (_, number) => {
    const seats = facts.teams.flatMap((team, seat) => (team === number ? [seat] : []));
    return { number, seats, lines: facts.points[seats[0] ?? 0] ?? 0 };
  });
}

/** A part of a team's name: a member, or the words between two of them. */
export interface NamePart {
  seat: number | null;
  text: string;
}

/** "You and Alex", in parts. */
export function nameParts(team: Team, names: readonly string[], me: number | null, t: Translate): NamePart[] {
  const members = team.seats.map((seat) => (seat === me ? t('you') : (names[seat] ?? '')));
  // What joins names takes the browser long to make ready, and most teams have one member.
  if (members.length === 1) return [{ seat: team.seats[0] ?? null, text: members[0] ?? '' }];
  let at = 0;
  return new Intl.ListFormat(language(), { type: 'conjunction' })
    .formatToParts(members)
    .map(({ type, value }) => ({ seat: type === 'element' ? (team.seats[at++] ?? null) : null, text: value }));
}

export const teamName = (team: Team, names: readonly string[], me: number | null, t: Translate): string =>
  nameParts(team, names, me, t)
    .map((part) => part.text)
    .join('');

/** All seats clockwise, from my left; a watcher begins with seat 0. */
export const around = (seats: number, me: number | null): number[] => Array.from({ length: seats }, (_, i) => (me === null ? i : (me + 1 + i) % seats));
