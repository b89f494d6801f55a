// Why a match was not played to its end, in words.
import { listed } from './language';
import type { SeatNow, ViewNow } from './wire';
import { t } from './words.svelte';

export function endedWords(view: ViewNow, seats: readonly Pick<SeatNow, 'mine' | 'resigned'>[], names: readonly string[], hotSeat: boolean): string {
  const resigned = seats.flatMap((seat, number) => (seat.resigned ? [names[number] ?? ''] : []));
  const mine = !hotSeat && seats.some((seat) => seat.mine && seat.resigned);
  return t(mine ? 'ended-resigned-you' : `ended-${view.ended ?? 'abandoned'}`, { names: listed(resigned), count: resigned.length });
}
