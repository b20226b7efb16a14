/** What this screen looks at, shared by the board and the panels beside it: the hex and the unit in mind. No rules. */
import type { TableModel } from '../../lib/table.svelte';
import { atlasOf, type Atlas } from './atlas';
import type { Board, Own, Unit, UnitView, View } from './types';

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

  /** The place that would be attacked: the battle under way, else what is pointed at, else what was opened. */
  readonly target: string | null = $derived.by(() => {
    const { view, space, attack, mind, table } = this;
    if (view?.battle) return view.battle.targets[0] ?? null;
    if (attack) return attack.spaces[0] ?? null;
    const known = (at: string | null) => this.marked.some((mark) => mark.space === at);
    const offered = (at: string) => ['target', 'fight', 'blow'].some((verb) => table.choosing.option(verb, at));
    if (space !== null && (known(space) || offered(space))) return space;
    return mind !== null && known(mind) ? mind : null;
  });
}

const desks = new WeakMap<TableModel, Desk>();
/** The desk of this table: one for all parts of the screen. */
export function deskOf(table: TableModel): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
