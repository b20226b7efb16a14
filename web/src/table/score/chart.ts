/** From scores to a drawing: where the points of a curve lie. Pure. */
/** A point of the match with a number for each side. */
export interface Charted {
  n: number;
  score: Record<string, number>;
}

export interface Frame {
  width: number;
  height: number;
  /** room for the numbers at the left, and for the names at the right */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawing {
  /** the horizontal place of each point */
  xs: number[];
  /** for each side the points of its line, and their heights */
  lines: { side: string; path: string; ys: number[] }[];
  /** round numbers on the scale, with their heights */
  marks: { value: number; y: number }[];
}

/** A step of 1, 2 or 5 times a power of ten that cuts the span into a few pieces. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / 2));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => span / step <= 4) ?? 10 * power;
}

/** The lines of all sides; the scale comes from the points unless a range is given. */
export function draw(points: Charted[], frame: Frame, range?: [number, number]): Drawing {
  const sides = Object.keys(points[0]?.score ?? {});
  const values = points.flatMap((point) => Object.values(point.score));
  const low = range?.[0] ?? Math.min(0, ...values);
  const high = range?.[1] ?? Math.max(low + 1, ...values);
  const step = Math.max(1, stepOf(high - low));
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const y = (value: number) => round(frame.top + (tall * (high - value)) / (high - low));
  const xs = points.map((_, i) => round(frame.left + (wide * i) / Math.max(1, points.length - 1)));
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
  return {
    xs,
    lines: sides.map((side) => {
      const ys = points.map((point) => y(point.score[side] ?? 0));
      return { side, ys, path: ys.map((at, i) => `${i ? 'L' : 'M'}${xs[i]} ${at}`).join('') };
    }),
    marks: marks.map((value) => ({ value, y: y(value) })),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The heights of the names beside the ends of the lines, pushed apart so that each can be read; those that
 *  would fall out below push up only who is in their way. */
export function apart(ys: number[], least: number, bottom: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((at, k) => {
    const above = order[k - 1];
    if (above) at.y = Math.max(at.y, above.y + least);
  });
  const out: number[] = [];
  let room = bottom;
  for (const { y, i } of order.reverse()) {
    out[i] = round(Math.min(y, room));
    room = Math.min(y, room) - least;
  }
  return out;
}
