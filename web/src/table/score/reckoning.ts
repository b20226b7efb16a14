/** Numbers that explain themselves: what makes one up, and what may come of it. */
import type { Refusal, Sum } from '../../wire/shapes';

export interface Reckoning {
  /** what the number is */
  of: string;
  sum: Sum;
  /** what may come of it, in words, and how likely each is: 0 to 1 */
  results?: { result: string; chance: number }[];
  /** why nothing comes of it */
  blocked?: Refusal | null;
  /** what else is worth knowing there */
  notes?: string[];
}

/** An amount as it is added or taken away. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : unsigned(n);
}

/** A number with a proper minus sign. */
export function unsigned(n: number): string {
  return String(n).replace('-', '−');
}

/** Chances in whole percents that add up to a hundred: what rounding leaves goes where it was cut off most. */
export function percents(chances: number[]): number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance + 1e-9));
  const left = Math.round(100 * chances.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const cut = chances.map((chance, i) => [100 * chance - (whole[i] ?? 0), i] as const).sort((a, b) => b[0] - a[0]);
  for (const [, i] of cut.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}
