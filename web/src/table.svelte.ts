// One table as this page knows it: what the line tells, what is on its way, and whose eyes are open.
import { announced } from './announcements.svelte';
import { call, notify } from './attention';
import { acknowledged, contribute, storyOfDeal } from './contribution';
import { marked, parts, spoken, type Face, type Part, type Translate } from './face';
import { Refused } from './house';
import { sawDraws } from './keepsakes';
import { TableSocket, socketAddress, type SocketState } from './websocket';
import { namesOf } from './names';
import { isStill, settings } from './settings.svelte';
import { recount } from './recount';
import { play as sound } from './sound';
import { Telling } from './telling.svelte';
import { moment, t as shellText } from './words.svelte';
import type { Ask, Bye, HintNow, Question, Reacted, Reaction, Spoken, Steps, TableNow, Tell, ViewNow } from './wire';

/** How many sentences the story keeps. */
const STORY = 200;
/** How many steps of a match are told again to somebody who comes in. */
const RECALLED = 30;

export interface Gesture { key: number; seat: number | null; name: string; kind: Reaction }

export class TableModel {
  table = $state.raw<TableNow | null>(null);
  state = $state<SocketState>('connecting');
  bye = $state.raw<Bye | null>(null);
  chat = $state.raw<Spoken[]>([]);
  unread = $state(0);
  gestures = $state.raw<Gesture[]>([]);
  story = $state.raw<Part[][]>([]);
  /** What a screen reader is told politely, and what at once. */
  polite = $state('');
  urgent = $state('');
  /** A word is on its way. */
  sending = $state(false);
  hint = $state.raw<HintNow | null>(null);
  hinting = $state(false);
  /** Why the last thing I asked for was not done. */
  notice = $state('');
  telling = $state.raw<Telling | null>(null);
  /** By seat: from when on a bot can be asked for in the place of somebody who is away. */
  botFrom = $state.raw<(number | null)[]>([]);
  /** Somebody is being reported: whoever said a line, or somebody to be chosen. */
  reporting = $state.raw<{ line: Spoken | null } | null>(null);
  /** In hot seat: nobody looks. */
  curtain = $state(false);

  #latest = $state.raw<ViewNow | null>(null);

