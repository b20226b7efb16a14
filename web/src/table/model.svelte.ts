/** One match at one screen: the one object that boards and panels talk to. What it does is done by its parts. */
import type { GameClient, Laid } from '../games/client';
import type { Choice, PlaceId, Verbs } from './choosing/choices';
import { plain, type Picture } from '../wire/merge';
import { People } from './people/people.svelte';
import { hints } from '../controls/hint.svelte';
import { Place } from './choosing/place.svelte';
import { beside } from './history/reasons';
import { Acts } from './acts.svelte';
import { Advice } from './advice/advice.svelte';
import type { Moment } from './history/beats';
import { Chat } from './people/chat.svelte';
import { Choosing } from './choosing/choosing.svelte';
import { Coach } from './advice/coach.svelte';
import { Lights } from './lights.svelte';
import { Link } from './link.svelte';
import { Names } from './names/names';
import { Prospects } from './cards/prospects.svelte';
import { Questions } from './questions.svelte';
import { Refusals } from './choosing/refusals';
import { Replay } from './history/replay.svelte';
import { TakeBack } from './choosing/takeback.svelte';
import { Turns } from './people/turns.svelte';
import { Screen } from './screen.svelte';
import { Since } from './history/since.svelte';
import { Sounds } from './history/sounds';
import { Story } from './history/story.svelte';
import { Words } from './names/words';
import { GameText, t, type Sentences } from '../text/text.svelte';
import type { EventInfo, GameShape, GameStatic, MatchInfo, ReasonInfo, Rule, SeatInfo, Table } from '../wire/shapes';

/** `G` has the types of its game; what all games share knows it without them. */
export class TableModel<G extends GameShape = GameShape> {
  readonly id: string;
  readonly game: GameStatic;
  readonly client: GameClient;
  readonly text: GameText;
  readonly board: G['board'];
  readonly cards: ReadonlyMap<string, G['card']>;
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
  readonly questions: Questions<G['answers']>;
  /** what others do, one thing after another */
  readonly story: Story;
  /** what happened since one's last turn */
  readonly since: Since;
  /** what a card would bring */
  readonly prospects: Prospects;
  /** what a bot would do */
  readonly advice: Advice;
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
  /** who teaches, if the match is a lesson */
  readonly coach: Coach | null;
  /** what is heard */
  readonly sounds: Sounds;
  /** options and events in words */
  readonly words: Words;
  /** what names open */
  readonly names: Names;

  info = $state.raw<MatchInfo>() as MatchInfo;
  #places = new Map<PlaceId, Place>();

  constructor(info: MatchInfo, game: GameStatic, client: GameClient, sentences: Sentences) {
    this.id = info.id;
    this.info = info;
    this.game = game;
    this.client = client;
    this.verbs = game.verbs;
    this.text = GameText.of(game, sentences);
    // what the server delivers for a game has the types that its schema has for it
    const { board, cards } = game as { board: unknown; cards: unknown[] };
    this.board = board;
    this.cards = new Map((cards as G['card'][]).map((card) => [card.id, card]));
    this.rules = new Map(game.rules.map((rule) => [rule.rule, rule]));
    const seated = info.seats.flatMap((s) => (s.me && s.person ? [[s.seat, s.person]] : []));
    this.people = new People(info.id, Object.fromEntries(seated));
    this.words = new Words(this.text, this.verbs);
    this.chat = new Chat(info.id);
    this.link = new Link(info.id, {
      onpicture: (before, next) => this.#follow(before, next),
      onchat: (line) => this.chat.hear(line),
      onopen: () => this.#reopened(),
      onrematch: (rematch) => (this.info = { ...this.info, rematch }),
    });
    this.choosing = new Choosing(this);
    this.refusals = new Refusals(this);
    this.questions = new Questions(this);
    this.story = new Story(this);
    this.since = new Since(this);
    this.prospects = new Prospects(this);
    this.replay = new Replay(this);
    this.advice = new Advice(this);
    this.acts = new Acts(this);
    this.names = new Names(this);
    this.coach = info.lesson ? new Coach(this, info.lesson) : null;
    this.sounds = new Sounds(this);
    this.takeback = new TakeBack(this);
    this.turns = new Turns(this);
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
    this.story.close();
    this.replay.close();
    this.lights.close();
    this.turns.close();
  }

