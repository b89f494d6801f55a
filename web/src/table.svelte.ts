// One table as this page knows it: what the line tells, what is on its way, and whose eyes are open.
import { announced } from './announcements.svelte';
import { call, notify, tremble } from './attention';
import { acknowledged, contribute, storyOfDeal } from './contribution';
import { marked, parts, spoken, type Face, type Part, type Translate } from './face';
import type { Gesture } from './parts/Gestures.svelte';
import { Refused } from './house';
import { sawDraws } from './keepsakes';
import { lastRead, readUpTo } from './lastread';
import { TableSocket, socketAddress, type SocketState } from './websocket';
import { me } from './me.svelte';
import { sat } from './mytables';
import { namesOf } from './names';
import { noticeOf } from './notice';
import { isStill, settings } from './settings.svelte';
import { recount } from './recount';
import { play as sound } from './sound';
import { Telling } from './telling.svelte';
import type { TimeLeft } from './time';
import { Timekeeper } from './timekeeper.svelte';
import { t as shellText } from './words.svelte';
import { BACK, JUDGE, SOMEBODY } from './wire';
import type { Ask, Bye, HintNow, Question, Reacted, Spoken, Step, Steps, TableNow, Tell, ViewNow } from './wire';

/** How many sentences the story keeps. */
const STORY = 200;
/** How many steps of a match are told again to somebody who comes in. */
const RECALLED = 30;
/** Milliseconds for which a message that came is shown, and a reaction. */
const PREVIEW = 7000;
const REACTION = 3000;
/** Around one device: after so long the cards are hidden even if nobody says so. */
const SHOWN = 20_000;
/** How long lots may take to be drawn. */
const LOTS = 6000;

export class TableModel {
  table = $state.raw<TableNow | null>(null);
  state = $state<SocketState>('connecting');
  bye = $state.raw<Bye | null>(null);
  chat = $state.raw<Spoken[]>([]);
  unread = $state(0);
  /** The message that came last, for some seconds, where the chat is not open. */
  preview = $state.raw<Spoken | null>(null);
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
  /** The same, as one word. */
  refusal = '';
  telling = $state.raw<Telling | null>(null);
  /** By seat: from when on a bot can be asked for in the place of somebody who is away. */
  botFrom = $state.raw<(number | null)[]>([]);
  /** Somebody is being reported: whoever said a line, or somebody to be chosen. */
  reporting = $state.raw<{ line: Spoken | null } | null>(null);
  /** In hot seat: nobody looks. */
  curtain = $state(false);
  /** In hot seat: what I drew with my last move, to be seen before the device is passed on. */
  passing = $state.raw<string[] | null>(null);
  readonly clock = new Timekeeper((text) => (this.urgent = text));
  /** For how long bots still leave me what I may do out of turn. */
  leeway = $state.raw<{ seconds: number; told: number } | null>(null);
  /** Lots are being drawn: from which order of seats. */
  lots = $state.raw<number[] | null>(null);
  /** A move was taken back: what follows is chosen by hand, even if there is no choice. */
  byHand = $state(false);

  #latest = $state.raw<ViewNow | null>(null);

