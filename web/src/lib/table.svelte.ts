/** One match at one screen: what is shown, what may be chosen, and what was sent. No rule of any game. */
import type { CardInfo, GameClient, Laid } from '../games/client';
import { api, ApiError } from './api';
import type { Args, Message } from './catalogue';
import { argsOf, meant, placeName, placeOf, sortOptions, split, type Choice, type Place, type Sorted } from './choices';
import { Line, type LineState } from './live';
import { lastEvent, plain, withTable, withUpdate, type Picture } from './merge';
import { People } from './people.svelte';
import { beside } from './reasons';
import { go } from './route.svelte';
import { GameText } from './text.svelte';
import type {
  ChatLine,
  DecisionInfo,
  EventInfo,
  FromServer,
  GameStatic,
  MatchInfo,
  Orders,
  ReasonInfo,
  Refusal,
  Rule,
  SeatInfo,
  Table,
} from './wire';

/** What the panel beside the board shows. */
export type Tab = 'log' | 'cards' | 'points' | 'chat' | 'match';

const NOTHING: Sorted = { places: new Map(), buttons: [] };
/** how long changed places stay lit */
const LIT = 1800;

export class TableModel {
  readonly id: string;
  readonly game: GameStatic;
  readonly client: GameClient;
  readonly text: GameText;
  readonly cards: Map<string, CardInfo>;
  readonly rules: Map<string, Rule>;
  readonly people: People;
  readonly #kinds: ReadonlySet<string>;

  info = $state.raw<MatchInfo>() as MatchInfo;
  #picture = $state.raw<Picture | null>(null);
  line = $state<LineState>('connecting');
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<{ seats: string[]; watching: number }>({ seats: [], watching: 0 });

  /** the point of the match that is looked at; null is the present */
  at = $state<number | null>(null);
  #past = $state.raw<Table | null>(null);
  /** whose eyes: a seat, or null for the ones of the person at the screen */
  #eyes = $state<string | null>(null);

  /** a place with more than one option, pointed at */
  picked = $state<Place | null>(null);
  /** sent and not yet answered */
  pending = $state.raw<Choice | null>(null);
  problem = $state.raw<Message | null>(null);
  /** why the place that was pointed at does not offer more */
  note = $state.raw<Refusal | null>(null);
  /** lit by hovering a line of the log */
  lit = $state.raw<ReadonlySet<Place>>(new Set());
  /** touched by what just happened */
  fresh = $state.raw<ReadonlySet<Place>>(new Set());
  supply = $state(false);
  /** what the panel beside the board shows */
  tab = $state<Tab>('log');
  /** a narrow screen has pulled that panel up */
  sheet = $state(false);
  /** the seat whose cards on the table are read */
  reading = $state<string | null>(null);
  /** the rule that is open in the drawer; '' is the list, null is closed */
  rule = $state<string | null>(null);

  #line: Line | null = null;
  #freshEnd: ReturnType<typeof setTimeout> | undefined;
  #whys = new Map<string, Promise<Refusal | null>>();
  #pasts = new Map<string, Table>();
  #wanted: string | null = null;

  constructor(info: MatchInfo, game: GameStatic, client: GameClient) {
    this.id = info.id;
    this.info = info;
    this.game = game;
    this.client = client;
    this.text = new GameText({ en: game.locale['en'] ?? '', ru: game.locale['ru'] ?? '' }, client.locale);
    this.#kinds = new Set(['space', 'card', 'seat', ...Object.values(client.verbs).flatMap((verb) => verb.kinds)]);
    this.cards = new Map((game.cards as unknown as CardInfo[]).map((card) => [card.id, card]));
    this.rules = new Map(game.rules.map((rule) => [rule.rule, rule]));
    this.people = new People(
      info.id,
      Object.fromEntries(info.seats.flatMap((s) => (s.me && s.person ? [[s.seat, s.person]] : []))),
    );
  }

  // The line

