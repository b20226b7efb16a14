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
    for (let n = 0; units.length < due && n < 3 * camp.hexes.length; n++) {
      const hex = camp.hexes[n % camp.hexes.length]!;
      const domains = camp.domains(hex);
      const here = n < camp.hexes.length ? 1 + ((hex * 7 + (hex >> 3)) % 5 === 0 ? 3 : (hex * 7) % 3 === 0 ? 1 : 0) : 1;
      for (let i = 0; i < here && units.length < due; i++) units.push(unit(units.length, hex, camp.side, domains));
    }
  }
  return units;
}

function unit(i: number, hex: number, side: string, domains: readonly Domain[]): Unit {
  const domain = domains[i % domains.length] ?? 'land';
  const kind = KINDS[domain][(i * 5 + (i >> 3)) % KINDS[domain].length]!;
  return {
    ...kind,
    id: `u${i}`,
    hex,
    side,
    domain,
    full: 2,
    steps: i % 4 === 1 ? 1 : 2,
    marks: MARKS[i % MARKS.length]!,
  };
}

/** Where a unit could go: for each hex the points it takes and the hex it is entered from. */
export function reach(ground: Ground, start: Unit, enemies: ReadonlySet<number>, zone: ReadonlySet<number>) {
  const found = new Map([[start.hex, { cost: 0, from: start.hex }]]);
  const edge = new Set([start.hex]);
  while (edge.size) {
    const here = [...edge].reduce((a, b) => (found.get(b)!.cost < found.get(a)!.cost ? b : a));
    edge.delete(here);
    if (here !== start.hex && zone.has(here) && start.domain === 'land') continue;
    for (let direction = 0; direction < 6; direction++) {
      const next = ground.grid.neighbour(here, direction);
      const price = next === null ? null : ground.cost(here, direction, start.domain);
      if (next === null || price === null || enemies.has(next)) continue;
      const cost = found.get(here)!.cost + price;
      if (cost > start.move || cost >= (found.get(next)?.cost ?? Infinity)) continue;
      found.set(next, { cost, from: here });
      edge.add(next);
    }
  }
  return found;
}

export type Reach = ReturnType<typeof reach>;

/** The way to a hex within reach. */
export function wayTo(found: Reach, goal: number): number[] {
  const way = [goal];
  for (let at = found.get(goal); at && at.from !== way[0]; at = found.get(at.from)) way.unshift(at.from);
  return way;
}

/** The hexes next to these units, where one could go from there. */
export function zoneOf(ground: Ground, units: Iterable<Unit>): Set<number> {
  const found = new Set<number>();
  for (const { hex, domain } of units) {
    for (let direction = 0; direction < 6; direction++) {
      const next = ground.grid.neighbour(hex, direction);
      if (next !== null && domain === 'land' && ground.cost(hex, direction, 'land') !== null) found.add(next);
    }
  }
  return found;
}

export function within(grid: Grid, hex: number, steps: number): Set<number> {
  return new Set(grid.hexes.filter((other) => grid.distance(hex, other) <= steps));
}

/** The shortest line to a source that no enemy bars; null if there is none. */
export function supplyLine(ground: Ground, of: Unit, barred: (hex: number) => boolean): number[] | null {
  const sources = ground.sources[of.side] ?? new Set();
  const from = new Map([[of.hex, of.hex]]);
  for (const hex of from.keys()) {
    if (sources.has(hex)) {
      const line = [hex];
      while (line[0] !== of.hex) line.unshift(from.get(line[0]!)!);
      return line;
    }
    for (const next of ground.grid.neighbours(hex)) if (!from.has(next) && !barred(next)) from.set(next, hex);
  }
  return null;
}
