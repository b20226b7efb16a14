/** The past of a match: any point of it, with the eyes of any seat that may be seen through; and its player. */
import { api } from '../../wire/api';
import { go } from '../../app/route.svelte';
import type { TableModel } from '../model.svelte';
import type { EventInfo, Table } from '../../wire/shapes';
import { beats, momentAt, type Beat, type Moment, type Pace } from './beats';
import { Teller } from './teller.svelte';

/** How fast a replay plays: as moves are told, quicker, and as fast as can be looked at. */
export type Speed = 'normal' | 'fast' | 'rush';
/** how far ahead of what is played the past is fetched */
const AHEAD = 24;
/** a choice of a rush, in milliseconds */
const RUSH = 60;

export class Replay {
  /** the point of the match that is looked at; null is the present */
  at = $state<number | null>(null);
  /** the table at that point, once it is here */
  past = $state.raw<Table | null>(null);
  /** whose eyes: a seat, or null for the ones of the person at the screen */
  eyes = $state<string | null>(null);
  /** the match goes on by itself */
  playing = $state(false);
  speed = $state<Speed>('normal');
  /** the last event of a choice that is shown while it plays; null is all of them */
  #e = $state<number | null>(null);
  /** what each seat knows of all that happened, once somebody looks with its eyes */
  #known = $state.raw<ReadonlyMap<string, { last: number; events: EventInfo[] }>>(new Map());
  readonly #teller: Teller;
  readonly #table: TableModel;
  #wanted: string | null = null;
  #rush: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableModel) {
    this.#table = table;
    this.#teller = new Teller({
      tells: table.game.tells,
      pace: (): Pace => (this.speed === 'normal' ? 'normal' : 'fast'),
      next: () => this.#next(),
      show: (beat) => this.#show(beat),
      end: () => this.#ended(),
    });
  }

  close(): void {
    this.pause();
  }

  /** All events of the match that the eyes in use may know. */
  readonly #all: EventInfo[] = $derived.by(() => {
    const { link } = this.#table;
    return (this.eyes ? this.#known.get(this.eyes)?.events : undefined) ?? link.events;
  });

  /** The events up to the point that is looked at. */
  get events(): EventInfo[] {
    const at = this.at;
    if (at === null) return this.#table.story.events(this.#all);
    const last = this.#e;
    return this.#all.filter((event) => event.n < at || (event.n === at && (last === null || event.e <= last)));
  }

  readonly #beats: Beat[] = $derived.by(() =>
    this.at === null ? [] : beats(this.#table.asKnown(this.#all), this.#table.game.tells),
  );

  /** What happened at the point that is looked at. */
  readonly moment: Moment | null = $derived.by(() => {
    const { at } = this;
    if (at === null || this.past?.n !== at) return null;
    if (this.playing && this.#teller.moment) return this.#teller.moment;
    const last = this.#beats.findLastIndex((beat) => beat.n === at);
    return last < 0 ? null : momentAt(this.#beats, last, this.#table.game.tells);
  });

  /** Looks at the match after `n` choices; null is the present. */
  async goTo(n: number | null, seat: string | null = this.eyes): Promise<void> {
    this.pause();
    const table = this.#table;
    const last = table.live?.n ?? 0;
    const at = n === null || (n >= last && !seat) ? null : Math.max(0, Math.min(n, last));
    const before = this.past?.n ?? last;
    table.story.skip();
    this.at = at;
    this.eyes = seat;
    this.#e = null;
    table.choosing.letGo();
    if (at === null) {
      this.past = null;
      return;
    }
    const past = await this.#fetch(at, seat);
    if (!past) return;
    this.past = past;
    if (at === before + 1) this.#light(this.#all.filter((event) => event.n === at));
  }

  /** The table at that point; null if another one is wanted by the time it is here. */
  async #fetch(at: number, seat: string | null): Promise<Table | null> {
    const { live, story } = this.#table;
    if (!live) return null;
    const key = `${at}:${seat ?? ''}`;
    this.#wanted = key;
    if (seat) await this.#learn(seat, live.n);
    const past = await story.frames.at(at, live, seat);
    return past && this.#wanted === key && this.at !== null ? past : null;
  }

  /** Fetches what a seat knows of all that happened. */
  async #learn(seat: string, last: number): Promise<void> {
    if (this.#known.get(seat)?.last === last) return;
    const { events } = await api.table(this.#table.id, undefined, seat);
    this.#known = new Map([...this.#known, [seat, { last, events }]]);
  }

  #light(events: EventInfo[]): void {
    const { lights, words } = this.#table;
    lights.flash(events.flatMap((event) => words.targets(event.args)));
  }

  /** A choice back, or on. */
  async step(by: number): Promise<void> {
    await this.goTo((this.at ?? this.#table.live?.n ?? 0) + by);
  }

  // The player

  /** Plays on from the point that is looked at, from the start if that is the present; or rests. */
  async turn(): Promise<void> {
    if (this.playing) return this.pause();
    const last = this.#table.live?.n ?? 0;
    if (this.at === null || this.at >= last) await this.goTo(0);
    if (this.at === null) return;
    this.playing = true;
    this.#on();
  }

  /** Plays what happened after n choices once more, up to the present. */
  async from(n: number): Promise<void> {
    await this.goTo(n);
    if (this.at === null) return;
    this.playing = true;
    this.#on();
  }

  pause(): void {
    clearTimeout(this.#rush);
    this.#teller.stop();
    this.playing = false;
    this.#e = null;
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#rush);
    this.#teller.halt();
    this.#on();
  }

  #on(): void {
    if (this.speed === 'rush') void this.#hurry();
    else this.#teller.go();
  }

  #next(): Beat | null {
    const at = this.at ?? 0;
    const e = this.#e ?? this.#all.findLast((event) => event.n <= at)?.e ?? 0;
    return this.#beats.find((beat) => beat.e > e) ?? null;
  }

  async #show(beat: Beat): Promise<boolean> {
    if (!(await this.#reach(beat.n))) return false;
    this.#e = beat.e;
    this.#light(beat.lines);
    return true;
  }

  /** Brings the picture after n choices, and what follows it while that is looked at. */
  async #reach(n: number): Promise<boolean> {
    const { story, live } = this.#table;
    if (!live) return false;
    const past = await story.frames.at(n, live, this.eyes).catch(() => undefined);
    if (!past || this.at === null || !this.playing) return false;
    this.at = n;
    this.past = past;
    for (let k = n + 1; k <= Math.min(n + AHEAD, live.n); k += 1) {
      if (story.frames.get(k, this.eyes)) continue;
      story.frames.fetch(k, live, this.eyes).catch(() => undefined);
      break;
    }
    return true;
  }

  /** A choice after another, each as soon as the one before was drawn. */
  async #hurry(): Promise<void> {
    this.#e = null;
    const n = (this.at ?? 0) + 1;
    if (n > (this.#table.live?.n ?? 0) || !(await this.#reach(n))) return this.#ended();
    if (!this.playing || this.speed !== 'rush') return;
    requestAnimationFrame(() => {
      if (!this.playing || this.speed !== 'rush') return;
      this.#rush = setTimeout(() => void this.#hurry(), RUSH);
    });
  }

  /** It is at its end: with one's own eyes that is the present. */
  #ended(): void {
    if (!this.playing) return;
    this.pause();
    void this.goTo(this.#table.live?.n ?? 0);
  }

  /** An analysis board from the point that is looked at; bots keep their seats, or all are the reader's. */
  async fork(bots = false): Promise<void> {
    const { id, live, acts } = this.#table;
    try {
      const match = await api.fork(id, this.at ?? live?.n ?? 0, bots);
      go(`match/${match.id}`);
    } catch (error) {
      acts.report(error);
    }
  }

  /** Sees with the eyes of a seat: one's own at any time, any seat once the match is over. */
  async see(seat: string): Promise<void> {
    const { mine, people, live } = this.#table;
    if (!mine.includes(seat)) return this.goTo(this.at ?? live?.n ?? 0, seat);
    people.look(seat);
    if (this.eyes) await this.goTo(this.at, null);
  }
}
