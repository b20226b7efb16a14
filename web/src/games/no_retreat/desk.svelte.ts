/** What this screen looks at, shared by the board and the panels beside it: the hex and the unit in mind. No rules. */
import { same, type Choice } from '../../lib/choices';
import type { TableModel } from '../../lib/table.svelte';
import { atlasOf, type Atlas } from './atlas';
import type { Board, Own, Unit, UnitView, View } from './types';

/** What can be laid over the map. */
export const OVERLAYS = ['supply', 'zones', 'reach', 'retreats', 'front'] as const;
export type Overlay = (typeof OVERLAYS)[number];
/** the keys that lay it there and take it away */
export const OVERLAY_KEYS: [overlay: Overlay, key: string][] = [
  ['supply', 's'],
  ['zones', 'z'],
  ['reach', 'm'],
  ['retreats', 't'],
  ['front', 'l'],
];

/** verbs that move the unit they name to a place */
const GOING = new Set(['move', 'retreat', 'advance_to', 'place']);

export class Desk {
  readonly table: TableModel;
  readonly board: Board;
  readonly atlas: Atlas;
  readonly units: ReadonlyMap<string, Unit>;
  /** the place under the pointer, or that the keys have reached */
  space = $state<string | null>(null);
  /** the unit under the pointer, on the board or in a panel */
  unit = $state<string | null>(null);
  /** a marked hex that was opened in the panel of battles */
  mind = $state<string | null>(null);
  /** the turn track lies open */
  track = $state(false);
  /** what lies over the map; the front line does from the start */
  overlays = $state<Record<Overlay, boolean>>({
    supply: false,
    zones: false,
    reach: false,
    retreats: false,
    front: true,
  });
  /** what else could have been done with the unit that was taken up */
  asides = $state.raw<Choice[]>([]);
  /** the units that could be taken up when one was */
  #movers: ReadonlySet<string> = new Set();
  /** a place where more than going there may be meant */
  meant = $state<string | null>(null);
  /** what is still to be chosen, one after the other, as long as it is offered */
  #queue = $state.raw<Choice[]>([]);

  constructor(table: TableModel) {
    this.table = table;
    this.board = table.game.board as unknown as Board;
    this.atlas = atlasOf(this.board);
    this.units = new Map(this.board.units.units.map((unit) => [unit.id, unit]));
  }

  readonly view: View | undefined = $derived.by(() => this.table.shown?.view as View | undefined);
  readonly own: Own | null = $derived.by(() => (this.table.own as Own | null) ?? null);
  readonly seen: ReadonlyMap<string, UnitView> = $derived.by(
    () => new Map((this.view?.units ?? []).map((unit) => [unit.unit, unit])),
  );

  /** The hexes that are in play; none are named where all are. */
  readonly part: number[] = $derived.by(() =>
    (this.view?.area ?? []).map((space) => this.atlas.number(space)).filter((hex) => hex !== undefined),
  );

  /** The hexes that must be attacked in this phase: targets, and counterblow markers on the inactive side's units. */
  readonly marked: { space: string; blow: boolean }[] = $derived.by(() => {
    const { view } = this;
    if (view?.phase !== 'combat') return [];
    const blows = view.sides.filter((side) => side.seat !== view.active).flatMap((side) => side.counterblows);
    return [...view.targets.map((space) => ({ space, blow: false })), ...blows.map((space) => ({ space, blow: true }))];
  });

  /** The attack that is being made up: its hexes, and the units that have been named for it. */
  readonly attack: { spaces: string[]; units: string[] } | null = $derived.by(() => {
    const prompt = this.table.choosing.decision?.prompt;
    if (!prompt?.id.startsWith('prompt-attack')) return null;
    const named = (arg: string) => (prompt.args[arg] ?? []) as string[];
    return { spaces: named('spaces'), units: named('units') };
  });

  /** Those who may still be named for it. */
  readonly joining: Choice[] = $derived.by(() =>
    (this.table.choosing.decision?.options ?? []).filter(([verb]) => verb === 'join'),
  );