  readonly names = $derived(namesOf(this.table?.seats ?? [], shellText));
  readonly mySeats = $derived.by(() => (this.screen ? [] : (this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : []))));
  readonly hotSeat = $derived(this.mySeats.length > 1);
  readonly view = $derived(this.#uncovered(this.telling?.shown ?? null));
  readonly me = $derived(this.view?.seat ?? null);
  /** In hot seat: nobody's cards are to be seen. */
  readonly covered = $derived(this.hotSeat && this.telling?.shown?.seat === null && !this.telling.shown.over);
  /** Other people who have a seat in this match, also those in whose place a bot plays. */
  readonly others = $derived((this.table?.seats ?? []).filter((seat) => seat.person && !seat.mine).length);
  readonly mayHint = $derived((this.table?.hints ?? true) && this.others === 0 && this.mySeats.length === 1 && (this.view?.legal.length ?? 0) > 0);
  /** Who watches, in words; empty where nobody does. */
  readonly audience = $derived.by((): string => {
    const names = (this.table?.spectators ?? []).filter((name) => this.mySeats.length > 0 || name !== (me()?.name || SOMEBODY));
    if (!names.length) return this.mySeats.length && this.table?.watching ? shellText('watching', { count: this.table.watching }) : '';
    const list = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' });
    return shellText('watching-names', { names: list.format(names.map((name) => (name === SOMEBODY ? shellText('watcher') : name))), count: names.length });
  });
  /** In hot seat: the seat of mine that is waited for; where a bot plays on, nobody need take the device. */
  readonly next = $derived(
    this.#latest ? (this.#latest.holding_up.find((seat) => this.mySeats.includes(seat) && this.table?.seats[seat]?.bot === null) ?? null) : null,
  );

  #line: TableSocket;
  #face: Face | null = null;
  #t: Translate = shellText;
  #root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #wasMine = false;
  #count = 0;
  /** The messages of before have come. */
  #chatting = false;
  #recalled = '';
  #given = new Set<string>();
  /** What was told about the making of the deal. */
  #ofDeal: string[] = [];
  /** In hot seat: the seat that was last asked to be looked through, and the last that was. */
  #eyes: number | null = null;
  #lastEyes = $state<number | null>(null);
  /** Views that came while a bot played in my place: their story does not say that I did it. */
  #byBot = new WeakSet<ViewNow>();
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #drawLots: (() => void) | null = null;
  #lotsDrawn: Promise<void> | null = null;

  /** A big screen shows what spectators see, also where its owner has a seat. */
  constructor(
    readonly id: string,
    private readonly screen = false,
  ) {
    this.#line = new TableSocket(socketAddress(id, location, screen), {
      tell: (message) => this.#heard(message),
      state: (state) => this.#changed(state),
      bye: (bye) => (this.bye = bye),
    });
  }

  close(): void {
    this.#line.close();
    this.clock.watch(null, null);
    clearTimeout(this.#hiding);
    call('');
  }

  /** The browser says that the network is gone. */
  doubt(): void {
    this.#line.doubt();
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
      {
        root: () => this.#root,
        layer: () => this.#layer,
        reduced: isStill,
        // Nobody closes a sheet on a big screen.
        holds: () => !this.screen,
        t: () => t,
        names: (view) => (this.#byBot.has(view) ? this.#namesOfBots() : this.names),
        me: (view) => (this.#byBot.has(view) ? null : view.seat),
        ready: () => this.#lotsDrawn,
      },
      { sentence: (text) => this.#tell(text), settled: () => this.#settled() },
    );
    // What happened before the face was there is recalled with the rest of the story.
    if (this.#latest) this.#show({ ...this.#latest, events: null }, null);
  }

  /** Where the table is drawn. */
  stage(root: HTMLElement | null, layer: HTMLElement | null): void {
    this.#root = root;
    this.#layer = layer;
  }

  // What I ask

  async say(word: string, forced = false): Promise<void> {
    const view = this.#latest;
    if (!view || view.seat === null || this.sending) return;
    this.sending = true;
    if (!forced) this.byHand = false;
    this.hint = null;
    const done = await this.#ask({ do: 'play', seat: view.seat, at: view.at, word });
    this.sending = false;
    if (done) this.#mayFall();
  }

  /** The only word that I can say and must say, if there is just one. */
  readonly forced = $derived.by(() => {
    const view = this.view;
    if (!view || this.hotSeat || view.seat === null || this.sending || this.telling?.busy || this.byHand) return null;
    return view.legal.length === 1 && view.holding_up.includes(view.seat) ? (view.legal[0] ?? null) : null;
  });

  /** The result of a round has been read. Around one device the next cards are for somebody else. */
  goOn(): void {
    if (this.hotSeat && this.#latest?.seat !== null) void this.look(null);
    else this.telling?.goOn();
  }

  /** What is left of a seat's time, if a person's time runs there. */
  time(seat: number): TimeLeft | null {
    return this.table?.seats[seat]?.bot === null ? this.clock.of(seat) : null;
  }

  async undo(): Promise<void> {
    const view = this.#latest;
    if (!view || view.seat === null) return;
    this.byHand = true;
    if (view.back) await this.#ask({ do: 'back', seat: view.seat, at: view.at });
    // Among bots nobody has to be asked.
    else if (view.takeback && this.others === 0) await this.propose('takeback', view.seat);
  }

  /** Asks the others for my last move back; among bots nobody has to be asked. */
  async askBack(seat: number): Promise<void> {
    this.byHand = true;
    await this.propose('takeback', seat);
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
    if (seat !== null) this.#lastEyes = seat;
    this.passing = null;
    clearTimeout(this.#hiding);
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

  /** Everything that was said has been read. */
  read(): void {
    readUpTo(this.id, this.chat.at(-1)?.number ?? 0);
    this.unread = 0;
    this.preview = null;
  }

  /** What somebody is called who said something. */
  speaker(line: Spoken): string {
    if (line.seat !== null) return this.names[line.seat] ?? line.name;
    return line.name === SOMEBODY ? shellText('watcher') : line.name;
  }

  async #ask(ask: Ask) {
    this.notice = '';
    try {
      return await this.#line.ask(ask);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'stale') this.notice = noticeOf(error);
      this.refusal = error instanceof Refused ? error.reason : '';
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
        this.#spectators(message);
        this.table = message;
        this.botFrom = message.seats.map((seat) => (seat.bot_in === null ? null : Date.now() + seat.bot_in * 1000));
        if (message.status === 'running' || message.status === 'over') sat(this.id, this.mySeats);
        this.#contribute(message);
        this.#tellOfDeal(message);
        if (message.news) this.#news(message);
        this.#watchTime();
        break;
      case 'view':
        // In hot seat, what comes late for eyes that are closed by now is nobody's to see.
        if (this.hotSeat && message.seat !== null && message.seat !== this.#eyes && !message.over) break;
        if (message.at !== this.#latest?.at) this.hint = null;
        this.clock.told(message.clocks);
        this.leeway = message.leeway === null || message.leeway === undefined ? null : { seconds: message.leeway, told: performance.now() };
        if (this.#isReplaced(message.seat)) this.#byBot.add(message);
        // Around one device nothing is remembered: whoever comes next could read it.
        if (!this.hotSeat) sawDraws(this.id, message.events ?? [], message.draws);
        this.#show(message);
        this.#watchTime();
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
      this.#line.ask(ask).then(
        () => acknowledged(this.id, ask),
        () => undefined,
      );
    }
  }

  /** Tells what is new about the making of the deal; what was told once is told again only to those who come later. */
  #tellOfDeal(table: TableNow): void {
    const lines = storyOfDeal(table, this.names, shellText);
    for (const line of lines.filter((one) => !this.#ofDeal.includes(one))) this.#tell(line);
    this.#ofDeal = lines;
  }

  #show(view: ViewNow, before = this.#latest): void {
    this.#latest = view;
    if (this.hotSeat) this.#lookedThrough(view);
    this.telling?.next(view);
    // A view of the same moment has nothing new to tell: a bot has come, or the connection is back.
    const known = before?.seat === view.seat && before.at === view.at && this.story.length > 0;
    if (view.events === null && !known) void this.#recall(view);
    this.#turn(view);
    // Not only a word hands the turn on: somebody may resign, or take back.
    this.#mayFall();
  }

  /** In hot seat: whose eyes these are, and what they drew at the end of their turn. */
  #lookedThrough(view: ViewNow): void {
    this.curtain = view.seat === null && !view.over;
    if (view.seat === null) return;
    const hand = `hand ${view.seat}`;
    const drawn = (view.events ?? [])
      .filter((event) => event.drawn !== undefined && event.drawn !== null && event.target === hand)
      .flatMap((event) => event.pieces);
    if (drawn.length && !view.holding_up.includes(view.seat)) this.passing = [...(this.passing ?? []), ...drawn.filter((piece) => piece !== BACK)];
  }

  /** In hot seat the curtain falls when somebody else is to act and everything was shown; a card that was drawn is seen first. */
  #mayFall(): void {
    const view = this.#latest;
    if (!this.hotSeat || this.sending || this.telling?.busy || !view || view.over || view.seat === null || view.holding_up.includes(view.seat)) return;
    clearTimeout(this.#hiding);
    if (this.passing?.length) this.#hiding = setTimeout(() => void this.look(null), SHOWN);
    else void this.look(null);
  }

  /** With the curtain closed the table stays as it lay before the last player, with the backs of their cards. */
  #uncovered(view: ViewNow | null): ViewNow | null {
    if (!view || !this.hotSeat || view.seat !== null || view.over) return view;
    const seat = this.#lastEyes ?? this.next ?? this.mySeats[0] ?? null;
    return { ...view, seat };
  }

  // My time

  #isReplaced(seat: number | null): boolean {
    return seat !== null && (this.table?.seats[seat]?.bot ?? null) !== null;
  }

  #namesOfBots(): string[] {
    return this.names.map((name, seat) => (!this.hotSeat && this.mySeats.includes(seat) ? shellText('your-bot') : name));
  }

  /** The seat whose time is mine now: around one device, that of whoever is next. */
  #watchTime(): void {
    const seat = this.#latest?.seat ?? this.next;
    this.clock.watch(seat, seat === null ? null : this.time(seat));
  }

  // Lots

  /** Shows how the lots fall before the cards are dealt; `turned` is by how many seats everybody has moved on. */
  #throwLots(turned: number, seats: number): void {
    this.lots = Array.from({ length: seats }, (_, before) => (before + turned) % seats);
    this.#lotsDrawn = new Promise((resolve) => (this.#drawLots = resolve));
    // Whatever becomes of the drawing, the match goes on.
    setTimeout(() => this.lotsShown(), LOTS);
  }

  lotsShown(): void {
    this.lots = null;
    this.#lotsDrawn = null;
    this.#drawLots?.();
  }

  #turn(view: ViewNow): void {
    const mine = view.legal.length > 0 && view.holding_up.includes(view.seat ?? -1);
    if (mine && this.#face) {
      const prompt = this.#face.prompt(view, view.seat, this.names, this.#t);
      call(shellText('title-turn'));
      if (!this.#wasMine) {
        sound('turn');
        if (settings.vibrate) tremble(40);
        if (settings.notify) notify(prompt.state, prompt.step);
      }
    } else if (!mine) {
      call('');
    }
    this.#wasMine = mine;
  }

  #settled(): void {
    this.#askNow();
    this.#mayFall();
  }

  /** Says what is to be done, once all that led there has been told. */
  #askNow(): void {
    const view = this.#latest;
    if (!view || !this.#face) return;
    if (view.over) this.urgent = shellText('state-over');
    else if (view.legal.length > 0 && view.holding_up.includes(view.seat ?? -1)) {
      const prompt = this.#face.prompt(view, view.seat, this.names, this.#t);
      this.urgent = `${prompt.state}. ${prompt.step}`;
    }
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
    if (!steps || this.#recalled !== key || (this.#latest?.seat ?? -2) !== steps.viewer) return;
    const replaced = (step: Step): boolean => step.bot && step.seat !== null && step.seat === view.seat;
    const teller = (step: Step) => (replaced(step) ? { names: this.#namesOfBots().map(marked), me: null } : { names: this.names.map(marked), me: view.seat });
    const sentences = recount(face, steps.steps, teller, this.#t);
    this.story = [...this.#ofDeal, ...sentences].map(parts).reverse();
    if (!view.over && !this.hotSeat)
      sawDraws(
        this.id,
        steps.steps.flatMap((step) => step.events),
        Infinity,
      );
  }

  /** The last step of a match that is over, with all cards open. */
  async lastStep(): Promise<Step | null> {
    const first = await this.#steps(0, 1, JUDGE);
    const last = first && (await this.#steps(first.total - 1, 1, JUDGE));
    return last?.steps[0] ?? null;
  }

  async #steps(start: number, count: number, viewer: number | null = null): Promise<Steps | null> {
    try {
      const answer = await this.#line.ask({ do: 'replay', start, count, viewer });
      return answer.is === 'steps' ? answer : null;
    } catch {
      return null;
    }
  }

  #news(table: TableNow): void {
    const news = table.news;
    if (!news) return;
    if (news.what === 'lots' && table.lots !== null) this.#throwLots(table.lots, table.seats.length);
    const id = `news-${news.what.replaceAll(' ', '-')}`;
    // Whoever has left a seat is not found there any more.
    const left = news.what === 'stood' || news.what === 'removed';
    const guest = shellText('guest-number', { number: (news.seat ?? 0) + 1 });
    const name = left ? (news.name === SOMEBODY ? guest : (news.name ?? '')) : news.seat === null ? '' : (this.names[news.seat] ?? '');
    const mine = news.mine && !this.hotSeat;
    if (news.what === 'removed' && news.mine) this.notice = shellText('waiting-removed');
    const text = shellText(id, { name: marked(name), who: mine ? 'me' : 'other' });
    if (text !== id && news.what !== 'hashed' && news.what !== 'revealed') this.#tell(text);
  }

  /** Tells of those who have come to watch. */
  #spectators(table: TableNow): void {
    const before = this.table?.spectators;
    if (!before || table.status === 'open') return;
    for (const name of table.spectators.filter((one) => !before.includes(one))) {
      if (this.mySeats.length || name !== (me()?.name || SOMEBODY))
        this.#tell(shellText('watching-names', { names: marked(name === SOMEBODY ? shellText('watcher') : name), count: 1 }));
    }
  }

  #chat(lines: Spoken[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    this.chat = [...this.chat, ...fresh].slice(-200);
    const read = lastRead(this.id);
    const byOthers = (line: Spoken): boolean => !this.#isMine(line);
    this.unread = this.chat.filter((line) => line.number > read && byOthers(line)).length;
    const last = fresh.filter(byOthers).at(-1);
    // Of what was said before I came a dot is enough.
    const live = this.#chatting;
    this.#chatting = true;
    if (!live || !last) return;
    this.polite = `${this.speaker(last)}: ${last.text}`;
    this.preview = last;
    setTimeout(() => {
      if (this.preview === last) this.preview = null;
    }, PREVIEW);
  }

  #isMine(line: Spoken): boolean {
    return line.seat === null ? this.mySeats.length === 0 && line.name === me()?.name : this.mySeats.includes(line.seat);
  }

  #gesture(message: Reacted): void {
    const key = ++this.#count;
    const name = message.seat !== null ? (this.names[message.seat] ?? message.name) : message.name === SOMEBODY ? shellText('watcher') : message.name;
    this.gestures = [...this.gestures, { key, seat: message.seat, name, kind: message.kind }];
    this.polite = `${name}: ${shellText(`reaction-${message.kind}`)}`;
    setTimeout(() => (this.gestures = this.gestures.filter((one) => one.key !== key)), REACTION);
  }
}
