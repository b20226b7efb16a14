/** What the board shows beside its counters: asked of the server, turned into hexes. For the start of a component. */
import type { Layers } from '../../board/map/types';
import { HexLooks } from '../../board/play/looks.svelte';
import { follow } from '../../table/questions.svelte';
import type { Desk } from './desk.svelte';
import { SIDES, type Game, type Odds, type Reach, type Retreats, type Step } from './types';

const NONE: ReadonlySet<number> = new Set();

export class Looks extends HexLooks<Game, Desk> {
  /** the unit whose moves are in question: the one under way, else with the overlay the one pointed at */
  readonly #mover: string | null = $derived.by(() => {
    const { going, table, overlays, unit, seen } = this.desk;
    if (going && table.choosing.option('move', going)) return going;
    return overlays.reach && unit !== null && seen.get(unit)?.space ? unit : null;
  });

  /** where the units stand and whose the cities are: the front runs by that */
  readonly #stand: string = $derived.by(() => {
    const { view } = this.desk;
    return JSON.stringify([view?.axis_control, view?.units.map(({ unit, space }) => [unit, space])]);
  });
  readonly front = follow(() =>
    this.desk.overlays.front && this.desk.view
      ? this.asLongAs(
          () => this.#stand,
          () => this.ask('front'),
        )
      : null,
  );
  readonly supply = follow(() => (this.desk.overlays.supply ? this.both(SIDES, 'supply') : null));
  readonly zones = follow(() => (this.desk.overlays.zones ? this.both(SIDES, 'zones') : null));
  readonly #reach = follow(() => {
    const unit = this.#mover;
    return unit ? this.ask('reach', unit).then((reach) => ({ unit, reach })) : null;
  });
  readonly #retreats = follow(() => {
    const { overlays, unit, seen } = this.desk;
    if (!overlays.retreats || unit === null || !seen.get(unit)?.space) return null;
    return this.ask('retreats', unit);
  });
  readonly #odds = follow(() => {
    const { target, attack } = this.desk;
    return target ? this.ask('odds', target, ...(attack?.units ?? [])).then((odds) => ({ target, odds })) : null;
  });

  /** The reach of the unit in question, as soon as it is known. */
  get reach(): { unit: string; reach: Reach } | null {
    const { answer } = this.#reach;
    return answer && answer.unit === this.#mover ? answer : null;
  }
  get retreats(): Retreats | null {
    const { answer } = this.#retreats;
    return answer && answer.unit === this.desk.unit ? answer : null;
  }
  /** The odds of the attack in question; null if nobody could attack there. */
  get odds(): { target: string; odds: Odds } | null {
    const { answer } = this.#odds;
    return answer && answer.target === this.desk.target && answer.odds.attackers.length ? answer : null;
  }

  readonly steps: ReadonlyMap<string, Step> = $derived.by(
    () => new Map((this.reach?.reach.spaces ?? []).map((step) => [step.space, step])),
  );

  /** The way to the place that is pointed at. */
  readonly #path: number[] = $derived.by(() => {
    const { space, table, going } = this.desk;
    const step = space === null ? undefined : this.steps.get(space);
    if (!step || (going && !table.choosing.option('move', going, step.space))) return [];
    return this.wayTo(step.space);
  });

  wayTo(space: string): number[] {
    return [...this.hexesOf(this.steps.get(space)?.path ?? [])];
  }

  /** What it costs to go where the unit under way may go. */
  readonly #costs: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    for (const step of this.steps.values()) {
      const hex = this.desk.atlas.number(step.space);
      if (hex !== undefined && step.cost) found.set(hex, step.cost);
    }
    return found;
  });

  readonly layers: Layers = $derived.by(() => {
    const { going } = this.desk;
    const shown = going === null && this.reach ? this.hexesOf(this.steps.keys()) : NONE;
    const away = this.retreats ? this.hexesOf(this.retreats.ends) : NONE;
    return {
      may: this.mayHexes,
      range: shown.size ? shown : away,
      path: this.#path,
      costs: this.#costs,
      lit: this.lit,
      taught: this.taught,
      advised: this.advised,
      changed: this.changed,
    };
  });
}
