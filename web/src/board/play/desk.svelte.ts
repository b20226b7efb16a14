/**
 * What this screen looks at, shared by a hex board and the panels beside it: the hex and the unit in mind, what lies
 * over the map, the unit that was taken up and what is chosen one after the other. No rules; each game adds its own.
 */
import type { Choice } from '../../table/choosing/choices';
import type { TableModel } from '../../table/model.svelte';
import type { GameShape } from '../../wire/shapes';
import type { Atlas } from '../map/atlas';

/** What every hex game's view says of a unit. */
export interface Seen {
  unit: string;
  space: string | null;
  box: string | null;
  marks: readonly string[];
}
export interface HexView {
  units: readonly Seen[];
}
/** What the game says of the way from one place to another. */
export interface Distance {
  start: string;
  goal: string;
  ways: readonly {
    way: string;
    cost: number;
    path: readonly string[];
    closed: readonly { space: string; why: string; rule: string }[];
    around: number;
  }[];
}
/** What every hex game has. */
export interface HexShape extends GameShape {
  view: HexView;
  answers: GameShape['answers'] & { distance: Distance };
}

/** Something that can be done here and is no option of its own. */
export interface Act {
  label: string;
  act: () => void;
}

export abstract class HexDesk<G extends HexShape, O extends string = string> {
  readonly table: TableModel<G>;
  abstract readonly atlas: Atlas;
  /** what lies over the map */
  abstract overlays: Record<O, boolean>;
  /** the verb that takes a unit up, and those that then move the unit they name to a place */
  protected abstract readonly taking: string;
  protected abstract readonly moving: ReadonlySet<string>;
  /** of those, the ones of units that were taken up */
  protected readonly marching: readonly string[] = ['move'];
  /** the hexes in play by their ids; none where all are */
  protected abstract readonly area: readonly string[];
  /** the place under the pointer, or that the keys have reached */
  space = $state<string | null>(null);
  /** the unit under the pointer, on the board or in a panel */
  unit = $state<string | null>(null);
  /** what else could have been done with the unit that was taken up */
  asides = $state.raw<Choice[]>([]);
  /** the units that could be taken up when one was */
  #movers: ReadonlySet<string> = new Set();
  /** a place where more than going there may be meant */
  meant = $state<string | null>(null);

  constructor(table: TableModel<G>) {
    this.table = table;
  }

  readonly view: G['view'] | undefined = $derived.by(() => this.table.view);
  readonly seen: ReadonlyMap<string, G['view']['units'][number]> = $derived.by(
    () => new Map((this.view?.units ?? []).map((unit) => [unit.unit, unit])),
  );

  /** The hexes that are in play; none are named where all are. */
  readonly part: number[] = $derived.by(() =>
    this.area.map((space) => this.atlas.number(space)).filter((hex) => hex !== undefined),
  );

  /** The units that may go somewhere: they move, retreat, advance or come in. */
  readonly #mobile: readonly string[] = $derived.by(() => {
    const options = this.table.choosing.decision?.options ?? [];
    return [...new Set(options.filter(([verb]) => this.moving.has(String(verb))).map(([, unit]) => String(unit)))];
  });
  /** the one of several such units that was pointed at */
  #held = $state<string | null>(null);

  /** The unit that is under way: the only one that may go somewhere, or the one of several that was pointed at. */
  readonly going: string | null = $derived.by(() => {
    const [only, another] = this.#mobile;
    if (another === undefined) return only ?? null;
    return this.#held !== null && this.#mobile.includes(this.#held) ? this.#held : null;
  });

  /** Several units may go somewhere: each may be pointed at first, and then only its own places matter. */
  readonly mobile: readonly string[] = $derived.by(() => (this.#mobile.length > 1 ? this.#mobile : []));

  /**
   * Units that may be pointed at although what can be chosen for them is drawn elsewhere. No field with a value here:
   * it would lie over what a game derives.
   */
  abstract readonly also: readonly string[];

  /** What can be chosen in a place, with the unit that was pointed at if there is one. */
  optionsIn(space: string): Choice[] {
    const options = this.table.choosing.optionsAt(`space:${space}`);
    const { going } = this;
    return this.mobile.length && going !== null ? options.filter(([, unit]) => unit === going) : options;
  }

  abstract nameOf(unit: string): string;

  turn(overlay: O): void {
    this.overlays[overlay] = !this.overlays[overlay];
    this.#from = this.#to = null;
  }

  // Measuring: from the place that is pressed first to the one that is pressed next, or pointed at

  #from = $state<string | null>(null);
  #to = $state<string | null>(null);

  get measuring(): boolean {
    return Boolean((this.overlays as Partial<Record<string, boolean>>)['distance']);
  }

  /** The two places whose distance is asked for. */
  readonly measured: { from: string | null; to: string | null } | null = $derived.by(() =>
    this.measuring ? { from: this.#from, to: this.#to ?? this.space } : null,
  );

  /** A place is pressed: while distances are measured it means that and nothing else. */
  measure(space: string | null): boolean {
    if (!this.measuring || space === null) return false;
    if (this.#from === null || this.#to !== null) [this.#from, this.#to] = [space, null];
    else this.#to = space;
    return true;
  }

  /** The units in a place. */
  standing(space: string): G['view']['units'][number][] {
    return [...this.seen.values()].filter((unit) => unit.space === space);
  }

  // Choosing

  /** Chooses several things one after the other. */
  run(...choices: Choice[]): void {
    this.table.choosing.run(...choices);
  }

  /** A unit is pointed at: taken up, or put down in favour of another; else the table knows what that means. */
  press(unit: string): boolean {
    const { choosing } = this.table;
    const options = choosing.optionsAt(`unit:${unit}`);
    const taking = options.find(([verb]) => verb === this.taking);
    if (taking) this.#takeUp(taking, options);
    else if (options.length) choosing.point(`unit:${unit}`);
    else if (this.mobile.includes(unit)) this.#held = this.#held === unit ? null : unit;
    else if (unit === this.going) return true;
    else if (this.going && this.#movers.has(unit)) this.putDown(unit);
    else return false;
    return true;
  }

  #takeUp(taking: Choice, options: Choice[]): void {
    const { choosing } = this.table;
    const offered = choosing.places.filter((place) => choosing.optionsAt(place).some(([verb]) => verb === this.taking));
    this.#movers = new Set(offered.map((place) => place.slice('unit:'.length)));
    this.asides = options.filter((option) => option !== taking);
    this.run(taking);
  }

  /** Those in a place who could be taken up in place of the one under way. */
  others(space: string): string[] {
    const { going } = this;
    if (!going || !this.marching.some((verb) => this.table.choosing.option(verb, going))) return [];
    const there = this.standing(space).filter((unit) => !unit.marks.includes('moved'));
    return there.map(({ unit }) => unit).filter((unit) => unit !== going && this.#movers.has(unit));
  }

  /** The unit that was taken up stays where it is; another may be taken up then. */
  abstract putDown(unit?: string): void;

  /** What can be done at the foot of the board; an empty list where there is nothing of the kind. */
  abstract readonly acts: Act[];

  /** Lets go of what was begun here. */
  forget(): void {
    this.run();
    this.asides = [];
    this.meant = null;
    this.#held = null;
    this.table.choosing.letGo();
  }
}

/** One desk a table, for all parts of the screen. */
export function oneEach<T extends TableModel, D>(make: (table: T) => D): (table: T) => D {
  const desks = new WeakMap<T, { desk: D }>();
  return (table) => {
    let found = desks.get(table);
    if (!found) desks.set(table, (found = { desk: make(table) }));
    return found.desk;
  };
}