  /** The unit that is under way: it moves, retreats, advances or comes in. */
  readonly going: string | null = $derived.by(() => {
    const options = this.table.choosing.decision?.options ?? [];
    const named = new Set(options.filter(([verb]) => GOING.has(String(verb))).map(([, unit]) => String(unit)));
    const [only] = named;
    return named.size === 1 && only !== undefined ? only : null;
  });

  /** The place that would be attacked: the battle under way, else what is pointed at, else what was opened. */
  readonly target: string | null = $derived.by(() => {
    const { view, space, attack, mind, table } = this;
    if (view?.battle) return view.battle.targets[0] ?? null;
    if (attack) return attack.spaces[0] ?? null;
    const known = (at: string | null) => this.marked.some((mark) => mark.space === at);
    const offered = (at: string) => ['target', 'fight', 'also', 'blow'].some((verb) => table.choosing.option(verb, at));
    if (space !== null && (known(space) || offered(space))) return space;
    return mind !== null && known(mind) ? mind : null;
  });

  nameOf(unit: string): string {
    const face = this.seen.get(unit)?.face ?? 0;
    const { text } = this.table;
    return (face === 0 && text.attribute(`unit-${unit}`, 'front')) || text.name('unit', unit);
  }

  /** Its name as it stands on the counter. */
  shortOf(unit: string, face: number): string {
    const { text } = this.table;
    return (face === 0 && text.attribute(`short-${unit}`, 'front')) || text.name('short', unit);
  }

  turn(overlay: Overlay): void {
    this.overlays[overlay] = !this.overlays[overlay];
  }

  // Choosing

  /** Chooses several things one after the other. */
  run(...choices: Choice[]): void {
    this.#queue = choices;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** The next thing that is to be chosen; for an effect, whenever something is asked. */
  goOn(): void {
    const { choosing } = this.table;
    const [next, ...rest] = this.#queue;
    if (!next || !choosing.decision || choosing.pending) return;
    const offered = choosing.decision.options.find((option) => same(option, next));
    this.#queue = offered ? rest : [];
    if (offered) void choosing.choose(offered);
  }

  /** A unit is pointed at: taken up, or put down in favour of another; else the table knows what that means. */
  press(unit: string): boolean {
    const { choosing } = this.table;
    const options = choosing.optionsAt(`unit:${unit}`);
    const taking = options.find(([verb]) => verb === 'activate');
    if (taking) this.#takeUp(taking, options);
    else if (options.length) choosing.point(`unit:${unit}`);
    else if (this.going && this.#movers.has(unit)) this.putDown(unit);
    else return false;
    return true;
  }

  #takeUp(taking: Choice, options: Choice[]): void {
    const { choosing } = this.table;
    const offered = choosing.places.filter((place) => choosing.optionsAt(place).some(([verb]) => verb === 'activate'));
    this.#movers = new Set(offered.map((place) => place.slice('unit:'.length)));
    this.asides = options.filter((option) => option !== taking);
    this.run(taking);
  }

  /** Those in a place who could be taken up in place of the one under way. */
  others(space: string): string[] {
    if (!this.going || !this.table.choosing.option('move', this.going)) return [];
    const there = [...this.seen.values()].filter((unit) => unit.space === space && !unit.marks.includes('moved'));
    return there.map(({ unit }) => unit).filter((unit) => unit !== this.going && this.#movers.has(unit));
  }

  /** The unit that was taken up stays where it is; another may be taken up then. */
  putDown(unit?: string): void {
    const done = this.table.choosing.option('done');
    const { going } = this;
    this.forget();
    if (done && going) this.run(done, ...(unit && unit !== going ? [['activate', unit]] : []));
  }

  /** Something else is done with the unit that was taken up. */
  instead(option: Choice): void {
    const done = this.table.choosing.option('done');
    this.forget();
    if (done) this.run(done, option);
  }

  /** Lets go of what was begun here. */
  forget(): void {
    this.asides = [];
    this.meant = null;
    this.table.choosing.letGo();
  }
}

const desks = new WeakMap<TableModel, Desk>();
/** The desk of this table: one for all parts of the screen. */
export function deskOf(table: TableModel): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
