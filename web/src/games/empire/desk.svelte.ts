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

  constructor(table: TableModel) {
    this.table = table;
    this.board = table.game.board as unknown as Board;
    this.atlas = atlasOf(this.board);
    this.units = new Map(this.board.units.map((unit) => [unit.id, unit]));
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

  nameOf(unit: string): string {
    return this.table.text.name('unit', unit);
  }
}

const desks = new WeakMap<TableModel, Desk>();
/** The desk of this table: one for all parts of the screen. */
export function deskOf(table: TableModel): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
