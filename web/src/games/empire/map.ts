/** The map of Empire of the Sun: what `map.json` and `underlay.json` say, as a hex board draws it. Pure. */
import { gridOf, grouped, mapOn, shapes, type NamedPlace } from '../../board/map/geography';
import type { Grid } from '../../board/map/grid';
import type { PlaceSign } from '../../board/map/types';
import type { Board, Hex } from './types';

const COLUMNS = 51;
const ROWS = 29;
const WEST = 10;
const COLOURS: Record<string, string> = { JP: 'japan', AL: 'usa' };
export const numberOf = (id: string): number => (Number(id.slice(0, 2)) - WEST) * (ROWS + 1) + Number(id.slice(2));
/** a resource hex is known by a ring inside its sides */
const RING = 0.88;

export function readMap(facts: Board['map'], geography: Board['underlay']) {
  const hexes = new Map(Object.entries(facts.hexes).map(([id, hex]) => [numberOf(id), hex]));
  const grid = gridOf({ lines: 'columns', columns: COLUMNS, rows: ROWS, origin: { x: 0, y: 0 } }, hexes);
  const { layers } = geography;
  const border = (kind: string) => layers.borders.lines.filter((line) => line.kind === kind);
  const routes = (kind: string) =>
    facts.transport_routes.filter((route) => route.kind === kind && !route.requires_built.length);
  const line = (route: { from: string; to: string }) => grid.trail([numberOf(route.from), numberOf(route.to)]);
  const map = mapOn(grid, geography, {
    shapes: [
      ...shapes('islet', [layers.islets]),
      ...shapes('reef', [layers.reefs]),
      ...shapes('region', border('game')),
      ...shapes('context', [...border('colonial'), ...border('context')]),
    ],
    terrain: grouped(
      [...hexes].map(([hex, { terrain }]) => [hex, terrain]),
      ['mixed', 'jungle', 'mountain', 'atoll'],
    ),
    sides: [
      {
        kind: 'resource',
        d: [...hexes]
          .filter(([, hex]) => hex.resource)
          .map(([hex]) => ring(grid, hex))
          .join(''),
      },
      { kind: 'rail', d: routes('rail').map(line).join('') },
      { kind: 'road', d: routes('road').map(line).join('') },
      { kind: 'blocked', d: barred(grid, hexes) },
    ],
  });
  return { map, hexes, places: places(hexes) };
}

function ring(grid: Grid, hex: number): string {
  const { x, y } = grid.centre(hex);
  const corners = grid
    .corners(hex)
    .map((p) => `${(x + RING * (p.x - x)).toFixed(1)} ${(y + RING * (p.y - y)).toFixed(1)}`);
  return `M${corners.join('L')}Z`;
}

/** Sides between two hexes of the map that nothing may cross. */
function barred(grid: Grid, hexes: Map<number, Hex>): string {
  let path = '';
  for (const [hex, { sides }] of hexes) {
    for (const [direction, code] of sides.entries()) {
      const other = grid.neighbour(hex, direction);
      if (other !== null && other > hex && !/[WL]/.test(code)) path += grid.side(hex, direction);
    }
  }
  return path;
}

function places(hexes: Map<number, Hex>): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const [hex, { name, name_ru, port, airfield, city, control_1941 }] of hexes) {
    if (!name) continue;
    const signs: PlaceSign[] = [];
    if (city) signs.push('city');
    if (port) signs.push('port');
    if (airfield) signs.push('airfield');
    const side = control_1941 && COLOURS[control_1941];
    found.push({
      hex,
      en: name,
      ru: name_ru ?? name,
      signs,
      ...(side && { side }),
      from: city && (port || airfield) ? 0.42 : 0.55,
    });
  }
  return found;
}
