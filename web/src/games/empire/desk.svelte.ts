/** What this screen looks at, shared by the board and the panels beside it: the hex and the unit in mind. No rules. */
import { HexDesk, oneEach, type Act } from '../../board/play/desk.svelte';
import type { Overlaid } from '../../board/play/overlays';
import type { Choice } from '../../table/choosing/choices';
import { atlasOf, type Atlas } from './atlas';
import type { Board, Game, Model, Own, Unit } from './types';

/** What can be laid over the map: the answers to these queries. */
export type Overlay = Extract<keyof Game['answers'], 'supply' | 'zones' | 'range' | 'reach' | 'front' | 'distance'>;
export const OVERLAYS: readonly Overlaid<Overlay>[] = [
  { id: 'supply', key: 's', icon: 'supply' },
  { id: 'zones', key: 'z', icon: 'zones' },
  { id: 'range', key: 'c', icon: 'range' },
  { id: 'reach', key: 'm', icon: 'reach' },
  { id: 'front', key: 'l', icon: 'front' },
  { id: 'distance', key: 'd', icon: 'distance' },
];

/** verbs that move the unit they name to a place */
const GOING = new Set(['move', 'ship', 'land', 'barge', 'place', 'retreat']);
/** so many units can be named in a question about a battle */
const MOST_NAMED = 12;
/** the questions who is activated, and the places to undo to at which each begins */
const ACTIVATIONS: Record<string, string> = { 'prompt-activate': 'offensive', 'prompt-activate-reactor': 'reaction' };
/** the question that a unit which was taken up is asked */
const TAKEN_UP = 'prompt-move-stack';

export class Desk extends HexDesk<Game, Overlay> {
  readonly board: Board;
  readonly atlas: Atlas;
  readonly units: ReadonlyMap<string, Unit>;
  protected readonly taking = 'select';
  protected readonly moving = GOING;
  protected override readonly marching = ['move', 'ship', 'land', 'barge'];
  protected readonly area: readonly string[] = $derived.by(
    () => this.board.scenarios.find(({ id }) => id === this.view?.scenario)?.area ?? [],
  );
  /** what lies over the map; the perimeter does from the start */
  overlays = $state<Record<Overlay, boolean>>({
    supply: false,
    zones: false,
    range: false,
    reach: false,
    front: true,
    distance: false,
  });

  constructor(table: Model) {
    super(table);
    this.board = table.board;
    this.atlas = atlasOf(this.board);
    this.units = new Map(this.board.units.map((unit) => [unit.id, unit]));
  }

  readonly own: Own | null = $derived.by(() => this.table.own);

  nameOf(unit: string): string {
    return this.table.text.name('unit', unit);
  }

  /** The units that were taken up and go together. */
  readonly stack: string[] = $derived.by(() => {
    const prompt = this.table.choosing.decision?.prompt;
    if (prompt?.id === TAKEN_UP) return [...((prompt.args['units'] ?? []) as string[])];
    return this.going ? [this.going] : [];
  });

  /** The units in hand, if pointing at the place would send them there. */
  sent(space: string): string[] {
    const { stack, table, view } = this;
    const [first] = stack;
    const attacks = table.choosing.decision?.seat === view?.offensive?.seat;
    const goes = table.choosing.optionsAt(`space:${space}`).some(([, unit]) => unit === first);
    return attacks && goes ? stack.slice(0, MOST_NAMED) : [];
  }

  /** The headquarters in question: the one pointed at, else the one that leads or reacts. */
  readonly hq: string | null = $derived.by(() => {
    const { unit, units, seen, view } = this;
    if (unit !== null && units.get(unit)?.kind === 'hq' && seen.get(unit)?.space) return unit;
    const offensive = view?.offensive;
    if (!offensive) return null;
    const reacts = this.table.choosing.decision?.seat !== offensive.seat;
    return (reacts && offensive.reaction_hq) || offensive.hq;
  });

  // Choosing

