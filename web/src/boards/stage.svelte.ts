/** What is going on on the page: which unit is held, what is pointed at, which layers are wanted. */
import type { Layers } from '../board/types';
import { reach, supplyLine, wayTo, within, zoneOf, type Unit } from './muster';
import { say } from './text.svelte';
import type { World } from './worlds';

export const LAYERS = ['may', 'path', 'range', 'zone', 'supply'] as const;
export type LayerName = (typeof LAYERS)[number];

export class Stage {
  readonly world = $state.raw() as World;
  units = $state.raw<Unit[]>([]);
  chosen = $state<string | null>(null);
  pointed = $state<number | null>(null);
  wanted = $state<Record<LayerName, boolean>>({ may: true, path: true, range: true, zone: true, supply: true });
  #taken = $state.raw<number[]>([]);

  constructor(world: World) {
    this.world = world;
    this.units = world.units;
  }

  readonly unit = $derived(this.units.find((unit) => unit.id === this.chosen) ?? null);
  readonly #enemies = $derived(this.unit ? this.units.filter((unit) => unit.side !== this.unit?.side) : []);
  readonly #zone = $derived(this.unit ? zoneOf(this.world.ground, this.#enemies) : new Set<number>());
  readonly #reach = $derived.by(() => {
    if (!this.unit) return null;
    return reach(this.world.ground, this.unit, new Set(this.#enemies.map((enemy) => enemy.hex)), this.#zone);
  });
  readonly #may = $derived(new Set([...(this.#reach?.keys() ?? [])].filter((hex) => hex !== this.unit?.hex)));
  readonly #range = $derived(
    this.unit ? within(this.world.map.grid, this.unit.hex, this.unit.range) : new Set<number>(),
  );
  /** the hexes that its supply comes through; null when it is cut off */
  readonly line = $derived.by(() => {
    if (!this.unit) return [];
    const held = new Set(this.units.filter((unit) => unit.side === this.unit?.side).map((unit) => unit.hex));
    const taken = new Set(this.#enemies.map((enemy) => enemy.hex));
    return supplyLine(this.world.ground, this.unit, (hex) => taken.has(hex) || (this.#zone.has(hex) && !held.has(hex)));
  });
  readonly #path = $derived.by(() => {
    if (!this.#reach || this.pointed === null || !this.#may.has(this.pointed)) return this.#taken;
    return wayTo(this.#reach, this.pointed);
  });

  readonly layers = $derived.by((): Layers => {
    const { wanted } = this;
    return {
      ...(wanted.may && { may: this.#may }),
      ...(wanted.path && { path: this.#path }),
      ...(wanted.range && { range: this.#range }),
      ...(wanted.zone && { zone: this.#zone }),
      ...(wanted.supply && { supply: new Set(this.line ?? []) }),
    };
  });

  choose(id: string): void {
    this.#taken = [];
    this.chosen = this.chosen === id ? null : id;
  }

  /** A hex was pressed: the unit goes there if it may, or is let go. */
  press(hex: number | null): void {
    const { unit } = this;
    if (!unit || hex === null || !this.#reach || !this.#may.has(hex)) {
      this.#taken = [];
      this.chosen = null;
      return;
    }
    this.#taken = wayTo(this.#reach, hex);
    const marks: Unit['marks'] = unit.marks.includes('moved') ? unit.marks : [...unit.marks, 'moved'];
    this.units = [...this.units.filter((other) => other.id !== unit.id), { ...unit, hex, marks }];
    this.chosen = null;
  }

  named(unit: Unit): string {
    const { side, symbol, strength, move, marks } = unit;
    const name = say('unit-named', { side: say(`side-${side}`), symbol: say(`symbol-${symbol}`), strength, move });
    return [name, ...marks.map((mark) => say(`mark-${mark}`))].join(', ');
  }

  /** Everything about a hex, for the eye and for the voice. */
  describe(hex: number, place: string | undefined): string {
    const code = this.world.code(hex);
    const words = [
      place ? say('hex-named', { code, place }) : say('hex-code', { code }),
      say(`terrain-${this.world.terrain(hex)}`),
    ];
    const cost = this.#reach?.get(hex)?.cost;
    if (cost) words.push(say('may-move', { cost }));
    const here = this.units.filter((unit) => unit.hex === hex);
    const units = here.length
      ? `${say('hex-units', { count: here.length })}: ${here.map((unit) => this.named(unit)).join('; ')}`
      : say('hex-empty');
    return `${words.join(', ')}. ${units}.`;
  }
}