  /** The line is there, for the first time or again: what did not come by it is asked for. */
  #reopened(): void {
    void this.chat.catchUp();
    if (this.live) this.coach?.follow(this.live);
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
      this.prospects.leave();
      this.advice.forget();
      this.acts.problem = null;
      hints.again();
    }
    if (!before || before.table.seats !== table.seats || before.table.result !== table.result) {
      this.info = { ...this.info, seats: table.seats, result: table.result };
    }
    if (before) this.sounds.follow(before, next);
    if (moved) this.people.arrive(table.decision?.seat ?? null);
    this.story.follow(before, next);
    if (moved) this.coach?.follow(table);
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

  /** The table as far as what others did has been shown. */
  get present(): Table | null {
    return this.story.present(this.live);
  }

  /** The table that is looked at: at present, or at a point of the past. */
  get shown(): Table | null {
    return this.replay.past ?? this.present;
  }

  /** What is on the table that is looked at; undefined before anything has come. */
  get view(): G['view'] | undefined {
    return this.shown?.view;
  }

  /** Whether the bar can lay supply over the board. */
  get suppliesInBar(): boolean {
    return Boolean(this.client.supplyInBar) && this.questions.answers('supply');
  }

  readonly seats: SeatInfo[] = $derived.by(() => this.live?.seats ?? this.info.seats);
  readonly mine: string[] = $derived(this.seats.filter((seat) => seat.me && !seat.left).map((seat) => seat.seat));
  readonly over: boolean = $derived.by(() => Boolean(this.present?.result));
  /** The end is looked at: also in the middle of a turn that was given up nobody is to move. */
  readonly ended: boolean = $derived.by(() => this.over && this.replay.at === null);
  readonly curtain: boolean = $derived.by(() => this.replay.at === null && !this.over && this.people.curtain);

  /** Every seat is the reader's: to say so of each says nothing. */
  readonly alone: boolean = $derived.by(() => this.seats.every((seat) => seat.me) && !this.people.several);

  /** Events up to the point that is looked at, as far as the person at the screen may know them. */
  readonly events: EventInfo[] = $derived.by(() => this.asKnown(this.replay.events));

  /** Everything that has happened, shown already or not. */
  readonly news: EventInfo[] = $derived.by(() => this.asKnown(this.link.events));

  /** Events as the person at the screen may know them: what others at it know is theirs. */
  asKnown(events: EventInfo[]): EventInfo[] {
    const { people } = this;
    if (!people.several || this.over) return events;
    return events.map((event) => (people.knows(String(event.args['seat'])) ? event : plain(event)));
  }

  /** Why bots chose, by the event it stands beside. */
  readonly reasons: Map<number, ReasonInfo[]> = $derived.by(() => {
    const given = this.live?.reasons ?? [];
    return given.length ? beside(this.events, given) : new Map();
  });

  /** The seat whose cards are in view; null for somebody who only watches. */
  readonly eyes: string | null = $derived.by(() => this.replay.eyes ?? this.people.looking(this.mine));

  readonly own: G['own'] | null = $derived.by(() =>
    this.curtain || !this.eyes ? null : (this.#mineOf()?.own[this.eyes] ?? null),
  );
  readonly hand: string[] = $derived.by(() => (this.own ? this.client.hand(this.own) : []));
  readonly laid: Laid[] = $derived.by(() =>
    this.eyes && this.shown ? this.client.laid(this.shown.view, this.own, this.eyes) : [],
  );

  /** One's own cards are those of now, for they are chosen from, also while the moves of others are shown. */
  #mineOf(): Table | null {
    return this.replay.past ?? this.live;
  }

  /** What is being told: a move of others, or the point of the past that is looked at. */
  readonly moment: Moment | null = $derived.by(() =>
    this.replay.at === null ? this.story.teller.moment : this.replay.moment,
  );
  /** The places that it is about: they are lit as long as it is told. */
  readonly told: ReadonlySet<PlaceId> = $derived.by(() => {
    const { moment } = this;
    const lines = moment?.lines.slice(-moment.fresh) ?? [];
    return new Set(lines.flatMap((event) => this.words.targets(event.args)));
  });

  /** Who plays a seat, in a word. */
  player(seat: string): string {
    const info = this.seats.find((s) => s.seat === seat);
    if (!info) return '';
    if (info.kind === 'bot') return this.text.name('bot', info.bot ?? '');
    if (info.kind === 'open') return t('seat-open');
    if (info.me && this.people.several) return this.people.personOf(seat);
    if (info.me) return this.alone ? '' : t('seat-me');
    return info.name || t('former-player');
  }
}
