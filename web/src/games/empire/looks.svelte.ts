/** What the board shows beside its counters: asked of the server, turned into hexes. For the start of a component. */
import type { Layers } from '../../board/map/types';
import { HexLooks } from '../../board/play/looks.svelte';
import { follow } from '../../table/questions.svelte';
import type { Desk } from './desk.svelte';
import { SIDES, type Game, type HqRange, type Reach, type Reached, type Supply, type Way } from './types';

const NONE: ReadonlySet<number> = new Set();
/** the value of the card that is in play, or the highest if none is */
const AS_IT_IS = '0';
/** ways whose costs are printed on the map: of the others there are hundreds */
const COSTED = new Set(['ground', 'air']);

/** A way to a place, and what to know before one goes. */
export interface Step {
  way: Way;
  to: Reached;
}

export class Looks extends HexLooks<Game, Desk> {
  /** the units whose moves are in question: those under way, else with the overlay the one pointed at */
  readonly #movers: string[] = $derived.by(() => {
    const { stack, overlays, unit, seen, units } = this.desk;
    if (stack.length) return stack;
    const movable = unit !== null && seen.get(unit)?.space && units.get(unit)?.kind !== 'hq';
    return overlays.reach && movable ? [unit] : [];
  });

  /** the named hexes that Japan controls: the perimeter runs by them */
  readonly #japanese: string = $derived.by(() => JSON.stringify(this.desk.view?.japanese));
  readonly front = follow(() =>
    this.desk.overlays.front && this.desk.view
      ? this.asLongAs(
          () => this.#japanese,
          () => this.ask('front'),
        )
      : null,
  );
  readonly network = follow(() => (this.desk.overlays.supply ? this.both(SIDES, 'network') : null));
  readonly zones = follow(() => (this.desk.overlays.zones ? this.both(SIDES, 'zones') : null));
  readonly #supply = follow(() => {
    const { overlays, unit, seen } = this.desk;
    return overlays.supply && unit !== null && seen.get(unit)?.space ? this.ask('supply', unit) : null;
  });
  readonly #range = follow(() => {
    const { overlays, hq, table } = this.desk;
    const asked = overlays.range || ['activate', 'lead'].some((verb) => table.choosing.option(verb));
    return asked && hq ? this.ask('range', hq) : null;
  });
  readonly #reach = follow(() => {
    const units = this.#movers;
    return units.length ? this.ask('reach', AS_IT_IS, ...units) : null;
  });

  /** The supply of the unit that is pointed at. */
  get supply(): Supply | null {
    const { answer } = this.#supply;
    return answer && answer.unit === this.desk.unit ? answer : null;
  }
  /** The range of the headquarters in question. */
  get range(): HqRange | null {
    const { answer } = this.#range;
    return answer && answer.unit === this.desk.hq ? answer : null;
  }
  /** The reach of the units in question, as soon as it is known. */
  get reach(): Reach | null {
    const { answer } = this.#reach;
    return answer && answer.units.join() === this.#movers.join() ? answer : null;
  }

  readonly steps: ReadonlyMap<string, Step[]> = $derived.by(() => {
    const found = new Map<string, Step[]>();
    for (const way of this.reach?.ways ?? []) {
      for (const to of way.spaces) found.set(to.space, [...(found.get(to.space) ?? []), { way, to }]);
    }
    return found;
  });

  /** How one gets to the place that is pointed at, by each way that may be chosen. */
  readonly pointed: Step[] = $derived.by(() => {
    const { space, going, table } = this.desk;
    const steps = space === null ? [] : (this.steps.get(space) ?? []);
    return going ? steps.filter(({ way, to }) => table.choosing.option(way.verb, going, to.space)) : steps;
  });

  wayTo(space: string): number[] {
    return [...this.hexesOf(this.steps.get(space)?.[0]?.to.path ?? [])];
  }

  /** What is to be known before one goes to a place, in words. */
  override warningsAt(space: string): string[] {
    const { text, choosing } = this.desk.table;
    const { going } = this.desk;
    const steps = (this.steps.get(space) ?? []).filter(({ way }) => choosing.option(way.verb, going ?? '', space));
    const said = steps.flatMap(({ to }) => to.warnings.map(({ id, args }) => text.say(id, args)));
    return [...new Set(said)];
  }

  /** What is said of every place of a way warns of none of them. */
  readonly #everywhere: ReadonlyMap<Way, ReadonlySet<string>> = $derived.by(() => {
    const shared = (way: Way): Set<string> => {
      const [first, ...others] = way.spaces.map(({ warnings }) => new Set(warnings.map(({ id }) => id)));
      return others.reduce((kept, ids) => new Set([...kept].filter((id) => ids.has(id))), first ?? new Set<string>());
    };
    return new Map((this.reach?.ways ?? []).map((way) => [way, shared(way)]));
  });

  /** Places that the units under way should not go to without a thought. */
  readonly warned: ReadonlySet<number> = $derived.by(() => {
    if (this.desk.going === null) return NONE;
    const risks = ({ way, to }: Step) => to.warnings.some(({ id }) => !this.#everywhere.get(way)?.has(id));
    const risky = [...this.steps].filter(([, steps]) => steps.every(risks));
    const hexes = this.hexesOf(risky.map(([space]) => space));
    return new Set([...hexes].filter((hex) => this.mayHexes.has(hex)));
  });

  /** What it costs to go where the units in question may go. */
  readonly #costs: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    for (const [space, steps] of this.steps) {
      const hex = this.desk.atlas.number(space);
      const step = steps.find(({ way }) => COSTED.has(way.way));
      if (hex !== undefined && step?.to.cost)
        found.set(hex, step.way.way === 'ground' ? step.to.cost / 2 : step.to.cost);
    }
    return found;
  });

  readonly layers: Layers = $derived.by(() => {
    const { going, space } = this.desk;
    const reached = going === null && this.reach ? this.hexesOf(this.steps.keys()) : NONE;
    const ranged = this.range ? this.hexesOf(this.range.hexes) : NONE;
    return {
      may: this.mayHexes,
      range: reached.size ? reached : ranged,
      path: space !== null && this.pointed.length ? this.wayTo(space) : [],
      costs: this.#costs,
      lit: this.lit,
      taught: this.taught,
      advised: this.advised,
      changed: this.changed,
    };
  });
}
