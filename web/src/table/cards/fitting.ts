/** How large words can be set in a small box: the largest size at which their lines, broken at spaces, fit. */
import { textWidth } from '../../controls/measure.svelte';

const LEADING = 1.08;
/** weight, family, and the sizes to try, from the largest down, in pixels */
type Face = [weight: string, family: string, from: number, to: number];

export interface Fit {
  size: number;
  family: string;
  fits: boolean;
}

function lines(words: readonly string[], width: number, font: string): number {
  let [count, used] = [1, 0];
  const space = textWidth(' ', font);
  for (const word of words) {
    const w = textWidth(word, font);
    if (w > width) return Infinity;
    if (used && used + space + w > width) [count, used] = [count + 1, w];
    else used += (used ? space : 0) + w;
  }
  return count;
}

/** The first of the faces in which the text fits, at its largest size there; else the last one at its smallest. */
export function fit(text: string, width: number, height: number, ...faces: Face[]): Fit {
  const words = text.split(/[ \u00a0]+/);
  let last = { size: 10, family: '', fits: false };
  for (const [weight, family, from, to] of faces) {
    for (let size = from; size >= to; size -= 0.5) {
      const fits = lines(words, width, `${weight} ${size}px "${family}"`) * size * LEADING <= height;
      last = { size, family, fits };
      if (fits) return last;
    }
  }
  return last;
}