  open(): void {
    this.#line = new Line(this.id, {
      resume: () => ({ after: lastEvent(this.#picture), epoch: this.#picture?.table.epoch ?? null }),
      onmessage: (message) => this.receive(message),
      onstate: (state) => this.#lineIs(state),
    });
  }

  close(): void {
    this.#line?.close();
    clearTimeout(this.#freshEnd);
  }

  #lineIs(state: LineState): void {
    this.line = state;
    if (state === 'open') void this.#catchUp();
  }

  /** What was said while nobody listened. */
  async #catchUp(): Promise<void> {
    const missed = await api.chat(this.id, this.chat.at(-1)?.id ?? 0).catch(() => []);
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...missed.filter((line) => !known.has(line.id))];
  }

  /** The line again, from the start: the reader may see more now. */
  reopen(): void {
    this.#line?.close();
    this.#picture = null;
    this.open();
  }

  receive(message: FromServer): void {
    if (message.type === 'table') this.#take(withTable(this.#picture, message));
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.present = message;
    else if (message.type === 'chat') this.#hear(message);
  }

  #update(message: Extract<FromServer, { type: 'update' }>): void {
    const next = this.#picture && withUpdate(this.#picture, message);
    if (next) this.#take(next);
    else this.#resync();
  }

  #resync(): void {
    this.#line?.send({ type: 'resync', after: lastEvent(this.#picture), epoch: this.#picture?.table.epoch ?? null });
  }

  #hear(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
  }

  #take(next: Picture): void {
    const before = this.#picture;
    this.#picture = next;
    if (before && (before.table.n !== next.table.n || before.table.epoch !== next.table.epoch)) {
      this.pending = null;
      this.picked = null;
      this.problem = null;
      this.note = null;
      this.#whys.clear();
      this.#pasts.clear();
      this.#touch(before.events, next.events);
    }
    if (!before || before.table.seats !== next.table.seats || before.table.result !== next.table.result) {
      this.info = { ...this.info, seats: next.table.seats, result: next.table.result };
    }
    const asked = next.table.decision?.seat ?? null;
    if (!before || before.table.n !== next.table.n || before.table.epoch !== next.table.epoch)
      this.people.arrive(asked);
  }

  #touch(before: EventInfo[], after: EventInfo[]): void {
    const last = before.at(-1)?.e ?? 0;
    const touched = after.filter((event) => event.e > last).flatMap((event) => this.targets(event.args));
    if (touched.length) this.light(touched);
  }

  /** Lights what just changed, for a moment. */
  light(places: Place[]): void {
    this.fresh = new Set(places);
    clearTimeout(this.#freshEnd);
    this.#freshEnd = setTimeout(() => (this.fresh = new Set()), LIT);
  }

  // What is shown

  get live(): Table | null {
    return this.#picture?.table ?? null;
  }

  get shown(): Table | null {
    return this.#past ?? this.live;
  }

  readonly seats: SeatInfo[] = $derived.by(() => this.live?.seats ?? this.info.seats);
  readonly mine: string[] = $derived(this.seats.filter((seat) => seat.me && !seat.left).map((seat) => seat.seat));
  readonly over: boolean = $derived(Boolean(this.live && this.live.result));

  /** Events up to the point that is looked at, as far as the person at the screen may know them. */
  readonly events: EventInfo[] = $derived.by(() => {
    const { people } = this;
    const known = this.#happened();
    if (!people.several || this.over) return known;
    return known.map((event) => (people.knows(String(event.args['seat'])) ? event : plain(event)));
  });

  /** Why bots chose, by the event it stands beside. */
  readonly reasons: Map<number, ReasonInfo[]> = $derived.by(() => {
    const given = this.live?.reasons ?? [];
    return given.length ? beside(this.events, given) : new Map();
  });

  #happened(): EventInfo[] {
    const all = this.#picture?.events ?? [];
    const { at } = this;
    if (at === null) return all;
    if (this.#past && this.#eyes && this.#past.after === 0) return this.#past.events;
    return all.filter((event) => event.n <= at);
  }

  readonly curtain: boolean = $derived.by(() => this.at === null && !this.over && this.people.curtain);

  /** The seat whose cards are in view; null for somebody who only watches. */
  readonly eyes: string | null = $derived.by(() => this.#eyes ?? this.people.looking(this.mine));

  readonly own: unknown = $derived.by(() => (this.curtain || !this.eyes ? null : (this.shown?.own[this.eyes] ?? null)));
  readonly hand: string[] = $derived.by(() => (this.own ? this.client.hand(this.own) : []));
  readonly laid: Laid[] = $derived.by(() =>
    this.eyes && this.shown ? this.client.laid(this.shown.view, this.own, this.eyes) : [],
  );

  /** Brings a panel into sight. */
  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }

  // What may be chosen

  readonly decision: DecisionInfo | null = $derived.by(() =>
    this.at === null && !this.curtain ? (this.live?.decision ?? null) : null,
  );

  readonly sorted: Sorted = $derived.by(() => {
    const options = this.decision?.options;
    if (!options) return NOTHING;
    const cards = this.#cardsOf(this.decision?.seat ?? '');
    const known = this.client.fromPile ? this.cards : cards;
    return sortOptions(options, this.client.verbs, (place) => !place.startsWith('card:') || known.has(place.slice(5)));
  });

  /** Cards to choose from that lie neither in hand nor on the table: laid out in place of the hand. */
  readonly offered: string[] = $derived.by(() => {
    const { decision, client } = this;
    if (!decision || !client.fromPile) return [];
    const piled = client.fromPile(decision);
    const near = this.#cardsOf(decision.seat);
    const cards = [...this.sorted.places.keys()]
      .filter((place) => place.startsWith('card:'))
      .map((place) => place.slice(5));
    return cards.filter((card) => piled || !near.has(card));
  });

  /** The cards a seat can point at: in hand and on the table. */
  #cardsOf(seat: string): Set<string> {
    const { live } = this;
    const own = live?.own[seat];
    if (!live || !own) return new Set();
    const laid = this.client.laid(live.view, own, seat).map((card) => card.card);
    return new Set([...this.client.hand(own), ...laid]);
  }

  isQuiet(option: Choice): boolean {
    return this.client.quiet.includes(String(option[0]));
  }

  may(place: Place): boolean {
    return this.sorted.places.has(place);
  }

  /** The options of the place that was pointed at. */
  readonly choices: Choice[] = $derived.by(() =>
    this.picked === null ? [] : (this.sorted.places.get(this.picked) ?? []),
  );

  /** The place of the choice that was sent and not yet answered. */
  readonly sent: Place | null = $derived.by(() => (this.pending ? placeOf(this.pending, this.client.verbs) : null));

  /** Pointing at a place: takes its only option, or lays its options out as buttons. */
  point(place: Place): void {
    const options = this.sorted.places.get(place);
    if (!options || this.pending) return;
    const only = options.length === 1 ? options[0] : undefined;
    if (only && this.#plain(only)) void this.choose(only);
    else this.#pick(this.picked === place ? null : place);
  }

  /** For each kind of place the verb that pointing means: the first of the game's list that such places offer now. */
  readonly #plainVerbs: ReadonlyMap<string, string> = $derived.by(() => {
    const order = Object.keys(this.client.verbs);
    const found = new Map<string, string>();
    for (const [place, options] of this.sorted.places) {
      const [kind] = split(place);
      for (const [verb] of options) {
        const best = found.get(kind);
        if (best === undefined || order.indexOf(String(verb)) < order.indexOf(best)) found.set(kind, String(verb));
      }
    }
    return found;
  });

  #plain(option: Choice): boolean {
    const place = placeOf(option, this.client.verbs);
    return place !== null && this.#plainVerbs.get(split(place)[0]) === option[0];
  }

  /** Whether a place offers less than others of its kind: not what pointing means there. */
  lesser(place: Place): boolean {
    return !(this.sorted.places.get(place) ?? []).some((option) => this.#plain(option));
  }

  /** What alone may be done with the lesser cards, in a word; null if there are none. */
  readonly lesserVerb: string | null = $derived.by(() => {
    for (const [place, options] of this.sorted.places) {
      if (place.startsWith('card:') && this.lesser(place)) return this.#bareVerb(String(options[0]?.[0]));
    }
    return null;
  });

  /** Points at nothing any more. */
  letGo(): void {
    this.#pick(null);
  }

  #pick(place: Place | null): void {
    this.picked = place;
    this.note = null;
    if (place) void this.#missing(place);
  }

  /** Says beside what is asked why what others offer is not offered here. */
  async #missing(place: Place): Promise<void> {
    const refusal = await this.whyLess(place);
    if (this.picked === place) this.note = refusal;
  }

  /** Why what others offer is not offered at this place: the rule, or null. */
  async whyLess(place: Place): Promise<Refusal | null> {
    const { decision } = this;
    if (!decision) return null;
    const here = this.sorted.places.get(place) ?? [];
    const offered = new Set(here.map((option) => option[0]));
    const absent = meant(decision.options, place, this.client.verbs).filter((choice) => !offered.has(choice[0] ?? ''));
    return this.#ask(decision.seat, absent.slice(0, 2));
  }

  async choose(choice: Choice): Promise<void> {
    const { decision, live } = this;
    if (!decision || !live || this.pending) return;
    this.pending = choice;
    this.problem = null;
    await this.#act(() => api.choose(this.id, decision.seat, live.n, live.epoch, choice));
  }

  /** Orders to pass until one's own turn, given from a reaction: the answer to this one follows from them. */
  async passUntilMyTurn(): Promise<void> {
    const { decision, live } = this;
    if (!decision || !live) return;
    await this.order(decision.seat, { ...live.orders[decision.seat], until_my_turn: true });
    const pass = decision.options.find((option) => option.length === 1 && option[0] === 'pass');
    if (pass && this.decision?.reaction && this.live?.n === live.n) await this.choose(pass);
  }

  async undo(): Promise<void> {
    const seat = this.live?.can_undo;
    if (!seat || !this.live) return;
    const n = this.live.n;
    await this.#act(() => api.undo(this.id, seat, n));
  }

  async resign(seat: string): Promise<void> {
    await this.#act(async () => (this.info = await api.resign(this.id, seat)));
  }

  async order(seat: string, orders: Orders): Promise<void> {
    await this.#act(() => api.orders(this.id, seat, orders));
  }

  async say(text: string): Promise<void> {
    await this.#act(async () => this.#hear(await api.say(this.id, text)));
    this.unread = 0;
  }

  /** Does something at the server; a problem is shown, and without a live line the table is fetched. */
  async #act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.pending = null;
      this.problem = asMessage(error);
      if (!(error instanceof ApiError) || error.problem.status !== 409) return;
      this.problem = null;
      this.#resync();
    }
    if (this.line !== 'open') this.#take(withTable(this.#picture, await api.table(this.id)));
  }

  /** Shows what went wrong in the prompt. */
  report(error: unknown): void {
    this.problem = asMessage(error);
  }

  /** Why a place is not offered: the rule, or null when there is nothing to say. */
  why(place: Place): Promise<Refusal | null> {
    const { decision } = this;
    if (!decision) return Promise.resolve(null);
    const known = this.#whys.get(place);
    if (known) return known;
    const choices = meant(decision.options, place, this.client.verbs);
    const answer = this.#ask(decision.seat, choices.slice(0, 4));
    this.#whys.set(place, answer);
    return answer;
  }

  async #ask(seat: string, choices: Choice[]): Promise<Refusal | null> {
    for (const choice of choices) {
      try {
        const { refusal } = await api.why(this.id, seat, choice);
        if (refusal) return refusal;
      } catch {
        return null;
      }
    }
    return null;
  }

  // The past

  /** Looks at the match after `n` choices; null is the present. */
  async goTo(n: number | null, seat: string | null = this.#eyes): Promise<void> {
    const last = this.live?.n ?? 0;
    const at = n === null || (n >= last && !seat) ? null : Math.max(0, Math.min(n, last));
    this.at = at;
    this.#eyes = seat;
    this.#pick(null);
    if (at === null) {
      this.#past = null;
      return;
    }
    const key = `${at}:${seat ?? ''}`;
    this.#wanted = key;
    const past = this.#pasts.get(key) ?? (await api.table(this.id, at, seat));
    this.#pasts.set(key, past);
    if (this.#wanted !== key || this.at === null) return;
    const before = this.#past?.n ?? last;
    this.#past = past;
    if (at === before + 1) this.light(this.events.filter((e) => e.n === at).flatMap((e) => this.targets(e.args)));
  }

  /** An analysis board from the point that is looked at. */
  async fork(): Promise<void> {
    try {
      const match = await api.fork(this.id, this.at ?? this.live?.n ?? 0);
      go(`match/${match.id}`);
    } catch (error) {
      this.report(error);
    }
  }

  /** Sees with the eyes of a seat: one's own at any time, any seat once the match is over. */
  async see(seat: string): Promise<void> {
    if (!this.mine.includes(seat)) return this.goTo(this.at ?? this.live?.n ?? 0, seat);
    this.people.look(seat);
    if (this.#eyes) await this.goTo(this.at, null);
  }

  // Words

  /** What an event or prompt is about: the places among its arguments. */
  targets(args: Args): Place[] {
    return Object.entries(args).flatMap(([key, value]) => {
      const name = key.replace(/\d+$/, '');
      const kind = this.#kinds.has(name) ? name : name.replace(/s$/, '');
      if (!this.#kinds.has(kind)) return [];
      return (Array.isArray(value) ? value : [value]).map((id) => placeName(kind, String(id)));
    });
  }

  /** An option in words: what its verb says of its targets, or the verb and their names. */
  label(option: Choice): string {
    const id = `verb-${option[0]}`;
    const args = argsOf(option, this.client.verbs) as Args;
    if (!this.text.has(id)) return [option[0], ...this.#names(args)].join(' · ');
    const bare = this.text.say(id, args);
    return bare === this.text.say(id) ? [bare, ...this.#names(args)].join(' · ') : bare;
  }

  /** An option beside the place it is about: the verb, and whatever else it names. */
  shortLabel(option: Choice): string {
    const verb = this.client.verbs[String(option[0])];
    const args = argsOf(option, this.client.verbs) as Args;
    const here = verb?.at ? verb.kinds[verb.at - 1] : undefined;
    const rest = Object.fromEntries(Object.entries(args).filter(([kind]) => kind !== here));
    const id = `verb-${option[0]}-here`;
    const name = this.text.has(id) ? this.text.say(id, args) : this.#bareVerb(String(option[0]));
    return [name, ...this.#names(rest)].join(' · ');
  }

  #bareVerb(verb: string): string {
    return this.text.has(`verb-${verb}`) ? this.text.say(`verb-${verb}`) : verb;
  }

  #names(args: Args): string[] {
    return Object.entries(args).map(([kind, id]) => this.text.name(kind.replace(/\d+$/, ''), String(id)));
  }
}

function asMessage(error: unknown): Message {
  if (error instanceof ApiError) {
    const { refusal, code, detail } = error.problem;
    if (refusal) return { id: refusal.id, args: refusal.args, rule: refusal.rule };
    return { id: `problem-${code}`, args: { detail } };
  }
  return { id: 'problem-unknown', args: { detail: String(error) } };
}
