/** The two maps, each with invented units on it. Their data is fetched when a map is first looked at. */
import type { NamedPlace, Underlay } from '../board/geography';
import type { HexMap } from '../board/types';
import * as empire from '../games/empire/map';
import * as noRetreat from '../games/no_retreat/map';
import empireMap from '../../../src/quadrant/games/empire/data/map.json?url';
import empireUnderlay from '../../../src/quadrant/games/empire/data/underlay.json?url';
import noRetreatMap from '../../../src/quadrant/games/no_retreat/data/map.json?url';
import noRetreatUnderlay from '../../../src/quadrant/games/no_retreat/data/underlay.json?url';
import { muster, type Camp, type Domain, type Ground, type Unit } from './muster';

export const UNITS = 200;

export interface World {
  map: HexMap;
  words: Underlay['labels']['items'];
  places: NamedPlace[];
  ground: Ground;
  units: Unit[];
  /** the number printed in a hex */
  code(hex: number): string;
  /** terrain of a hex, as a name of the catalogue */
  terrain(hex: number): string;
}

async function fetched<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function read<M, G>(map: string, underlay: string): Promise<[M, G]> {
  return Promise.all([fetched<M>(map), fetched<G>(underlay)]);
}

interface Read {
  map: HexMap;
  places: NamedPlace[];
  hexes: ReadonlyMap<number, { terrain: string }>;
}

/** A map with its camps mustered. */
function peopled(
  { map, places, hexes }: Read,
  geography: Underlay,
  ground: Ground,
  camps: Camp[],
  code: (hex: number) => string | undefined,
): World {
  return {
    map,
    places,
    ground,
    words: geography.labels.items,
    units: muster(camps, UNITS),
    code: (hex) => code(hex) ?? '',
    terrain: (hex) => hexes.get(hex)?.terrain ?? 'open',
  };
}

const HARD = new Set(['forest', 'marsh', 'mountain', 'jungle']);

async function russianFront(): Promise<World> {
  const [facts, geography] = await read<noRetreat.MapFacts, noRetreat.Geography>(noRetreatMap, noRetreatUnderlay);
  const { map, hexes, places } = noRetreat.readMap(facts, geography);
  const { grid } = map;
  const soviet = (hex: number) => hexes.get(hex)?.country === 'USSR';
  const blocked = new Set<string>();
  for (const [hex, { blocked_sides, neighbors }] of hexes) {
    for (const side of Object.keys(blocked_sides)) blocked.add(`${hex} ${neighbors[side]}`);
  }
  const near = fromBorder(grid.hexes, (hex) => grid.neighbours(hex), soviet);
  const line = (own: boolean) =>
    grid.hexes.filter((hex) => soviet(hex) === own).sort((a, b) => near(a) - near(b) || a - b);
  const edge = (side: string) => new Set(grid.hexes.filter((hex) => hexes.get(hex)?.edge === side));
  const ground: Ground = {
    grid,
    sources: { germany: edge('axis'), ussr: edge('soviet') },
    cost(from, direction, domain) {
      const to = grid.neighbour(from, direction);
      if (to === null || blocked.has(`${from} ${hexes.get(to)?.id}`)) return null;
      return domain === 'land' && HARD.has(hexes.get(to)?.terrain ?? '') ? 2 : 1;
    },
  };
  const land = (): Domain[] => ['land'];
  const camps = [
    { side: 'germany', hexes: line(false), domains: land },
    { side: 'ussr', hexes: line(true), domains: land },
  ];
  return peopled({ map, places, hexes }, geography, ground, camps, (hex) => hexes.get(hex)?.id);
}

/** How far each hex is from the other side of the border. */
function fromBorder(
  all: number[],
  next: (hex: number) => number[],
  other: (hex: number) => boolean,
): (hex: number) => number {
  const steps = new Map<number, number>();
  for (const hex of all) if (next(hex).some((n) => other(n) !== other(hex))) steps.set(hex, 0);
  for (const [hex, n] of steps) for (const further of next(hex)) if (!steps.has(further)) steps.set(further, n + 1);
  return (hex) => steps.get(hex) ?? Infinity;
}

async function pacific(): Promise<World> {
  const [facts, geography] = await read<empire.MapFacts, empire.Geography>(empireMap, empireUnderlay);
  const { map, hexes, places } = empire.readMap(facts, geography);
  const { grid } = map;
  const codes = new Map(Object.keys(facts.hexes).map((id) => [empire.numberOf(id), id]));
  const held = (side: string) =>
    grid.hexes.filter((hex) => {
      const found = hexes.get(hex);
      return found?.control_1941 === side && (found.port || found.airfield || found.city);
    });
  const source = (name: string) =>
    new Set(grid.hexes.filter((hex) => hexes.get(hex)?.supply_source?.some((s) => s.startsWith(name))));
  const ground: Ground = {
    grid,
    sources: { japan: source('japan'), usa: source('allied') },
    cost(from, direction, domain) {
      const code = hexes.get(from)?.sides[direction] ?? 'X';
      if (domain === 'air') return 1;
      if (!code.includes(domain === 'sea' ? 'W' : 'L')) return null;
      const to = grid.neighbour(from, direction);
      return domain === 'land' && HARD.has(hexes.get(to ?? -1)?.terrain ?? '') ? 2 : 1;
    },
  };
  const domains = (hex: number): Domain[] => {
    const found = hexes.get(hex);
    return [...(found?.port ? ['sea' as const] : []), 'land', ...(found?.airfield ? ['air' as const] : [])];
  };
  const camps = [
    { side: 'japan', hexes: held('JP'), domains },
    { side: 'usa', hexes: held('AL'), domains },
  ];
  return peopled({ map, places, hexes }, geography, ground, camps, (hex) => codes.get(hex));
}

export const WORLDS = { no_retreat: russianFront, empire: pacific };
export type WorldName = keyof typeof WORLDS;