  /** a unit that was pointed at before its battle */
  #fighter = $state<string | null>(null);
  /** Who can be sent into a battle: the options lie where the battles are. */
  readonly also: readonly string[] = $derived.by(() => [
    ...new Set([...this.mobile, ...this.#options('commit').map(([, unit]) => String(unit))]),
  ]);

  /** In which battles the unit that was pointed at can fight. */
  #battlesOf(unit: string | null): Choice[] {
    return this.#options('commit').filter(([, one]) => one === unit);
  }

  /** A unit that can fight in one battle goes there; where there are several, they are laid out. */
  override press(unit: string): boolean {
    const battles = this.#battlesOf(unit);
    if (!battles.length) return this.#release(unit) || super.press(unit);
    this.#fighter = battles.length > 1 ? unit : null;
    if (battles.length === 1) this.run(...battles);
    return true;
  }

  /** The units that were activated for the offensive, or for the reaction to it, in their order. */
  readonly #activated: string[] = $derived.by(() => {
    const begun = this.table.events.findLastIndex(({ id }) => id === 'event-offensive' || id === 'event-reaction');
    const since = this.table.events.slice(begun + 1);
    return since.filter(({ id }) => id === 'event-activated').map(({ args }) => String(args['unit']));
  });

  /** A unit that was activated and is pressed again is taken out: all are undone, and the others activated again. */
  #release(unit: string): boolean {
    const { table } = this;
    const place = ACTIVATIONS[table.choosing.decision?.prompt.id ?? ''];
    if (!place || !table.live?.undo.includes(place) || !this.#activated.includes(unit)) return false;
    void this.#activateAgain(
      place,
      this.#activated.filter((one) => one !== unit),
    );
    return true;
  }

  async #activateAgain(place: string, units: string[]): Promise<void> {
    if (await this.table.acts.undo(place)) this.run(...units.map((unit) => ['activate', unit]));
  }

  override forget(): void {
    this.#fighter = null;
    super.forget();
  }

  /** What was taken up is undone, to where its first unit was chosen; then another may be taken up. */
  putDown(unit?: string): void {
    const { stack, table } = this;
    const taken = table.choosing.decision?.prompt.id === TAKEN_UP;
    // who is joining at this moment would be left out of the count
    const busy = table.choosing.pending !== null || table.choosing.queued > 0;
    this.forget();
    if (taken && !busy && table.live?.can_undo) void this.#takeBack(stack.length, unit);
  }

  async #takeBack(count: number, unit?: string): Promise<void> {
    const done = await this.table.acts.undo(count > 1 ? 'movement' : '');
    if (done && unit) this.run(['select', unit]);
  }

  #options(verb: string): Choice[] {
    return (this.table.choosing.decision?.options ?? []).filter(([word]) => word === verb);
  }

  /** Several of a kind at once: a stack goes together, a fleet is activated, all fight in one battle. */
  readonly acts: Act[] = $derived.by(() => {
    const decision = this.table.choosing.decision;
    if (!decision) return [];
    return [...this.#together(), ...this.#activating(decision.prompt.args), ...this.#fighting()];
  });

  #act(message: string, choices: Choice[], args: Record<string, string> = {}): Act[] {
    if (choices.length < 2) return [];
    const label = this.table.text.say(message, { count: choices.length, ...args });
    return [{ label, act: () => this.run(...choices) }];
  }

  #together(): Act[] {
    return this.#act('board-all-join', this.#options('join'));
  }

  /** All who may still be activated, if there are few enough, else those of the hex that is looked at. */
  #activating(args: Record<string, unknown>): Act[] {
    const offered = this.#options('activate');
    const left = Number(args['limit'] ?? 0) - Number(args['count'] ?? 0);
    if (offered.length <= left) return this.#act('board-all-activate', offered);
    const stacks = new Map<string, Choice[]>();
    for (const option of offered) {
      const space = this.seen.get(String(option[1]))?.space ?? '';
      stacks.set(space, [...(stacks.get(space) ?? []), option]);
    }
    const begun = [...this.seen.values()].filter((unit) => unit.marks.includes('active')).map((unit) => unit.space);
    return [...stacks]
      .filter(([space, units]) => begun.includes(space) && units.length <= left)
      .flatMap(([space, units]) => this.#act('board-stack-activate', units, { space }));
  }

  #fighting(): Act[] {
    const own = this.#battlesOf(this.#fighter);
    if (own.length) {
      const { words, choosing } = this.table;
      return own.map((option) => ({
        label: words.label(option, choosing.decision?.prompt),
        act: () => this.run(option),
      }));
    }
    const spaces = new Map<string, Choice[]>();
    for (const option of this.#options('commit')) {
      const space = String(option[2]);
      spaces.set(space, [...(spaces.get(space) ?? []), option]);
    }
    return [...spaces].flatMap(([space, units]) => this.#act('board-all-commit', units, { space }));
  }
}

/** The desk of this table: one for all parts of the screen. */
export const deskOf = oneEach((table: Model) => new Desk(table));
