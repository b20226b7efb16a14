/** One match at one screen: the one object that boards and panels talk to. What it does is done by its parts. */
import type { CardInfo, GameClient, Laid } from '../games/client';
import type { Choice, PlaceId, Verbs } from './choices';
import { plain, type Picture } from './merge';
import { People } from './people.svelte';
import { hints } from './hint.svelte';
import { Place } from './place.svelte';
import { beside } from './reasons';
import { Acts } from './table/acts.svelte';
import { Chat } from './table/chat.svelte';
import { Choosing } from './table/choosing.svelte';
import { Lights } from './table/lights.svelte';
import { Link } from './table/link.svelte';
import { Questions } from './table/questions.svelte';
import { Refusals } from './table/refusals';
import { Replay } from './table/replay.svelte';
import { TakeBack } from './table/takeback.svelte';
import { Turns } from './table/turns.svelte';
import { Screen } from './table/screen.svelte';
import { Words } from './table/words';
import { GameText, t } from './text.svelte';
import type { EventInfo, GameStatic, MatchInfo, ReasonInfo, Rule, SeatInfo, Table } from './wire';

export class TableModel {
  readonly id: string;
  readonly game: GameStatic;
  readonly client: GameClient;
  readonly text: GameText;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly rules: ReadonlyMap<string, Rule>;
  /** what each verb is done to, and where it glows */
  readonly verbs: Verbs;

  /** the line to the match, and the picture it paints */
  readonly link: Link;
  /** who sits at this screen */
  readonly people: People;
  /** what may be chosen, and the choosing */
  readonly choosing: Choosing;
  /** why not */
  readonly refusals: Refusals;
  /** what may be asked without choosing */
  readonly questions: Questions;
  /** the past */
  readonly replay: Replay;
  /** orders, undo, resigning, and what went wrong */
  readonly acts: Acts;
  /** what lights up for a moment */
  readonly lights = new Lights();
  /** what this screen has open beside the board */
  readonly screen = new Screen();
  /** taking back by consent */
  readonly takeback: TakeBack;
  /** says that one is waited for */
  readonly turns: Turns;
  readonly chat: Chat;
  /** options and events in words */
  readonly words: Words;

  info = $state.raw<MatchInfo>() as MatchInfo;
  #places = new Map<PlaceId, Place>();

  constructor(info: MatchInfo, game: GameStatic, client: GameClient) {
    this.id = info.id;
    this.info = info;
    this.game = game;
    this.client = client;
    this.verbs = game.verbs;
    this.text = GameText.of(game, client);
    this.cards = new Map((game.cards as unknown as CardInfo[]).map((card) => [card.id, card]));
    this.rules = new Map(game.rules.map((rule) => [rule.rule, rule]));
    const seated = info.seats.flatMap((s) => (s.me && s.person ? [[s.seat, s.person]] : []));
    this.people = new People(info.id, Object.fromEntries(seated));
    this.words = new Words(this.text, this.verbs);
    this.chat = new Chat(info.id);
    this.link = new Link(info.id, {
      onpicture: (before, next) => this.#follow(before, next),
      onchat: (line) => this.chat.hear(line),
      onopen: () => void this.chat.catchUp(),
    });
    this.choosing = new Choosing(this);
    this.refusals = new Refusals(this);
    this.questions = new Questions(this);
    this.replay = new Replay(this);
    this.acts = new Acts(this);
    this.takeback = new TakeBack(this);
    this.turns = new Turns(this);
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
    this.lights.close();
    this.turns.close();
  }

  /** The table has changed: what was pointed at, asked and remembered of it is past. */
  #follow(before: Picture | null, next: Picture): void {
    const { table } = next;
    const moved = !before || before.table.n !== table.n || before.table.epoch !== table.epoch;
    if (before && moved) {
      this.turns.follow(before.table, table);
      this.choosing.forget();
      this.refusals.forget();
      this.questions.forget();
      this.replay.forget();
      this.acts.problem = null;
      this.#touch(before.events, next.events);
      hints.again();
    }
    if (!before || before.table.seats !== table.seats || before.table.result !== table.result) {
      this.info = { ...this.info, seats: table.seats, result: table.result };
    }
    if (moved) this.people.arrive(table.decision?.seat ?? null);
  }

  #touch(before: EventInfo[], after: EventInfo[]): void {
    const last = before.at(-1)?.e ?? 0;
    const later = after.filter((event) => event.e > last);
    this.lights.flash(later.flatMap((event) => this.words.targets(event.args)));
  }

  /** Something that can be pointed at; `own` is an option without a place of its own that is drawn there. */
  place(id: PlaceId, own?: Choice): Place {
    if (own) return new Place(this, id, own);
    let found = this.#places.get(id);
    if (!found) this.#places.set(id, (found = new Place(this, id)));
    return found;
  }

  // What is shown

  /** The table as it is now. */
  get live(): Table | null {
    return this.link.table;
  }

  /** The table that is looked at: now, or at a point of the past. */
  get shown(): Table | null {
    return this.replay.past ?? this.live;
  }

  readonly seats: SeatInfo[] = $derived.by(() => this.live?.seats ?? this.info.seats);
  readonly mine: string[] = $derived(this.seats.filter((seat) => seat.me && !seat.left).map((seat) => seat.seat));
  readonly over: boolean = $derived.by(() => Boolean(this.live?.result));
  readonly curtain: boolean = $derived.by(() => this.replay.at === null && !this.over && this.people.curtain);

  /** Events up to the point that is looked at, as far as the person at the screen may know them. */
  readonly events: EventInfo[] = $derived.by(() => {
    const { people } = this;
    const known = this.replay.events;
    if (!people.several || this.over) return known;
    return known.map((event) => (people.knows(String(event.args['seat'])) ? event : plain(event)));
  });

  /** Why bots chose, by the event it stands beside. */
  readonly reasons: Map<number, ReasonInfo[]> = $derived.by(() => {
    const given = this.live?.reasons ?? [];
    return given.length ? beside(this.events, given) : new Map();
  });

  /** The seat whose cards are in view; null for somebody who only watches. */
  readonly eyes: string | null = $derived.by(() => this.replay.eyes ?? this.people.looking(this.mine));

  readonly own: unknown = $derived.by(() => (this.curtain || !this.eyes ? null : (this.shown?.own[this.eyes] ?? null)));
  readonly hand: string[] = $derived.by(() => (this.own ? this.client.hand(this.own) : []));
  readonly laid: Laid[] = $derived.by(() =>
    this.eyes && this.shown ? this.client.laid(this.shown.view, this.own, this.eyes) : [],
  );

  /** Who plays a seat, in a word. */
  player(seat: string): string {
    const info = this.seats.find((s) => s.seat === seat);
    if (!info) return '';
    if (info.kind === 'bot') return this.text.name('bot', info.bot ?? '');
    if (info.kind === 'open') return t('seat-open');
    if (info.me) return this.people.several ? this.people.personOf(seat) : t('seat-me');
    return info.name ?? '';
  }
}
