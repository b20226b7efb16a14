import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STAR, lines, pieceSize, plates, stand, thin } from '../../src/games/generals/layout';
import type { Shapes } from '../../src/games/generals/types';

const data = new URL('../../../src/quadrant/games/generals/data/shapes.json', import.meta.url);
const shapes = JSON.parse(readFileSync(data, 'utf8')) as Shapes;
const DESKTOP = 0.53;

describe('the layout of the board', () => {
  it('never draws a piece too small to read, nor needlessly large', () => {
    expect(pieceSize(DESKTOP)).toBeGreaterThanOrEqual(24);
    expect(pieceSize(6)).toBeLessThanOrEqual(46);
  });
  it('keeps the pieces of a space apart at every zoom', () => {
    for (const [id, shape] of Object.entries(shapes.spaces)) {
      for (const k of [DESKTOP, 1, 3]) {
        const spots = stand(shape, 3, k, 0);
        for (const [i, a] of spots.entries()) {
          for (const b of spots.slice(i + 1)) {
            const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * k;
            expect(apart, `${id} at ${k}`).toBeGreaterThanOrEqual(pieceSize(k));
          }
        }
      }
    }
  });
  const measure = (text: string) => text.length * 6;
  const named = (k: number) => plates(Object.entries(shapes.spaces), (id) => id.replaceAll('_', ' '), k, measure);
  it('keeps names on the map', () => {
    for (const { label, wide } of named(DESKTOP).values()) {
      expect(label.x - wide / 2 / DESKTOP).toBeGreaterThan(0);
      expect(label.x + wide / 2 / DESKTOP).toBeLessThan(shapes.canvas.width);
    }
  });
  it('moves a name away from the pieces that would cover it', () => {
    const entries = Object.entries(shapes.spaces);
    for (const count of [1, 2, 3]) {
      const standing = new Map(entries.map(([id]) => [id, Array(count).fill(0)]));
      const found = plates(entries, (id) => id.replaceAll('_', ' '), DESKTOP, measure, new Set(), standing);
      for (const [id, shape] of entries) {
        const { label, words, wide, push, hidden } = found.get(id) as NonNullable<ReturnType<typeof found.get>>;
        // of a name that is left out a star may remain, alone
        const [w, h] = hidden ? [STAR, STAR] : [wide, words.length * 11.5];
        for (const spot of stand(shape, count, DESKTOP, push)) {
          const [dx, dy] = [Math.abs(spot.x - label.x) * DESKTOP, Math.abs(spot.y - label.y) * DESKTOP];
          const apart = dx >= (w + 24) / 2 - 3 || dy >= (h + 24) / 2 - 3;
          expect(apart, `${id} with ${count} pieces`).toBe(true);
        }
      }
    }
  });
  it('drops the lesser of two names that would cover each other', () => {
    const shown = (k: number) => [...named(k)].filter(([, plate]) => !plate.hidden).map(([id]) => id);
    expect(shown(3)).toHaveLength(53);
    expect(shown(0.2)).toEqual([]);
    const far = shown(0.3);
    expect(far.length).toBeLessThan(53);
    expect(far).toContain('moscow');
  });
  it('breaks long names between words', () => {
    expect(lines('Eastern United States', 8)).toEqual(['Eastern', 'United', 'States']);
    expect(lines('Middle East', 14)).toEqual(['Middle East']);
    expect(lines('Великобритания', 6)).toEqual(['Великобритания']);
  });
  it('thins an outline without moving its ends', () => {
    expect(thin('M0 0L1 1L2 2L3 3L4 4L5 5M9 9L8 8Z')).toBe('M0 0L4 4L5 5M9 9L8 8Z');
  });
});
