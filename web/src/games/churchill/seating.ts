/** Where things lie on the conference table: a wide one is a T, a narrow three lanes that meet at the right. Pure. */
import { NATIONS, type IssueView, type Nation, type Point, type Rect } from './types';

export const CHAIR = 7;

export interface Seating {
  wide: boolean;
  width: number;
  height: number;
  /** diameter of a counter */
  size: number;
  /** of one that lies beside a chair */
  wonSize: number;
  /** the leader's token */
  token: number;
  center: Rect;
  chairs: Record<Nation, Point>;
  /** half the breadth of a track */
  half: number;
  space: (nation: Nation, n: number) => Point;
  /** the part of each track between the centre and the chair */
  arms: Record<Nation, Rect>;
  spots: (issues: IssueView[]) => Map<string, Point>;
  /** where papers beside the table must end */
  clear: number;
}

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Rows of equal cells round a point, as full as can be. */
function grid(n: number, columns: number, at: Point, dx: number, dy: number): Point[] {
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : n - columns * (rows - 1);
    return { x: at.x + ((i % columns) - (inRow - 1) / 2) * dx, y: at.y + (row - (rows - 1) / 2) * dy };
  });
}

/** The issues by the place they lie in, in the order of the display. */
function groups(issues: IssueView[]): Map<string, IssueView[]> {
  const out = new Map<string, IssueView[]>();
  for (const issue of issues) {
    const key =
      issue.where === 'track'
        ? `${issue.seat} ${issue.space}`
        : issue.where === 'chair'
          ? `${issue.seat} chair`
          : issue.where;
    out.set(key, [...(out.get(key) ?? []), issue]);
  }
  return out;
}

type Place = (key: string, n: number) => Point[];
function spotsBy(place: Place): (issues: IssueView[]) => Map<string, Point> {
  return (issues) => {
    const out = new Map<string, Point>();
    for (const [key, group] of groups(issues)) {
      const points = place(key, group.length);
      for (const [i, issue] of group.entries()) out.set(issue.issue, points[i] ?? { x: 0, y: 0 });
    }
    return out;
  };
}

/** The height of the display under a table of this width. */
export function displayHeight(width: number, shown: number, wide: boolean): number {
  if (!shown) return 0;
  return wide ? 62 : Math.ceil(shown / displayColumns(width, wide)) * 62 + 10;
}
function displayColumns(width: number, wide: boolean): number {
  return wide ? 18 : Math.max(5, Math.floor((width - 8) / 64));
}

export function seating(width: number, height: number, shown: number): Seating {
  const wide = width >= 960 && height >= 500;
  return wide ? tee(width, height, shown) : lanes(width, shown);
}

