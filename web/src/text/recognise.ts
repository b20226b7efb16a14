/** Names that people type: found in a text by their exact words, the longest first. Pure. */
import type { Part } from './catalogue';
import type { PlaceId } from '../table/choosing/choices';

/** shorter names are words of every day */
const SHORTEST = 3;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

export class Recogniser {
  readonly #places = new Map<string, PlaceId>();
  readonly #pattern: RegExp | null;

  /** Names and what they open; of two things with one name the first is meant. */
  constructor(names: Iterable<[name: string, place: PlaceId]>) {
    for (const [name, place] of names)
      if (name.length >= SHORTEST && !this.#places.has(name)) this.#places.set(name, place);
    const longest = [...this.#places.keys()].sort((a, b) => b.length - a.length);
    const whole = String.raw`(?<![\p{L}\p{N}])(${longest.map(escaped).join('|')})(?![\p{L}\p{N}])`;
    this.#pattern = longest.length ? new RegExp(whole, 'u') : null;
  }

  /** The text in parts: plain words and names. */
  parts(text: string): Part[] {
    if (!this.#pattern) return [text];
    return text.split(this.#pattern).flatMap((piece, i): Part[] => {
      if (i % 2 === 0) return piece ? [piece] : [];
      return [{ text: piece, place: this.#places.get(piece) ?? '' }];
    });
  }
}
