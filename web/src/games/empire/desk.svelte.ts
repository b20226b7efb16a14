/** What this screen looks at, shared by the board and the panels beside it: the hex and the unit in mind. No rules. */
import { HexDesk, oneEach, type Act } from '../../hexes/desk.svelte';
import type { Overlaid } from '../../hexes/overlays';
import type { TableModel } from '../../lib/table.svelte';
import { atlasOf, type Atlas } from './atlas';
import type { Board, Own, Unit, View } from './types';

export type Overlay = 'supply' | 'zones' | 'range' | 'reach' | 'front';
/** What can be laid over the map. */
export const OVERLAYS: readonly Overlaid<Overlay>[] = [
  { id: 'supply', key: 's', icon: 'supply' },
  { id: 'zones', key: 'z', icon: 'zones' },
  { id: 'range', key: 'h', icon: 'range' },
  { id: 'reach', key: 'm', icon: 'reach' },
  { id: 'front', key: 'l', icon: 'front' },
];

/** verbs that move the unit they name to a place */
const GOING = new Set(['move', 'ship', 'land', 'barge', 'place', 'retreat', 'commit']);

export class Desk extends HexDesk<View, Overlay> {
  readonly board: Board;
  readonly atlas: Atlas;
  readonly units: ReadonlyMap<string, Unit>;
  protected readonly taking = 'select';
  protected readonly moving = GOING;
  protected readonly area: readonly string[] = $derived.by(() => this.view?.area ?? []);
  /** what lies over the map; the front line does from the start */
  overlays = $state<Record<Overlay, boolean>>({ supply: false, zones: false, range: false, reach: false, front: true });

  constructor(table: TableModel) {
    super(table);
    this.board = table.game.board as unknown as Board;
    this.atlas = atlasOf(this.board);
    this.units = new Map(this.board.units.map((unit) => [unit.id, unit]));
  }

  readonly own: Own | null = $derived.by(() => (this.table.own as Own | null) ?? null);

  nameOf(unit: string): string {
    return this.table.text.name('unit', unit);
  }

  putDown(): void {
    this.forget();
  }

  readonly acts: Act[] = [];
}

/** The desk of this table: one for all parts of the screen. */
export const deskOf = oneEach((table) => new Desk(table));
