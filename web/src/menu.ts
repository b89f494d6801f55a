// What the shell offers at a table: the entries of its menu, and its buttons in the prompt.
import type { PromptAction } from './frame';
import type { Entry } from './parts/Menu.svelte';
import { groupBefore } from './origin';
import { go } from './route.svelte';
import { change, settings } from './settings.svelte';
import type { TableModel } from './table.svelte';
import { isLocal } from './where';
import type { TableNow, ViewNow } from './wire';
import { t } from './words.svelte';

/** What the menu depends on. */
export interface Around {
  model: TableModel;
  table: TableNow;
  view: ViewNow | null;
  /** My seat, if I have one. */
  seat: number | null;
  /** The seats of people who are away. */
  away: readonly number[];
  /** Milliseconds: how long somebody is still waited for is counted from it. */
  now: number;
  /** Whether there is a match. */
  running: boolean;
  show: (panel: 'rules' | 'story' | 'invite' | 'settings' | 'resign' | 'check') => void;
  keys: () => void;
}

const span = (seconds: number): string =>
  seconds < 120
    ? t('span-seconds', { count: seconds })
    : seconds < 7200
      ? t('span-minutes', { count: Math.ceil(seconds / 60) })
      : t('span-hours', { count: Math.ceil(seconds / 3600) });

export function menuOf({ model, table, view, seat, away, now, running, show, keys }: Around): Entry[] {
  const list: Entry[] = [];
  if (table.event) list.push({ id: 'event', label: t('event-back'), mark: 'crown', act: () => go(`/e/${table.event}`) });
  const group = table.event ? null : groupBefore();
  if (group) list.push({ id: 'group', label: t('group-back'), mark: 'friends', act: () => go(`/g/${group}`) });
  if (running) list.push({ id: 'story', label: t('story'), mark: 'story', act: () => show('story'), phone: true });
  else list.push({ id: 'rules', label: t('rules'), mark: 'rules', act: () => show('rules') });
  list.push({
    id: 'sound',
    label: settings.sound ? t('sound-off') : t('sound-on'),
    mark: settings.sound ? 'sound' : 'mute',
    act: () => change({ sound: !settings.sound }),
    phone: true,
  });
  // Nobody else can come to a table of this browser.
  const here = isLocal(table.table);
  if (!table.sealed && !here) list.push({ id: 'invite', label: t('menu-invite'), mark: 'link', act: () => show('invite') });
  if (!model.hotSeat && !table.sealed && !here) list.push({ id: 'screen', label: t('menu-screen'), mark: 'watch', act: () => go(`/t/${table.table}/screen`) });
  list.push({ id: 'settings', label: t('settings'), mark: 'settings', act: () => show('settings') });
  if (running) list.push({ id: 'keys', label: t('keys'), mark: 'keys', act: keys });
  if (table.status === 'running' && seat !== null) list.push(...playing({ model, table, view, seat, away, now }));
  if (table.resigning) list.push({ id: 'resign', label: t('resign'), mark: 'flag', act: () => show('resign') });
  if (table.status === 'over') list.push({ id: 'check', label: t('check-deal'), mark: 'check', act: () => show('check') });
  if (table.seats.some((one) => one.person && !one.mine))
    list.push({ id: 'report', label: t('report'), mark: 'flag', act: () => (model.reporting = { line: null }) });
  list.push({ id: 'home', label: t('home'), mark: 'arrow', act: () => go('/') });
  return list;
}

/** What somebody who plays may ask for. */
function playing({ model, table, view, seat, away, now }: Pick<Around, 'model' | 'table' | 'view' | 'away' | 'now'> & { seat: number }): Entry[] {
  const list: Entry[] = [];
  if (table.takebacks && !table.proposal) {
    const label = model.others ? t('menu-takeback') : t('menu-takeback-alone');
    list.push({ id: 'takeback', label, mark: 'undo', disabled: !view?.takeback, act: () => void model.askBack(seat) });
  }
  for (const gone of table.proposal ? [] : away) {
    const seconds = Math.ceil(((model.botFrom[gone] ?? 0) - now) / 1000);
    const name = model.names[gone] ?? '';
    const label = seconds > 0 ? t('menu-bot-wait', { name, time: span(seconds) }) : t('menu-bot', { name });
    list.push({ id: `bot-${gone}`, label, mark: 'bot', disabled: seconds > 0, act: () => void model.propose('bot', gone) });
  }
  if (table.seats[seat]?.bot === null)
    list.push({ id: 'substitute', label: t('menu-substitute'), mark: 'bot', act: () => void model.ask({ do: 'substitute', seat }) });
  return list;
}

/** What the buttons in the prompt depend on. */
export interface Prompted {
  model: TableModel;
  view: ViewNow | null;
  /** Whether the finished table stands until somebody goes on. */
  stands: boolean;
  /** Whether the device is about to be passed on. */
  passing: boolean;
  /** My seat that a bot plays; -1 for none. */
  replaced: number;
  /** The seats of bots that a late guest may take. */
  vacant: readonly number[];
  toEnd: () => void;
  takeSeat: () => void;
}

export function promptOf({ model, view, stands, passing, replaced, vacant, toEnd, takeSeat }: Prompted): PromptAction[] {
  if (passing) {
    const label = model.next === null ? t('pass-hide') : t('pass-on', { name: model.names[model.next] ?? '' });
    return [{ id: 'pass', label, mark: 'hand', main: true, act: () => void model.look(null) }];
  }
  const list: PromptAction[] = [];
  if (stands) list.push({ id: 'end', label: t('end-sheet'), mark: 'crown', main: true, act: toEnd });
  if (replaced >= 0) list.push({ id: 'sit', label: t('take-seat-back'), mark: 'play', main: true, act: () => void model.ask({ do: 'sit', seat: replaced }) });
  if (vacant.length) {
    const label = vacant.length === 1 ? t('late-take', { name: model.names[vacant[0] ?? 0] ?? '' }) : t('late-take-any');
    list.push({ id: 'late', label, mark: 'play', main: true, act: takeSeat });
  }
  if (view?.back) list.push({ id: 'undo', label: t('undo'), mark: 'undo', key: 'u', act: () => void model.undo() });
  if (model.mayHint) list.push({ id: 'hint', label: model.hinting ? t('hint-thinking') : t('hint'), mark: 'hint', key: 'h', act: () => void model.askHint() });
  return list;
}

/** Where a match is, in one line: the round of its event, whether I only watch, and what the face says. */
export const whereOf = (table: TableNow | null, ...more: readonly (string | false)[]): string =>
  [table?.event ? t('event-where', { round: table.event_round }) : '', ...more].filter(Boolean).join(' · ');
