/**
 * What this screen looks at, shared by a hex board and the panels beside it: the hex and the unit in mind, what lies
 * over the map, the unit that was taken up and what is chosen one after the other. No rules; each game adds its own.
 */
import type { Choice } from '../lib/choices';
import type { TableModel } from '../lib/table.svelte';
import type { Atlas } from './atlas';

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

/** Something that can be done here and is no option of its own. */
export interface Act {
  label: string;
  act: () => void;
}

export abstract class HexDesk<V extends HexView, O extends string = string> {
  readonly table: TableModel;
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

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view: V | undefined = $derived.by(() => this.table.shown?.view as V | undefined);
  readonly seen: ReadonlyMap<string, V['units'][number]> = $derived.by(
    () => new Map((this.view?.units ?? []).map((unit) => [unit.unit, unit])),
  );

  /** The hexes that are in play; none are named where all are. */
  readonly part: number[] = $derived.by(() =>
    this.area.map((space) => this.atlas.number(space)).filter((hex) => hex !== undefined),
  );

  /** The unit that is under way: it moves, retreats, advances or comes in. */
  readonly going: string | null = $derived.by(() => {
    const options = this.table.choosing.decision?.options ?? [];
    const named = new Set(options.filter(([verb]) => this.moving.has(String(verb))).map(([, unit]) => String(unit)));
    const [only] = named;
    return named.size === 1 && only !== undefined ? only : null;
  });

  /** Units that may be pointed at although what can be chosen for them is drawn elsewhere. */
  readonly also: readonly string[] = [];

  abstract nameOf(unit: string): string;

  turn(overlay: O): void {
    this.overlays[overlay] = !this.overlays[overlay];
  }

  /** The units in a place. */
  standing(space: string): V['units'][number][] {
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
    this.table.choosing.letGo();
  }
}

/** One desk a table, for all parts of the screen. */
export function oneEach<D>(make: (table: TableModel) => D): (table: TableModel) => D {
  const desks = new WeakMap<TableModel, { desk: D }>();
  return (table) => {
    let found = desks.get(table);
    if (!found) desks.set(table, (found = { desk: make(table) }));
    return found.desk;
  };
}