function tee(width: number, height: number, shown: number): Seating {
  const strip = displayHeight(width, shown, true);
  const bottom = height - strip;
  const cx = width / 2;
  const center = { w: 268, h: within(128, bottom * (shown ? 0.26 : 0.3), 168), x: cx, y: 0 };
  center.y = bottom - center.h / 2 - 10;
  const cy = center.y;
  const edge = 126;
  const top = 94;
  const across = (cx - center.w / 2 - edge) / 6;
  const up = (cy - center.h / 2 - top) / 6;
  const size = within(32, Math.min(across, up) - 6, 50);
  const half = size / 2 + 7;
  const chairs = { uk: { x: 64, y: cy - 4 }, ussr: { x: cx, y: 46 }, us: { x: width - 64, y: cy - 4 } };
  const space = (nation: Nation, n: number): Point => {
    if (n >= CHAIR) return chairs[nation];
    if (n === 0) return { x: cx, y: cy };
    if (nation === 'ussr') return { x: cx, y: cy - center.h / 2 - up * (n - 0.5) };
    const away = center.w / 2 + across * (n - 0.5);
    return { x: nation === 'uk' ? cx - away : cx + away, y: cy };
  };
  const wonSize = within(30, size - 6, 36);
  const place: Place = (key, n) => {
    if (key === 'center')
      return grid(n, 4, { x: cx, y: cy }, 64, within(44, (center.h - 8) / Math.max(2, Math.ceil(n / 4)), 58));
    if (key === 'display')
      return grid(n, 18, { x: cx, y: bottom + strip / 2 - 6 }, within(40, (width - 24) / Math.max(n, 1), 62), 0);
    const [nation, where] = key.split(' ') as [Nation, string];
    if (where === 'chair') return won(nation, n);
    const at = space(nation, Number(where));
    if (nation === 'ussr') return grid(n, n, at, size + 18, 0);
    return Array.from({ length: n }, (_, i) => ({ x: at.x, y: at.y - i * (size + 10) }));
  };
  const won = (nation: Nation, n: number): Point[] => {
    const step = wonSize + 15;
    if (nation === 'ussr')
      return Array.from({ length: n }, (_, i) => ({
        x: cx + 64 + Math.floor(i / 2) * step,
        y: 24 + (i % 2) * (wonSize + 12),
      }));
    const from = nation === 'uk' ? edge + 28 : width - edge - 28;
    const y = Math.min(cy + half + wonSize / 2 + 4, bottom - wonSize / 2 - 6);
    return Array.from({ length: n }, (_, i) => ({ x: from + (nation === 'uk' ? 1 : -1) * i * step, y }));
  };
  const arms = {
    uk: { x: edge, y: cy - half, w: cx - center.w / 2 - edge, h: 2 * half },
    us: { x: cx + center.w / 2, y: cy - half, w: cx - center.w / 2 - edge, h: 2 * half },
    ussr: { x: cx - half, y: top, w: 2 * half, h: cy - center.h / 2 - top },
  };
  return {
    wide: true,
    width,
    height,
    size,
    wonSize,
    token: 72,
    center,
    chairs,
    half,
    space,
    arms,
    spots: spotsBy(place),
    clear: cy - 60,
  };
}

function lanes(width: number, shown: number): Seating {
  const roomy = width >= 560;
  const lane = roomy ? 104 : 84;
  const size = roomy ? 44 : 34;
  const chair = roomy ? 96 : 64;
  const column = 2 * (size + 13) + 10;
  const top = 8;
  const left = width - column - 10;
  const center = { x: left + column / 2, y: top + (3 * lane) / 2, w: column, h: 3 * lane - 6 };
  const middle = (nation: Nation): number => top + lane * NATIONS.indexOf(nation) + lane / 2 - 12;
  const step = (left - chair) / 6;
  const half = size / 2 + 5;
  const chairOf = (nation: Nation): Point => ({ x: chair / 2, y: middle(nation) });
  const chairs = { uk: chairOf('uk'), ussr: chairOf('ussr'), us: chairOf('us') };
  const space = (nation: Nation, n: number): Point => {
    if (n >= CHAIR) return chairs[nation];
    if (n === 0) return center;
    return { x: left - step * (n - 0.5), y: middle(nation) };
  };
  const wonSize = roomy ? 34 : 26;
  const table = top + 3 * lane;
  const columns = displayColumns(width, false);
  const place: Place = (key, n) => {
    if (key === 'center') return grid(n, 2, center, size + 15, Math.min(size + 16, (center.h - 4) / Math.ceil(n / 2)));
    if (key === 'display') {
      const cell = (width - 8) / columns;
      return Array.from({ length: n }, (_, i) => ({
        x: 4 + cell * ((i % columns) + 0.5),
        y: table + 34 + Math.floor(i / columns) * 62,
      }));
    }
    const [nation, where] = key.split(' ') as [Nation, string];
    if (where === 'chair')
      return Array.from({ length: n }, (_, i) => ({
        x: chair + wonSize / 2 + i * (wonSize + 5),
        y: middle(nation) + half + wonSize / 2 + 3,
      }));
    const at = space(nation, Number(where));
    return Array.from({ length: n }, (_, i) => ({ x: at.x + i * 9, y: at.y - i * 15 }));
  };
  const armOf = (nation: Nation): Rect => ({ x: chair, y: middle(nation) - half, w: left - chair, h: 2 * half });
  return {
    wide: false,
    width,
    height: table + displayHeight(width, shown, false),
    size,
    wonSize,
    token: roomy ? 60 : 46,
    center,
    chairs,
    half,
    space,
    arms: { uk: armOf('uk'), ussr: armOf('ussr'), us: armOf('us') },
    spots: spotsBy(place),
    clear: 0,
  };
}
