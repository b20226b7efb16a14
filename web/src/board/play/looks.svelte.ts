/** What a hex board shows beside its counters: places of the table turned into hexes. For the start of a component. */
import { untrack } from 'svelte';
import type { Layers } from '../map/types';
import { split } from '../../table/choosing/choices';
import { follow } from '../../table/questions.svelte';
import type { Distance, HexDesk, HexShape } from './desk.svelte';

export abstract class HexLooks<G extends HexShape, D extends HexDesk<G> = HexDesk<G>> {
  readonly desk: D;

  constructor(desk: D) {
    this.desk = desk;
  }

  /** what lies over the map, one layer a meaning */
  abstract readonly layers: Layers;
  /** The way to a place that the unit under way may go to. */
  abstract wayTo(space: string): number[];

  /** What is to be known before one goes there, in words. */
  warningsAt(_space: string): string[] {
    return [];
  }

  protected ask<N extends keyof G['answers'] & string>(name: N, ...targets: string[]): Promise<G['answers'][N]> {
    return this.desk.table.questions.ask(name, ...targets);
  }

  /** The same question about both sides. */
  protected async both<S extends string, N extends keyof G['answers'] & string>(
    sides: readonly S[],
    name: N,
  ): Promise<Record<S, G['answers'][N]>> {
    const answers = await Promise.all(sides.map(async (side) => [side, await this.ask(name, side)] as const));
    return Object.fromEntries(answers) as Record<S, G['answers'][N]>;
  }

  /** Asked anew only when `of` has changed: choices that leave it alone, of which a turn has many, need no answer. */
  protected asLongAs<T>(of: () => unknown, ask: () => Promise<T>): Promise<T> {
    void of();
    return untrack(ask);
  }

  hexesOf(spaces: Iterable<string>): Set<number> {
    const found = [...spaces].map((space) => this.desk.atlas.number(space));
    return new Set(found.filter((hex) => hex !== undefined));
  }

  /** The hex of a place: a space, or where a unit stands. */
  hexOf(place: string): number | undefined {
    const [kind, id] = split(place);
    if (kind === 'unit') return this.desk.atlas.number(this.desk.seen.get(id)?.space ?? null);
    return kind === 'space' ? this.desk.atlas.number(id) : undefined;
  }
  protected hexes(places: Iterable<string>): Set<number> {
    return new Set([...places].map((place) => this.hexOf(place)).filter((hex) => hex !== undefined));
  }

  /** Where something may be chosen in a place itself. */
  readonly mayHexes: ReadonlySet<number> = $derived.by(() => {
    const spaces = this.desk.table.choosing.places.filter((place) => place.startsWith('space:'));
    return this.hexes(spaces.filter((place) => this.desk.optionsIn(place.slice('space:'.length)).length));
  });
  /** The units that may be chosen. */
  readonly may: ReadonlySet<string> = $derived.by(() => {
    const { places } = this.desk.table.choosing;
    const named = places.filter((place) => place.startsWith('unit:')).map((place) => place.slice(5));
    return new Set([...named, ...this.desk.also]);
  });

  /** What somebody speaks of, tells of or points at beside the board. */
  readonly lit: ReadonlySet<number> = $derived.by(() => {
    const { table, unit, space } = this.desk;
    const { lights, told, choosing } = table;
    // a unit that is pointed at in a panel shows where it stands
    const named = unit !== null && space === null ? [`unit:${unit}`] : [];
    const spoken = [...lights.lit, ...lights.fresh, ...lights.ahead];
    return this.hexes([...named, ...spoken, ...told, ...choosing.about]);
  });

  /** How far it is between the two places in question. */
  readonly #distance = follow(() => {
    const { measured } = this.desk;
    const { from = null, to = null } = measured ?? {};
    return from !== null && to !== null && from !== to ? this.ask('distance', from, to) : null;
  });
  get distance(): Distance | null {
    const answer: Distance | null = this.#distance.answer;
    const { measured } = this.desk;
    return answer && answer.start === measured?.from && answer.goal === measured.to ? answer : null;
  }

  /** What the coach speaks of. */
  readonly taught: ReadonlySet<number> = $derived.by(() => this.hexes(this.desk.table.lights.taught));
  /** Where the plan that is looked at leads. */
  readonly advised: ReadonlySet<number> = $derived.by(() => this.hexes(this.desk.table.lights.advised));

  /** Who has gone elsewhere since the reader's last turn, and from where. */
  readonly trails: { unit: string; from: number; to: number }[] = $derived.by(() => {
    const { desk } = this;
    const before = desk.table.since.before?.view as G['view'] | undefined;
    return (before?.units ?? []).flatMap(({ unit, space }) => {
      const from = desk.atlas.number(space);
      const to = desk.atlas.number(desk.seen.get(unit)?.space ?? null);
      return from !== undefined && to !== undefined && from !== to ? [{ unit, from, to }] : [];
    });
  });

  /** What changed since the reader last looked. */
  readonly changed: ReadonlySet<number> = $derived.by(() => this.hexes(this.desk.table.since.places));
}
