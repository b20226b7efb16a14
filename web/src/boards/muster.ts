/**
 * Invented units for the boards, and what is shown of them: where one could go, how far it acts, where the enemy has a
 * say, what supplies it. A demonstration of the layers, not the rules of any game: those live in the engine.
 */
import type { Grid } from '../board/grid';
import type { Counter, Mark } from '../board/types';

export type Domain = 'land' | 'sea' | 'air';
export interface Unit extends Counter {
  domain: Domain;
  range: number;
}

/** What the demonstration asks of a map. */
export interface Ground {
  grid: Grid;
  /** points to go from a hex in a direction; null where that cannot be gone */
  cost(from: number, direction: number, domain: Domain): number | null;
  /** where the supply of a side comes from */
  sources: Record<string, ReadonlySet<number>>;
}

export interface Camp {
  side: string;
  /** where its units stand, in the order in which they are filled */
  hexes: readonly number[];
  domains(hex: number): Domain[];
}

const KINDS: Record<Domain, { symbol: Counter['symbol']; strength: number; move: number; range: number }[]> = {
  land: [
    { symbol: 'infantry', strength: 4, move: 3, range: 1 },
    { symbol: 'armour', strength: 7, move: 5, range: 1 },
    { symbol: 'infantry', strength: 5, move: 3, range: 1 },
    { symbol: 'mechanised', strength: 6, move: 5, range: 1 },
    { symbol: 'cavalry', strength: 2, move: 4, range: 1 },
    { symbol: 'artillery', strength: 3, move: 3, range: 2 },
    { symbol: 'infantry', strength: 3, move: 3, range: 1 },
    { symbol: 'mountain', strength: 3, move: 3, range: 1 },
  ],
  sea: [
    { symbol: 'carrier', strength: 6, move: 9, range: 4 },
    { symbol: 'battleship', strength: 8, move: 6, range: 2 },
    { symbol: 'cruiser', strength: 4, move: 8, range: 2 },
    { symbol: 'destroyer', strength: 2, move: 9, range: 1 },
    { symbol: 'submarine', strength: 3, move: 7, range: 1 },
  ],
  air: [
    { symbol: 'bombers', strength: 5, move: 6, range: 6 },
    { symbol: 'fighters', strength: 4, move: 4, range: 4 },
  ],
};
const MARKS: Mark[][] = [[], [], [], [], ['disrupted'], [], [], [], [], ['moved'], []];

/** So many units, dealt to the hexes of their camps in turn: one to four in a hex, the same at every visit. */
export function muster(camps: readonly Camp[], total: number): Unit[] {
  const units: Unit[] = [];
  for (const [c, camp] of camps.entries()) {
    const due = Math.round(((c + 1) * total) / camps.length);
    for (const [hex, height] of heights(camp.hexes)) {
      const domains = camp.domains(hex);
      for (let i = 0; i < height && units.length < due; i++) units.push(unit(units.length, hex, camp.side, domains));
    }
  }
  return units;
}

/** How high the stacks are: each hex once, then one more on each as long as units are left. */
function* heights(hexes: readonly number[]): Generator<[hex: number, height: number]> {
  for (const hex of hexes) yield [hex, (hex * 7 + (hex >> 3)) % 5 === 0 ? 4 : hex % 3 === 0 ? 2 : 1];
  for (const hex of [...hexes, ...hexes]) yield [hex, 1];
}

function unit(i: number, hex: number, side: string, domains: readonly Domain[]): Unit {
  const domain = domains[i % domains.length] ?? 'land';
  return {
    ...pick(KINDS[domain], i * 5 + (i >> 3)),
    id: `u${i}`,
    hex,
    side,
    domain,
    full: 2,
    steps: i % 4 === 1 ? 1 : 2,
    marks: pick(MARKS, i),
  };
}

/** One of a list that is not empty, going round. */
function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T;
}

export interface Step {
  cost: number;
  from: number;
}

/** Where a unit could go: for each hex the points it takes and the hex it is entered from. */
export function reach(ground: Ground, start: Unit, enemies: ReadonlySet<number>, zone: ReadonlySet<number>): Reach {
  const found: Reach = new Map();
  let edge = new Map<number, Step>([[start.hex, { cost: 0, from: start.hex }]]);
  // costs are whole numbers: what can be had for 0 points, then for 1, and so on
  for (let points = 0; edge.size; points++) {
    const later = new Map<number, Step>();
    for (const [hex, step] of edge) {
      const known = found.get(hex);
      if (known && known.cost <= step.cost) continue;
      if (step.cost > points) {
        later.set(hex, step);
        continue;
      }
      found.set(hex, step);
      if (hex !== start.hex && zone.has(hex) && start.domain === 'land') continue;
      for (const [next, price] of steps(ground, hex, start.domain)) {
        const cost = points + price;
        if (enemies.has(next) || cost > start.move || cost >= (later.get(next)?.cost ?? Infinity)) continue;
        later.set(next, { cost, from: hex });
      }
    }
    edge = later;
  }
  return found;
}

/** The hexes next to this one that can be gone to, with the points that takes. */
function* steps(ground: Ground, hex: number, domain: Domain): Generator<[next: number, price: number]> {
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.grid.neighbour(hex, direction);
    const price = ground.cost(hex, direction, domain);
    if (next !== null && price !== null) yield [next, price];
  }
}

export type Reach = Map<number, Step>;

/** The way to a hex within reach. */
export function wayTo(found: Reach, goal: number): number[] {
  return back(new Map([...found].map(([hex, { from }]) => [hex, from])), goal);
}

/** The hexes next to these units, where one could go from there. */
export function zoneOf(ground: Ground, units: Iterable<Unit>): Set<number> {
  const found = new Set<number>();
  for (const { hex, domain } of units) {
    if (domain === 'land') for (const [next] of steps(ground, hex, 'land')) found.add(next);
  }
  return found;
}

export function within(grid: Grid, hex: number, steps: number): Set<number> {
  return new Set(grid.hexes.filter((other) => grid.distance(hex, other) <= steps));
}

/** The way that led to a hex, from where it began. */
function back(from: ReadonlyMap<number, number>, goal: number): number[] {
  const way = [goal];
  for (let at = from.get(goal); at !== undefined && at !== way[0]; at = from.get(at)) way.unshift(at);
  return way;
}

/** The shortest line to a source that no enemy bars; null if there is none. */
export function supplyLine(ground: Ground, of: Unit, barred: (hex: number) => boolean): number[] | null {
  const sources = ground.sources[of.side] ?? new Set();
  const from = new Map([[of.hex, of.hex]]);
  for (const hex of from.keys()) {
    if (sources.has(hex)) return back(from, hex);
    for (const next of ground.grid.neighbours(hex)) if (!from.has(next) && !barred(next)) from.set(next, hex);
  }
  return null;
}
