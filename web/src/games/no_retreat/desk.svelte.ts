/** What this screen looks at, shared by the board and the panels beside it: the hex and the unit in mind. No rules. */
import { HexDesk, oneEach, type Act } from '../../board/play/desk.svelte';
import type { Overlaid } from '../../board/play/overlays';
import type { Choice } from '../../table/choosing/choices';
import { atlasOf, type Atlas } from './atlas';
import type { Board, Game, Model, Own, Unit } from './types';

/** What can be laid over the map: the answers to these queries. */
export type Overlay = Extract<keyof Game['answers'], 'supply' | 'zones' | 'reach' | 'retreats' | 'front' | 'distance'>;
export const OVERLAYS: readonly Overlaid<Overlay>[] = [
  { id: 'supply', key: 's', icon: 'supply' },
  { id: 'zones', key: 'z', icon: 'zones' },
  { id: 'reach', key: 'm', icon: 'reach' },
  { id: 'retreats', key: 't', icon: 'retreat' },
  { id: 'front', key: 'l', icon: 'front' },
  { id: 'distance', key: 'd', icon: 'distance' },
];

/** verbs that move the unit they name to a place */
const GOING = new Set(['move', 'retreat', 'advance_to', 'place']);

export class Desk extends HexDesk<Game, Overlay> {
  readonly board: Board;
  readonly atlas: Atlas;
  readonly units: ReadonlyMap<string, Unit>;
  protected readonly taking = 'activate';
  protected readonly moving = GOING;
  protected readonly area: readonly string[] = $derived.by(() => this.view?.area ?? []);
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
    distance: false,
  });

  constructor(table: Model) {
    super(table);
    this.board = table.board;
    this.atlas = atlasOf(this.board);
    this.units = new Map(this.board.units.units.map((unit) => [unit.id, unit]));
  }

  readonly own: Own | null = $derived.by(() => this.table.own);

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

  // Choosing

  readonly also: readonly string[] = $derived.by(() => this.mobile);

  /** The unit that was taken up stays where it is; another may be taken up then. */
  putDown(unit?: string): void {
    const done = this.table.choosing.option('done');
    const { going } = this;
    this.forget();
    if (done && going) this.run(done, ...(unit && unit !== going ? [['activate', unit]] : []));
  }

  /** All who may join the attack do, or something else is done with the unit that was taken up. */
  readonly acts: Act[] = $derived.by(() => {
    const { joining, table } = this;
    if (joining.length > 1) {
      const label = table.text.say('board-all-attack', { count: joining.length });
      return [{ label, act: () => this.run(...joining) }];
    }
    if (this.going === null) return [];
    return this.asides.map((option) => ({
      label: table.words.shortLabel(option),
      act: () => this.#instead(option),
    }));
  });

  /** Something else is done with the unit that was taken up. */
  #instead(option: Choice): void {
    const done = this.table.choosing.option('done');
    this.forget();
    if (done) this.run(done, option);
  }
}

/** The desk of this table: one for all parts of the screen. */
export const deskOf = oneEach((table: Model) => new Desk(table));
