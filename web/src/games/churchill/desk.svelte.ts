/** What this screen looks at: the tab that follows the phase, the issue in mind, the theater in front. No rules. */
import { split } from '../../table/choosing/choices';
import type { Board, Model, Own, Reach, Theater, View } from './types';

export type Tab = 'conference' | 'war' | 'score';
export const TABS: Tab[] = ['conference', 'war', 'score'];

const AT_THE_TABLE = new Set(['setup', 'card', 'agenda', 'nominate', 'meeting']);
/** places and verbs that are found on one of the tabs */
const WAR = new Set(['front', 'box', 'country']);

export class Desk {
  readonly table: Model;
  readonly board: Board;
  /** what the reader turned to, and what was natural then: a new phase takes over again */
  #turned = $state.raw<{ tab: Tab; from: string } | null>(null);
  #theater = $state.raw<{ theater: Theater; from: string } | null>(null);
  #mind = $state<string | null>(null);
  /** the leader under the pointer */
  leader = $state<string | null>(null);

  constructor(table: Model) {
    this.table = table;
    this.board = table.board;
  }

  readonly view: View | undefined = $derived.by(() => this.table.view);
  readonly own: Own | null = $derived.by(() => this.table.own);

  readonly natural: Tab = $derived.by(() => {
    if (this.table.over && this.table.replay.at === null) return 'score';
    const atTable = AT_THE_TABLE.has(this.view?.phase ?? 'setup') ? 'conference' : 'war';
    // While the moves of others are shown, the desk looks where they are made.
    if (this.table.story.running) return atTable;
    const kinds = new Set(this.table.choosing.places.map((place) => split(place)[0]));
    if (kinds.has('issue')) return 'conference';
    if ([...kinds].some((kind) => WAR.has(kind))) return 'war';
    if (this.table.choosing.sorted.buttons.some((option) => option[0] === 'world')) return 'conference';
    return atTable;
  });

  /** what goes on: when it changes, the desk follows again */
  readonly #now: string = $derived.by(
    () => `${this.natural} ${this.called} ${this.view?.phase} ${this.rolls[0] ?? ''}`,
  );

  get tab(): Tab {
    return this.#turned?.from === this.#now ? this.#turned.tab : this.natural;
  }
  turn(tab: Tab): void {
    this.#turned = tab === this.natural ? null : { tab, from: this.#now };
  }

  /** the fronts a die is due for */
  readonly rolls: string[] = $derived.by(() =>
    this.table.choosing.sorted.buttons.filter((option) => option[0] === 'roll').map((option) => `front:${option[1]}`),
  );

  /** The theater in front: where something can be chosen, Europe unless only the Pacific has it. */
  readonly called: Theater = $derived.by(() => {
    const places = this.table.choosing.places;
    const commands = this.table.choosing.sorted.buttons
      .filter((option) => option[0] === 'command')
      .map((option) => `theater:${option[1]}`);
    const theaters = [...places, ...this.rolls, ...commands]
      .map((place) => this.theaterOf(place))
      .filter((theater) => theater !== null);
    return theaters.length && !theaters.includes('europe') ? 'pacific' : 'europe';
  });
  get theater(): Theater {
    return this.#theater?.from === this.#now ? this.#theater.theater : this.called;
  }
  bring(theater: Theater): void {
    this.#theater = theater === this.called ? null : { theater, from: this.#now };
  }

  theaterOf(place: string): Theater | null {
    const [kind, id] = split(place);
    const { map, underlay } = this.board;
    if (kind === 'theater') return id as Theater;
    if (kind === 'front') return map.fronts.find((front) => front.id === id)?.theater ?? null;
    if (kind === 'box') return map.theater_boxes.find((box) => box.id === id)?.theater ?? null;
    const { europe, pacific } = underlay.panels;
    if (kind === 'country') return id in europe.locations ? 'europe' : 'pacific';
    if (kind === 'space') return id in europe.spaces ? 'europe' : id in pacific.spaces ? 'pacific' : null;
    return null;
  }

  /** The issue whose values the hand shows: the debated one, else the one the reader has in mind. */
  readonly issue: string | null = $derived.by(() => {
    const { view } = this;
    if (view?.debate) return view.debate.issue;
    const open = view?.issues.some((i) => i.issue === this.#mind && (i.where === 'center' || i.where === 'track'));
    return open ? this.#mind : null;
  });
  mind(issue: string): void {
    this.#mind = this.#mind === issue ? null : issue;
  }

  /** What the card that is raised, or has the floor, would do to each issue. */
  readonly reach: Record<string, Reach> = $derived.by(() => {
    const { view, own, table } = this;
    if (view?.speech) return view.speech.reach;
    if (table.replay.at !== null || !own) return {};
    const { picked } = table.choosing;
    const [kind, id] = split((picked?.startsWith('card:') ? picked : table.prospects.looked) ?? ':');
    const card = kind === 'card' ? id : this.leader;
    return (card && own.reach[card]) || {};
  });
}

const desks = new WeakMap<Model, Desk>();
/** The desk of this table: one for all parts of the screen. */
export function deskOf(table: Model): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
