/** The parts of `underlay.json` that both hex games have, and how its words become labels. */
import type { Canvas, Label, Place, Shape } from './types';

export type Tongue = 'en' | 'ru';

interface Word {
  kind: Label['kind'];
  en: string;
  ru: string;
  x: number;
  y: number;
  angle: number;
  size: number;
  spacing: number;
  size_ru?: number;
  spacing_ru?: number;
}

export interface Underlay {
  canvas: Canvas;
  layers: { land: { paths: string[] }; grid_outline: { d: string } };
  labels: { items: Word[] };
}

/** A place with its name in both languages. */
export type NamedPlace = Omit<Place, 'name'> & Record<Tongue, string>;

export function lettering(words: readonly Word[], lang: Tongue): Label[] {
  return words.map((word) => ({
    kind: word.kind,
    x: word.x,
    y: word.y,
    angle: word.angle,
    text: word[lang],
    size: (lang === 'ru' && word.size_ru) || word.size,
    spacing: (lang === 'ru' && word.spacing_ru) || word.spacing,
  }));
}

export function named(places: readonly NamedPlace[], lang: Tongue): Place[] {
  return places.map((place) => ({ ...place, name: place[lang] }));
}

export function shapes(kind: Shape['kind'], paths: readonly string[]): Shape[] {
  return paths.map((d) => ({ kind, d }));
}

/** Hexes of each kind of terrain that has a look of its own. */
export function grouped<K extends string>(
  hexes: Iterable<[number, string]>,
  kinds: readonly K[],
): { kind: K; hexes: number[] }[] {
  const all = [...hexes];
  return kinds.map((kind) => ({ kind, hexes: all.filter(([, terrain]) => terrain === kind).map(([hex]) => hex) }));
}
