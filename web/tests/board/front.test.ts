/** The board of No Retreat!: areas beside the grid, counters as they lie, the front line, arrows, ways. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wayFrom } from '../../src/board/counters/stacks';
import { arrow } from '../../src/board/map/arrows';
import { atlasOf } from '../../src/games/no_retreat/atlas';
import { countersOf } from '../../src/games/no_retreat/counters';
import { frontLine, meeting } from '../../src/board/map/front';
import type { Board, UnitView } from '../../src/games/no_retreat/types';

const data = (file: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../src/quadrant/games/no_retreat/data/${file}.json`, import.meta.url), 'utf8'),
  );
const board = { map: data('map'), underlay: data('underlay'), units: data('units') } as Board;
const atlas = atlasOf(board);
const { grid } = atlas.map;
const units = new Map(board.units.units.map((unit) => [unit.id, unit]));

const at = (space: string): number => atlas.number(space) as number;
const seen = (unit: string, more: Partial<UnitView> = {}): UnitView => ({
  unit,
  space: '1902',
  box: null,
  face: 0,
  steps: 1,
  marks: [],
  due: 0,
  ...more,
});
const drawn = (view: UnitView, turn = 1) =>
  countersOf(units, atlas, [view], { turn, name: (unit, face) => `${unit.id} ${face}` })[0];

describe('areas beside the grid', () => {
  it('are known by their name and found under every cell they are drawn over', () => {
    for (const area of board.map.areas) {
      const found = at(area.id);
      expect(atlas.space(found)).toBe(area.id);
      const cells = grid.cells([found]).split('M').slice(1);
      expect(cells).toHaveLength(area.draw_cells.length);
      const corner = cells[0]?.split('L')[0]?.split(' ').map(Number) ?? [];
      expect(grid.hexAt({ x: corner[0] ?? 0, y: (corner[1] ?? 0) + 20 })).toBe(found);
    }
  });
  it('are no hexes of the grid', () => expect(grid.hexes).not.toContain(at('FIN')));
  it('are walked to by arrow keys, and left by them', () => {
    expect(grid.arrow(at('2103'), 'ArrowUp')).toBe(at('FIN'));
    expect(grid.arrow(at('FIN'), 'ArrowDown')).not.toBe(at('FIN'));
  });
});

describe('counters', () => {
  it('show the side that is up', () => {
    expect(drawn(seen('ax_1pz'))).toMatchObject({ value: '7-6', weak: false, side: 'germany', symbol: 'armour' });
    expect(drawn(seen('ax_1pz', { face: 1 }))).toMatchObject({ value: '5-6', weak: true, name: 'ax_1pz 1' });
  });
  it('have two steps for Soviet fronts only from turn 17 on', () => {
    expect(drawn(seen('sv_nw'), 16)?.full).toBe(1);
    expect(drawn(seen('sv_nw'), 17)?.full).toBe(2);
    expect(drawn(seen('ax_6a'))?.full).toBe(2);
  });
  it('say with one mark that a unit has attacked, moved or not', () => {
    expect(drawn(seen('ax_1pz', { marks: ['moved', 'attacked', 'out_of_supply'] }))?.marks).toEqual([
      'unsupplied',
      'attacked',
    ]);
  });
  it('tell allies, the SS, fortresses and cadres apart', () => {
    expect(drawn(seen('ax_rom3'))?.band).toBe('rumanian');
    expect(drawn(seen('ax_sspz'))?.side).toBe('ss');
    expect(drawn(seen('sv_len'))?.frame).toBe('wall');
    expect(drawn(seen('ax_kg1'))?.frame).toBe('broken');
  });
  it('lie only where the map has a place for them', () =>
    expect(drawn(seen('ax_1pz', { space: null }))).toBe(undefined));
});

describe('the front line', () => {
  const [west, east] = [new Set([at('1006'), at('1106')]), new Set([at('1206'), at('1306')])];

  it('runs where hexes of both sides meet, and nowhere else', () => {
    const [line] = meeting(grid, west, east);
    expect(line).toHaveLength(2);
    expect(meeting(grid, new Set([at('1006')]), east)).toEqual([]);
  });
  it('closes a ring around a pocket', () => {
    const lines = meeting(grid, new Set(grid.neighbours(at('1406'))), new Set([at('1406')]));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toEqual(lines[0]?.at(-1));
  });
  it('is one path without corners', () => {
    const around = new Set(grid.neighbours(at('1406')));
    expect(frontLine(grid, around, new Set([at('1406')]))).toMatch(/^M[\d. -]+Q/);
  });
  it('is nothing where one side has all', () => expect(frontLine(grid, west, new Set())).toBe(''));
});

describe('arrows and ways', () => {
  it('point at the hex that is attacked', () => {
    const tip = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 100).split('L')[3];
    expect(tip).toBe('70.0 0.0');
  });
  it('lead over the hexes that were gone through, or straight where they are not known', () => {
    expect(wayFrom([1, 2, 3], 1, 3)).toEqual([1, 2, 3]);
    expect(wayFrom([1, 2, 3], 1, 4)).toEqual([1, 4]);
    expect(wayFrom(undefined, 1, 3)).toEqual([1, 3]);
  });
});
