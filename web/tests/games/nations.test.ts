/** Nations can be told apart by eyes that see no red, no green or no blue: by hue and lightness of their field. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const NATIONS = ['germany', 'uk', 'japan', 'ussr', 'italy', 'usa'];
const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(":root[data-theme='dark']");

type Rgb = [number, number, number];

function tokens(theme: 'light' | 'dark'): Record<string, Rgb> {
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name, rgb(hex ?? '')]),
    );
  return theme === 'light' ? read(light) : { ...read(light), ...read(dark) };
}
const rgb = (hex: string): Rgb => [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Machado, Oliveira and Fernandes 2009, full severity. */
const EYES: Record<string, number[][]> = {
  everyone: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* of a colour as these eyes see it. */
function seen(colour: Rgb, eyes: number[][]): Rgb {
  const lin = colour.map(linear);
  const [r = 0, g = 0, b = 0] = eyes.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, m, i) => sum + m * (lin[i] ?? 0), 0),
      ),
    ),
  );
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}
const distance = (a: Rgb, b: Rgb) => Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));

function contrast(a: Rgb, b: Rgb): number {
  const lum = (c: Rgb) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
  const [hi, lo] = [lum(a), lum(b)].sort((p, q) => q - p) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

describe.each(['light', 'dark'] as const)('the colours of the nations, %s', (theme) => {
  const colours = tokens(theme);
  it.each(Object.keys(EYES))('differ for %s', (eyes) => {
    for (const [i, a] of NATIONS.entries()) {
      for (const b of NATIONS.slice(i + 1)) {
        const d = distance(seen(colours[a]!, EYES[eyes]!), seen(colours[b]!, EYES[eyes]!));
        expect(d, `${a} and ${b}`).toBeGreaterThan(14);
      }
    }
  });
  it('carry a sign that can be read', () => {
    for (const nation of NATIONS) {
      expect(contrast(colours[nation]!, colours[`${nation}-ink`]!), nation).toBeGreaterThan(3);
    }
  });
  it('carry text that can be read on buttons and bands', () => {
    for (const name of ['accent', 'danger', 'done']) {
      expect(contrast(colours[name]!, colours[`on-${name}`]!), name).toBeGreaterThan(4.5);
    }
    for (const type of Object.keys(colours).filter((name) => name.startsWith('type-'))) {
      expect(contrast(colours[type]!, colours['on-type']!), type).toBeGreaterThan(4.5);
    }
    for (const ink of ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink', 'done-ink']) {
      for (const paper of ['paper', 'paper-raised', 'paper-sunk']) {
        expect(contrast(colours[ink]!, colours[paper]!), `${ink} on ${paper}`).toBeGreaterThan(4.5);
      }
    }
  });
  it('keep land, sea and what is out of play apart', () => {
    const weight = Number(/--out-weight: ([\d.]+)/.exec(theme === 'light' ? light : dark)?.[1]);
    const veiled = (name: string) =>
      colours[name]!.map((c, i) => c * (1 - weight) + colours['out']![i]! * weight) as Rgb;
    const grounds = { land: colours['land']!, sea: colours['sea']!, outLand: veiled('land'), outSea: veiled('sea') };
    for (const [eyes, seen_by] of Object.entries(EYES)) {
      for (const [a, b] of [
        ['land', 'sea'],
        ['sea', 'outSea'],
        ['land', 'outLand'],
        ['outLand', 'outSea'],
      ] as const) {
        const d = distance(seen(grounds[a], seen_by), seen(grounds[b], seen_by));
        expect(d, `${a} and ${b} for ${eyes}`).toBeGreaterThan(3.5);
      }
    }
  });
  it('leave room for marks that can be told from the map and from each other', () => {
    for (const [eyes, seen_by] of Object.entries(EYES)) {
      const lab = (name: string) => seen(colours[name]!, seen_by);
      for (const ground of ['land', 'sea']) {
        for (const mark of ['accent', 'ink', 'danger']) {
          expect(distance(lab(mark), lab(ground)), `${mark} on ${ground} for ${eyes}`).toBeGreaterThan(25);
        }
      }
      expect(distance(lab('accent'), lab('ink')), `accent and ink for ${eyes}`).toBeGreaterThan(25);
    }
  });
});
