/** The map of No Retreat!: what `map.json` and `underlay.json` say, as a hex board draws it. Pure. */
import { gridOf, grouped, mapOn, shapes, type NamedPlace } from '../../board/map/geography';
import type { Board, Hex } from './types';

const COLOURS = { axis: 'germany', soviet: 'ussr' };
/** rows from the north are numbered from 1, and so are the hexes in them */
const numberOf = (id: string, columns: number): number =>
  (Number(id.slice(2)) - 1) * (columns + 1) + Number(id.slice(0, 2)) - 1;

export function readMap(facts: Board['map'], geography: Board['underlay']) {
  const { columns, rows } = facts.grid;
  const number = (id: string) => numberOf(id, columns);
  const hexes = new Map(facts.hexes.map((hex) => [number(hex.id), hex]));
  const { layers } = geography;
  const areas = facts.areas.map(({ id, draw_cells }) => {
    const { x = 0, y = 0 } = layers.areas.items.find((item) => item.id === id) ?? {};
    return { id, cells: draw_cells.map(number), at: { x, y } };
  });
  const grid = gridOf({ lines: 'rows', columns, rows, origin: { x: 100, y: 86.60254 }, areas }, hexes);
  const axis = [...hexes].filter(([, hex]) => hex.country !== 'USSR').map(([number]) => number);
  const map = mapOn(grid, geography, {
    shapes: [
      { kind: 'territory', d: grid.cells(axis) },
      ...shapes('lake', [...layers.lakes.items, layers.lakes.minor]),
      ...shapes('stream', [layers.streams]),
      ...shapes('upper', layers.upper_courses.items),
      ...shapes('region', layers.regions.lines),
      ...layers.areas.items.flatMap((area) => [
        ...shapes('area', [area.outline]),
        ...shapes('area-edge', [area.border]),
      ]),
      { kind: 'cells', d: grid.lattice(facts.water.map(({ id }) => number(id))) },
      ...shapes('frontier', [layers.border_1941]),
    ],
    terrain: grouped(
      [...hexes].map(([hex, { terrain }]) => [hex, terrain]),
      ['forest', 'marsh', 'mountain'],
    ),
    sides: [
      ...layers.rivers.items.map(({ d }) => ({ kind: 'river' as const, d })),
      { kind: 'blocked', d: grid.sides(barred(facts, number)) },
    ],
  });
  const numbers = new Map([
    ...[...hexes].map(([at, hex]) => [hex.id, at] as const),
    ...areas.map((area) => [area.id, area.cells[0] ?? -1] as const),
  ]);
  return { map, hexes, numbers, places: places(hexes) };
}

/** Sides that cannot be crossed, each once. */
function* barred(facts: Board['map'], number: (id: string) => number): Generator<[number, number]> {
  for (const hex of facts.hexes) {
    for (const side of Object.keys(hex.blocked_sides)) {
      const other = hex.neighbors[side];
      if (other && other > hex.id) yield [number(hex.id), number(other)];
    }
  }
}

function places(hexes: Map<number, Hex>): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const [hex, { city, oil, objective }] of hexes) {
    const town = city ?? oil;
    if (!town) continue;
    const sign = oil ? 'oil' : objective ? 'capital' : 'city';
    // oil fields have names too long to stand in a hex, and a sign that says it
    const [en, ru] = oil ? ['', ''] : [town.name_en, town.name_ru];
    found.push({ hex, en, ru, signs: [sign], side: COLOURS[town.start_owner], from: objective ? 0.2 : 0.3 });
  }
  return found;
}