  readonly names = $derived(namesOf(this.table?.seats ?? [], shellText));
  readonly mySeats = $derived((this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])));
  readonly hotSeat = $derived(this.mySeats.length > 1);
  readonly view = $derived(this.telling?.shown ?? null);
  readonly me = $derived(this.view?.seat ?? null);
  /** Other people who have a seat in this match, also those in whose place a bot plays. */
  readonly others = $derived((this.table?.seats ?? []).filter((seat) => seat.person && !seat.mine).length);
  readonly mayHint = $derived(this.others === 0 && this.mySeats.length === 1 && (this.view?.legal.length ?? 0) > 0);
  /** In hot seat: the seat of mine that is waited for; where a bot plays on, nobody need take the device. */
  readonly next = $derived(this.#latest ? (this.#latest.holding_up.find((seat) => this.mySeats.includes(seat) && this.table?.seats[seat]?.bot === null) ?? null) : null);

  #line: TableSocket;
  #face: Face | null = null;
  #t: Translate = shellText;
  #root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #wasMine = false;
  #count = 0;
  #recalled = '';
  #given = new Set<string>();
  /** What was told about the making of the deal. */
  #ofDeal: string[] = [];
  /** In hot seat: the seat that was last asked to be looked through. */
  #eyes: number | null = null;

  constructor(readonly id: string) {
    this.#line = new TableSocket(socketAddress(id), { tell: (message) => this.#heard(message), state: (state) => this.#changed(state), bye: (bye) => (this.bye = bye) });
  }

  close(): void {
    this.#line.close();
    call('');
  }

  hurry(): void {
    this.#line.hurry();
  }

  renew(): void {
    this.#line.renew();
  }

  /** The game's face and texts are there: from now on views are shown. */
  wear(face: Face, t: Translate): void {
    this.#face = face;
    this.#t = t;
    this.telling = new Telling(
      face,
      { root: () => this.#root, layer: () => this.#layer, reduced: isStill, names: () => this.names, t: () => t },
      { sentence: (text) => this.#tell(text) },
    );
    if (this.#latest) this.#show(this.#latest);
  }

  /** Where the table is drawn. */
  stage(root: HTMLElement | null, layer: HTMLElement | null): void {
    this.#root = root;
    this.#layer = layer;
  }

  // What I ask

  async say(word: string): Promise<void> {
    const view = this.#latest;
    if (!view || view.seat === null || this.sending) return;
    this.sending = true;
    this.hint = null;
    const done = await this.#ask({ do: 'play', seat: view.seat, at: view.at, word });
    this.sending = false;
    if (done && this.hotSeat) this.#mayFall();
  }

  async undo(): Promise<void> {
    const view = this.#latest;
    if (!view || view.seat === null) return;
    if (view.back) await this.#ask({ do: 'back', seat: view.seat, at: view.at });
    // Among bots nobody has to be asked.
    else if (this.table?.takebacks && this.others === 0) await this.propose('takeback', view.seat);
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.me === null || !this.mayHint) return;
    this.hinting = true;
    const answer = await this.#ask({ do: 'hint', seat: this.me });
    this.hinting = false;
    if (answer?.is === 'hint') this.hint = answer;
  }

  propose(what: Question, seat: number): Promise<unknown> {
    return this.#ask({ do: 'propose', what, seat });
  }

  async answer(yes: boolean): Promise<void> {
    const question = this.table?.proposal?.number;
    if (question !== undefined) await this.#ask({ do: 'answer', yes, question });
  }

  async look(seat: number | null): Promise<void> {
    // Whoever sat here before leaves nothing behind on the page.
    this.curtain = seat === null;
    this.#eyes = seat;
    this.story = [];
    this.polite = '';
    this.urgent = '';
    this.hint = null;
    this.#recalled = '';
    await this.#ask({ do: 'look', seat });
  }

  async sayAloud(text: string, team = false): Promise<boolean> {
    return (await this.#ask({ do: 'say', text, team })) !== null;
  }

  ask(ask: Ask): Promise<unknown> {
    return this.#ask(ask);
  }

  read(): void {
    this.unread = 0;
  }

  async #ask(ask: Ask) {
    this.notice = '';
    try {
      return await this.#line.ask(ask);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'stale') this.notice = noticeOf(error);
      return null;
    }
  }

  // What I am told

  #changed(state: SocketState): void {
    const before = this.state;
    this.state = state;
    if (state === 'lost' && before !== 'lost' && before !== 'connecting') this.urgent = shellText('connection-lost');
    if (state === 'open' && this.urgent) this.urgent = shellText('connection-back');
  }

  #heard(message: Tell): void {
    switch (message.is) {
      case 'table':
        this.table = message;
        this.botFrom = message.seats.map((seat) => (seat.bot_in === null ? null : Date.now() + seat.bot_in * 1000));
        this.#contribute(message);
        this.#tellOfDeal(message);
        if (message.news) this.#news(message);
        break;
      case 'view':
        // In hot seat, what comes late for eyes that are closed by now is nobody's to see.
        if (this.hotSeat && message.seat !== null && message.seat !== this.#eyes && !message.over) break;
        if (message.at !== this.#latest?.at) this.hint = null;
        this.#latest = message;
        // Around one device nothing is remembered: whoever comes next could read it.
        if (!this.hotSeat) sawDraws(this.id, message.events ?? [], message.draws);
        this.#show(message);
        break;
      case 'chat':
        this.#chat(message.lines);
        break;
      case 'reacted':
        this.#gesture(message);
        break;
      case 'announced':
        announced(message.announcements);
        break;
      default:
    }
  }

  /** Each part of the deal is sent once; should the server have heard it already, nobody needs to know. */
  #contribute(table: TableNow): void {
    for (const ask of contribute(table)) {
      const key = JSON.stringify(ask);
      if (this.#given.has(key)) continue;
      this.#given.add(key);
      this.#line.ask(ask).then(() => acknowledged(this.id, ask), () => undefined);
    }
  }

  /** Tells what is new about the making of the deal; what was told once is told again only to those who come later. */
  #tellOfDeal(table: TableNow): void {
    const lines = storyOfDeal(table, this.names, shellText);
    for (const line of lines.filter((one) => !this.#ofDeal.includes(one))) this.#tell(line);
    this.#ofDeal = lines;
  }

  #show(view: ViewNow): void {
    if (this.hotSeat) this.curtain = view.seat === null && !view.over;
    this.telling?.next(view);
    if (view.events === null) void this.#recall(view);
    this.#turn(view);
    // Not only a word hands the turn on: somebody may resign, or take back.
    if (this.hotSeat && !this.sending) this.#mayFall();
  }

  /** In hot seat the curtain falls as soon as somebody else is to act. */
  #mayFall(): void {
    const view = this.#latest;
    if (view && !view.over && view.seat !== null && !view.holding_up.includes(view.seat)) void this.look(null);
  }

  #turn(view: ViewNow): void {
    const mine = view.legal.length > 0 && view.holding_up.includes(view.seat ?? -1);
    if (mine && this.#face) {
      const prompt = this.#face.prompt(view, view.seat, this.names, this.#t);
      this.urgent = `${prompt.state}. ${prompt.step}`;
      call(shellText('title-turn'));
      if (!this.#wasMine) {
        sound('turn');
        if (settings.notify) notify(prompt.state, prompt.step);
      }
    } else if (!mine) {
      call('');
    }
    this.#wasMine = mine;
  }

  #tell(text: string): void {
    this.story = [parts(text), ...this.story].slice(0, STORY);
    const face = this.#face;
    this.polite = spoken(text, (word) => face?.called(word, this.#t) ?? word);
  }

  /** Tells the last steps again to somebody who has just come in or opened his eyes. */
  async #recall(view: ViewNow): Promise<void> {
    const face = this.#face;
    const key = `${view.seat} ${view.at}`;
    if (!face || this.#recalled === key) return;
    this.#recalled = key;
    const first = await this.#steps(0, 1);
    if (!first) return;
    const steps = await this.#steps(Math.max(0, first.total - RECALLED - 1), RECALLED + 1);
    if (!steps || this.#recalled !== key || (this.me ?? -2) !== steps.viewer) return;
    const sentences = recount(face, steps.steps, this.names.map(marked), view.seat, this.#t);
    this.story = [...this.#ofDeal, ...sentences].map(parts).reverse();
    if (!view.over && !this.hotSeat) sawDraws(this.id, steps.steps.flatMap((step) => step.events), Infinity);
  }

  async #steps(start: number, count: number): Promise<Steps | null> {
    try {
      const answer = await this.#line.ask({ do: 'replay', start, count, viewer: null });
      return answer.is === 'steps' ? answer : null;
    } catch {
      return null;
    }
  }

  #news(table: TableNow): void {
    const news = table.news;
    if (!news) return;
    const id = `news-${news.what.replaceAll(' ', '-')}`;
    const name = news.seat === null ? '' : (this.names[news.seat] ?? '');
    const mine = news.seat !== null && !this.hotSeat && this.mySeats.includes(news.seat);
    const text = shellText(id, { name: marked(name), who: mine ? 'me' : 'other' });
    if (text !== id && news.what !== 'hashed' && news.what !== 'revealed') this.#tell(text);
  }

  #chat(lines: Spoken[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    const first = this.chat.length === 0;
    this.chat = [...this.chat, ...fresh].slice(-200);
    if (!first) {
      this.unread += fresh.filter((line) => line.seat === null || !this.mySeats.includes(line.seat)).length;
      const last = fresh.at(-1);
      if (last) this.polite = `${last.name}: ${last.text}`;
    }
  }

  #gesture(message: Reacted): void {
    const key = ++this.#count;
    const name = message.seat === null ? message.name : (this.names[message.seat] ?? message.name);
    this.gestures = [...this.gestures, { key, seat: message.seat, name, kind: message.kind }];
    this.polite = `${name}: ${shellText(`reaction-${message.kind}`)}`;
    setTimeout(() => (this.gestures = this.gestures.filter((one) => one.key !== key)), 2600);
  }
}

/** A refusal in the person's language, or in the server's words where we have none for it. */
export function noticeOf(error: unknown): string {
  if (!(error instanceof Refused)) return shellText('refused-error');
  const id = `refused-${error.reason}`;
  const text = shellText(id, { ...error.values, ...(error.until === null ? {} : { until: moment(error.until) }) });
  return text === id ? error.message : text;
}
