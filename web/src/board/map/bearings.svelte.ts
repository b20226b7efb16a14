/** Where the pointer and the keys are on a board of hexes, which stack lies open there, and what a press means. */
import type { Grid } from './grid';
import { able, after } from '../counters/stacks';
import type { Counter, Layers } from './types';

/** What the board is given, and what it tells. */
export interface Board {
  grid: Grid;
  layers: Layers;
  counters: readonly Counter[];
  chosen: string | null;
  may: ReadonlySet<string>;
  describe: (hex: number) => string;
  nameOf?: (unit: string) => string;
  onhex?: (hex: number | null) => void;
  /** a hex is pressed before anything else: true if that was all */
  onfirst?: (hex: number | null) => boolean;
  onunit?: (id: string) => void;
  onpoint?: (hex: number | null, unit: string | null) => void;
}

export class Bearings {
  readonly #board: () => Board;
  readonly #stacks: () => ReadonlyMap<number, readonly Counter[]>;
  readonly #show: (hexes: readonly number[]) => void;
  /** the hex under the pointer, and the one that the keys have reached */
  hover = $state<number | null>(null);
  focus = $state<number | null>(null);
  /** the unit under the pointer: of an open stack that one, else the one on top */
  unit = $state.raw<string | null>(null);
  /** the hex whose stack lies open */
  opened = $state<number | null>(null);
  /** what is said of where the keys have come to */
  spoken = $state('');
  /** the unit of the stack in focus that the space bar has come to */
  #leafed: string | null = null;

  /** `show` brings hexes into sight. */
  constructor(
    board: () => Board,
    stacks: () => ReadonlyMap<number, readonly Counter[]>,
    show: (hexes: readonly number[]) => void,
  ) {
    this.#board = board;
    this.#stacks = stacks;
    this.#show = show;
  }

  // The pointer

  #top(hex: number | null): string | null {
    return hex === null ? null : (this.#stacks().get(hex)?.at(-1)?.id ?? null);
  }

  point(hex: number | null, unit = this.#top(hex)): void {
    if (hex === this.hover && unit === this.unit) return;
    this.hover = hex;
    this.unit = unit;
    this.#board().onpoint?.(hex, unit);
  }

  /** The pointer has come to a hex: its stack opens. */
  come(hex: number | null): void {
    if (hex === this.hover) return;
    this.point(hex);
    // where the chosen unit may go, a stack that opened would only be in the way
    this.opened = hex !== null && !this.#board().layers.may?.has(hex) ? hex : null;
  }

  leave(): void {
    this.point(null);
    this.opened = null;
  }

  click(hex: number | null): void {
    this.focus = hex;
    this.point(hex);
    this.#press(hex);
  }

  /** A hex is chosen: where something may be done, that is done; else its unit, or its stack opens. */
  #press(hex: number | null): void {
    const { layers, onfirst, onhex, onunit } = this.#board();
    if (onfirst?.(hex)) return;
    const stack = hex === null ? [] : (this.#stacks().get(hex) ?? []);
    if (hex === null || layers.may?.has(hex) || !stack.length) {
      this.opened = null;
      onhex?.(hex);
    } else if (stack.length > 1) this.opened = hex;
    else for (const unit of stack) onunit?.(unit.id);
  }

  // Keys

  key(e: KeyboardEvent): void {
    if (e.shiftKey || e.ctrlKey || e.metaKey || e.altKey) return; // Shift and arrows pan
    if (e.key === 'Escape') this.#cancel();
    else if (e.key === 'Enter') this.#enter();
    else if (e.key === ' ') this.#leaf();
    else if (e.key.startsWith('Arrow')) this.#step(e.key);
    else if (e.key === 'PageDown' || e.key === 'PageUp') this.#jump(e.key === 'PageDown' ? 1 : -1);
    else return;
    e.preventDefault();
  }

  #cancel(): void {
    this.opened = null;
    this.#leafed = null;
    this.#board().onhex?.(null);
  }

  /** Enter chooses the unit that the space bar has come to; else it goes through the units of a stack one by one. */
  #enter(): void {
    const { focus } = this;
    const { may, chosen, onunit } = this.#board();
    if (focus === null) return this.#step('');
    const list = able(this.#stacks().get(focus), may);
    const held = list.find(({ id }) => id === this.#leafed);
    if (held) return onunit?.(held.id);
    this.#press(focus);
    if (this.opened !== focus) return;
    const next = after(list, chosen);
    if (next) onunit?.(next.id);
  }

  /** The space bar opens a stack and goes through it without choosing anybody. */
  #leaf(): void {
    const { focus } = this;
    const { may, nameOf, describe } = this.#board();
    const list = focus === null ? [] : able(this.#stacks().get(focus), may);
    const next = after(list, this.#leafed);
    if (focus === null || list.length < 2 || !next) return this.#enter();
    this.opened = focus;
    this.#leafed = next.id;
    this.point(focus, next.id);
    this.spoken = nameOf?.(next.id) ?? describe(focus);
  }

  /** The first arrow key enters the board where something lies; the others go on from there. */
  #step(key: string): void {
    const { grid } = this.#board();
    const first = () => this.#stacks().keys().next().value ?? grid.hexes[0] ?? null;
    const next = this.focus === null ? first() : grid.arrow(this.focus, key);
    if (next !== null) this.#arrive(next);
  }

  /** To the next hex where something may be chosen, or the one before. */
  #jump(by: 1 | -1): void {
    const { layers, counters, may } = this.#board();
    const { focus } = this;
    const stops = [...new Set([...(layers.may ?? []), ...counters.filter((c) => may.has(c.id)).map((c) => c.hex)])];
    stops.sort((a, b) => by * (a - b));
    const next = stops.find((hex) => focus === null || by * (hex - focus) > 0) ?? stops[0];
    if (next !== undefined) this.#arrive(next);
  }

  #arrive(hex: number): void {
    this.focus = hex;
    this.opened = null;
    this.#leafed = null;
    this.point(hex);
    this.spoken = this.#board().describe(hex);
    this.#show([hex]);
  }
}
