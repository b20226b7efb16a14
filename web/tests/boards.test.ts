/** The hex maps as they are drawn, and the page that shows them. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { lettering } from '../src/board/geography';
import { signs } from '../src/board/signs';
import { closed, counterPixels, fan, stacked, under } from '../src/board/stacks';
import { muster, reach, supplyLine, wayTo, within, zoneOf, type Ground, type Unit } from '../src/boards/muster';
import { Grid } from '../src/board/grid';
import * as empire from '../src/games/empire/map';
import * as noRetreat from '../src/games/no_retreat/map';
// @ts-expect-error a script without types
import { symbols } from '../scripts/symbols.mjs';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const data = (game: string, file: string) => JSON.parse(source(`../../src/quadrant/games/${game}/data/${file}.json`));

describe('the map of No Retreat!', () => {
  const facts: noRetreat.MapFacts = data('no_retreat', 'map');
  const { map, hexes, places } = noRetreat.readMap(facts, data('no_retreat', 'underlay'));
  const byId = new Map([...hexes].map(([hex, found]) => [found.id, hex]));
  const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

  it('has every hex where its neighbours say', () => {
    expect(map.grid.hexes).toHaveLength(380);
    for (const [hex, { neighbors }] of hexes) {
      const found = DIRECTIONS.map((_, d) => hexes.get(map.grid.neighbour(hex, d) ?? -1)?.id);
      expect(found).toEqual(DIRECTIONS.map((name) => (byId.has(neighbors[name] ?? '') ? neighbors[name] : undefined)));
    }
  });
  it('lies on its underlay', () =>
    expect(map.grid.centre(byId.get('1902')!)).toEqual({ x: 1950, y: expect.closeTo(173.2, 1) }));
  it('names its cities', () => expect(places.find(({ en }) => en === 'Kiev')?.ru).toBe('Киев'));
});

describe('the map of Empire of the Sun', () => {
  const facts: empire.MapFacts = data('empire', 'map');
  const { map, hexes } = empire.readMap(facts, data('empire', 'underlay'));

  it('has every hex, and the distances that its data gives', () => {
    expect(map.grid.hexes).toHaveLength(1140);
    for (const [pair, steps] of Object.entries(data('empire', 'map').meta.distance_checks)) {
      const [a, b] = pair.split('-').map(empire.numberOf);
      expect(map.grid.distance(a!, b!), pair).toBe(steps);
    }
  });
  it('agrees with itself about every side', () => {
    for (const [hex, { sides }] of hexes) {
      for (const [d, code] of sides.entries()) {
        const other = map.grid.neighbour(hex, d);
        if (other !== null) expect(hexes.get(other)?.sides[(d + 3) % 6]).toBe(code);
      }
    }
  });
});

describe('words on a map', () => {
  it('are smaller in Russian where the Russian word is longer', () => {
    const { items } = data('no_retreat', 'underlay').labels;
    const [en, ru] = [lettering(items, 'en')[0]!, lettering(items, 'ru')[0]!];
    expect([en.text, ru.text]).toEqual(['BALTIC SEA', 'БАЛТИЙСКОЕ МОРЕ']);
    expect(ru.size).toBeLessThan(en.size);
  });
});

describe('signs of terrain', () => {
  const grid = new Grid({ columns: 3, rows: 3, lines: 'rows', shifted: 'odd', spacing: 100, origin: { x: 0, y: 0 } });
  it('are strewn alike at every visit, and within their hex', () => {
    const path = signs(grid, 'forest', [grid.at(1, 1)!]);
    expect(path).toBe(signs(grid, 'forest', [grid.at(1, 1)!]));
    for (const [, x, y] of path.matchAll(/M(-?\d+) (-?\d+)/g)) {
      expect(grid.hexAt({ x: Number(x), y: Number(y) })).toBe(grid.at(1, 1));
    }
  });
});

describe('a stack of counters', () => {
  it('is what lies in one hex', () => {
    const [a, b, c] = [{ hex: 3 }, { hex: 5 }, { hex: 3 }];
    expect([...stacked([a!, b!, c!])]).toEqual([
      [3, [a, c]],
      [5, [b]],
    ]);
  });
  it('closed, shows the edges of some of its counters around its middle', () => {
    expect(closed(0, 1)).toEqual({ x: 0, y: -0 });
    expect(closed(0, 6)).toEqual(closed(1, 6));
    expect(closed(5, 6).x).toBe(-closed(2, 6).x);
  });
  it.each([2, 4, 5, 9])('open, shows %i counters apart, each found where it lies', (n) => {
    const open = fan(n);
    for (const [i, spot] of open.spots.entries()) {
      expect(under(open, { x: spot.x + 19, y: spot.y - 19 })).toBe(i);
    }
    expect(under(open, { x: open.w, y: 0 })).toBeNull();
  });
  it('has counters of 24 pixels or more where a hex has room for them', () => {
    expect(counterPixels(0.3, 100)).toBe(24);
    expect(counterPixels(0.1, 100)).toBeLessThan(10);
    expect(counterPixels(5, 100)).toBeLessThan(60);
  });
});

describe('the demonstration', () => {
  const grid = new Grid({ columns: 9, rows: 3, lines: 'rows', shifted: 'odd', spacing: 100, origin: { x: 0, y: 0 } });
  const at = (column: number, row: number) => grid.at(column, row)!;
  const ground: Ground = { grid, cost: () => 1, sources: { ussr: new Set([at(0, 1)]) } };
  const [unit] = muster([{ side: 'ussr', hexes: [at(1, 1)], domains: () => ['land'] }], 1) as [Unit];
  const enemy: Unit = { ...unit, id: 'enemy', side: 'germany', hex: at(4, 1) };

  it('deals as many units as are wanted', () => {
    const camps = ['germany', 'ussr'].map((side) => ({ side, hexes: grid.hexes, domains: () => ['land' as const] }));
    const units = muster(camps, 60);
    expect(units).toHaveLength(60);
    expect(new Set(units.map(({ id }) => id)).size).toBe(60);
    expect(units.filter(({ side }) => side === 'ussr')).toHaveLength(30);
  });
  it('stops a unit next to the enemy and keeps it out of his hex', () => {
    const zone = zoneOf(ground, [enemy]);
    const found = reach(ground, { ...unit, move: 6 }, new Set([enemy.hex]), zone);
    expect(found.has(at(3, 1))).toBe(true);
    expect(found.has(at(4, 1))).toBe(false);
    expect(wayTo(found, at(3, 1))).toEqual([at(1, 1), at(2, 1), at(3, 1)]);
  });
  it('traces supply around the enemy, or not at all', () => {
    expect(supplyLine(ground, unit, () => false)).toEqual([at(1, 1), at(0, 1)]);
    expect(supplyLine(ground, unit, (hex) => hex !== unit.hex)).toBeNull();
  });
  it('reaches as far as its range', () => expect(within(grid, at(4, 1), 1).size).toBe(7));
});

describe('the symbols', () => {
  it('are those that milsymbol draws today', () =>
    expect(source('../../src/quadrant/boards/data/symbols.json')).toBe(symbols()));
});

describe('the catalogues of the page', () => {
  const messages = (lang: string) => new FluentResource(source(`../src/boards/${lang}.ftl`)).body.map(({ id }) => id);
  const code = ['Boards.svelte', 'Side.svelte', 'stage.svelte.ts']
    .map((file) => source(`../src/boards/${file}`))
    .join();

  it('say the same in both languages', () => expect(messages('ru')).toEqual(messages('en')));
  it('have every message that is asked for, and no other', () => {
    const asked = new Set([...code.matchAll(/say\(\s*'([\w-]+)'/g)].map((found) => found[1]));
    const kinds = [...code.matchAll(/say\(`([\w-]+-)\$/g)].map((found) => found[1] ?? '');
    expect([...asked].filter((id) => !messages('en').includes(id!))).toEqual([]);
    expect(messages('en').filter((id) => !asked.has(id) && !kinds.some((kind) => id.startsWith(kind)))).toEqual([]);
  });
  it('name every symbol that is dealt and every terrain of the maps', () => {
    const known = new Set(messages('en'));
    const dealt = source('../src/boards/muster.ts').matchAll(/symbol: '(\w+)'/g);
    for (const [, symbol] of dealt) expect(known).toContain(`symbol-${symbol}`);
    const terrains = [...data('no_retreat', 'map').hexes, ...Object.values(data('empire', 'map').hexes)] as {
      terrain: string;
    }[];
    for (const { terrain } of terrains) expect(known).toContain(`terrain-${terrain}`);
  });
});
