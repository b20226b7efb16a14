/** Churchill: where counters lie, how names break, and that both languages say the same things. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lines } from '../../src/games/churchill/names';
import { arrange } from '../../src/games/churchill/pills';
import { seating } from '../../src/games/churchill/seating';
import { NATIONS, type IssueView, type Point } from '../../src/games/churchill/types';

const SCREENS = [
  [1080, 575],
  [1560, 790],
  [1006, 446],
  [390, 330],
] as const;

function issue(name: string, where: string, seat: string | null = null, space = 0): IssueView {
  return { issue: name, where, seat, space, front: null, owed: 0, activated: false };
}

describe.each(SCREENS)('the table at %i × %i', (width, height) => {
  it('keeps every space, chair and counter on the screen', () => {
    const plan = seating(width, height, 0);
    for (const nation of NATIONS)
      for (const n of [1, 2, 3, 4, 5, 6, 7]) {
        const { x, y } = plan.space(nation, n);
        expect(x - plan.size / 2).toBeGreaterThanOrEqual(0);
        expect(x + plan.size / 2).toBeLessThanOrEqual(width);
        expect(y - plan.size / 2).toBeGreaterThanOrEqual(0);
        expect(y + plan.size / 2).toBeLessThanOrEqual(plan.height);
      }
  });

  it('has room for one counter beside the other on neighbouring spaces', () => {
    const plan = seating(width, height, 0);
    for (const nation of NATIONS)
      for (const n of [1, 2, 3, 4, 5]) {
        const [a, b] = [plan.space(nation, n), plan.space(nation, n + 1)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(plan.size);
      }
  });

  it('lays nine issues in the centre clear of each other', () => {
    const plan = seating(width, height, 0);
    const spots = [...plan.spots(Array.from({ length: 9 }, (_, i) => issue(`i${i}`, 'center'))).values()];
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(plan.size - 1);
  });

  it('shows each of several issues on one space', () => {
    const plan = seating(width, height, 0);
    const spots = plan.spots([
      issue('a', 'track', 'uk', 3),
      issue('b', 'track', 'uk', 3),
      issue('c', 'track', 'ussr', 3),
    ]);
    expect(spots.get('a')).not.toEqual(spots.get('b'));
  });
});

it('breaks names where the lines are most equal', () => {
  expect(lines('Germany')).toEqual(['Germany']);
  expect(lines('Dutch E. Indies')).toEqual(['Dutch E.', 'Indies']);
});

describe('the sentences of the interface', () => {
  const text = (lang: string) =>
    readFileSync(new URL(`../../src/games/churchill/${lang}.ftl`, import.meta.url), 'utf8');
  const ids = (lang: string) => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

  it('are the same in both languages but for short names', () => {
    const whole = (lang: string) =>
      ids(lang)
        .filter((id) => !/^(space|country|box|advantage)-short-/.test(id))
        .sort();
    expect(whole('en')).toEqual(whole('ru'));
  });

  it('hold everything that is asked for by name', () => {
    const folder = new URL('../../src/games/churchill/', import.meta.url);
    const code = readdirSync(folder, 'utf8')
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const used = [...code.join('\n').matchAll(/\bsay\('([\w-]+)'/g)].map((m) => m[1] ?? '');
    const more = ['../../src/locale/en.ftl', '../../../src/quadrant/games/churchill/locale/en.ftl'];
    const known = new Set([
      ...ids('en'),
      ...more.flatMap((path) =>
        [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? ''),
      ),
    ]);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it('give every issue a short title', () => {
    const map = JSON.parse(
      readFileSync(new URL('../../../src/quadrant/games/churchill/data/map.json', import.meta.url), 'utf8'),
    ) as {
      issues: { id: string; class: string }[];
    };
    for (const { id, class: kind } of map.issues) {
      expect(ids('en')).toContain(`issue-short-${id}`);
      expect(ids('en')).toContain(`issue-about-${kind}`);
    }
  });
});

describe('the pills of the fronts', () => {
  const WITHIN = { width: 600, height: 400 };
  const at = (id: string, x: number, y: number) => ({ id, at: { x, y }, width: 60 });
  const apart = (a: Point, b: Point) => Math.abs(a.x - b.x) >= 60 || Math.abs(a.y - b.y) >= 15;

  it('lie under their space where nothing is in the way', () => {
    const pill = arrange([at('western', 300, 200)], [], WITHIN).get('western');
    expect(pill?.x).toBeCloseTo(0);
    expect(pill?.y).toBeGreaterThan(26);
  });

  it('do not cover what stands around when there is room elsewhere', () => {
    const city = { x: 300, y: 240, w: 24, h: 24 };
    const pill = arrange([at('western', 300, 200)], [city], WITHIN).get('western') as Point;
    expect(Math.abs(pill.x) >= 24 + 30 || Math.abs(200 + pill.y - city.y) >= 24 + 7.5).toBe(true);
  });

  it('do not cover each other before the same space', () => {
    const pills = arrange([at('western', 300, 200), at('eastern', 300, 200)], [], WITHIN);
    expect(apart(pills.get('western') as Point, pills.get('eastern') as Point)).toBe(true);
  });

  it('stay on the map', () => {
    const pill = arrange([at('western', 20, 390)], [], WITHIN).get('western') as Point;
    expect(20 + pill.x - 30).toBeGreaterThanOrEqual(0);
    expect(390 + pill.y + 7.5).toBeLessThanOrEqual(400);
  });
});
