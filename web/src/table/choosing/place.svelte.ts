/**
 * A place: anything on the table that can be pointed at (a space, a card, a seat, a front, an issue). It glows when it
 * may be chosen, is reached by pointer and keys, says what it is, and says why it may not be chosen.
 */
import { createAttachmentKey } from 'svelte/attachments';
import type { Choice, PlaceId } from './choices';
import type { Teller, Told } from '../../controls/hint.svelte';
import type { Reckoning } from '../score/reckoning';
import { sentences } from '../../text/sentence';
import type { TableModel } from '../model.svelte';
import { always, never, telling } from '../../controls/telling';
import type { Prospect, Refusal } from '../../wire/shapes';

/** nothing of the kind is asked for */
export const NOT_ASKED = 'why-not-asked';
const HINT = createAttachmentKey();

/** How a place shows: the classes of the element that stands for it. */
export interface Glow {
  may: boolean;
  picked: boolean;
  sent: boolean;
  lit: boolean;
  fresh: boolean;
  /** it changed since one's last turn */
  changed: boolean;
  /** a card that is looked at could be used there */
  ahead: boolean;
  /** what is asked is about it */
  about: boolean;
}

export class Place implements Teller {
  readonly id: PlaceId;
  readonly #table: TableModel;
  readonly #own: Choice | undefined;

  /** `own` is an option that the list of options gives no place: it is drawn here, and pointing here means it. */
  constructor(table: TableModel, id: PlaceId, own?: Choice) {
    this.id = id;
    this.#table = table;
    this.#own = own;
  }

  get may(): boolean {
    return this.#own !== undefined || this.#table.choosing.may(this.id);
  }

  get picked(): boolean {
    return this.#table.choosing.picked === this.id;
  }

  get sent(): boolean {
    return this.#table.choosing.sent === this.id;
  }

  get glow(): Glow {
    const { id, may, picked, sent } = this;
    const { lights, since, told, choosing } = this.#table;
    return {
      ...{ may, picked, sent, lit: lights.has(id) || told.has(id), fresh: lights.fresh.has(id) },
      ...{ changed: since.places.has(id), ahead: lights.ahead.has(id), about: choosing.about.has(id) },
    };
  }

  /** What may be done here. */
  get options(): Choice[] {
    const there = this.#table.choosing.optionsAt(this.id);
    return this.#own && !there.includes(this.#own) ? [...there, this.#own] : there;
  }

  /** Pointing at it. */
  readonly press = (): void => {
    if (this.#own) void this.#table.choosing.choose(this.#own);
    else this.#table.choosing.point(this.id);
  };

  /** Why it may not be chosen: the rule, or null when there is nothing to say. */
  async why(): Promise<Refusal | null> {
    return this.may ? null : this.#table.refusals.why(this.id);
  }

  /** Why it may not be chosen, and what makes up its number; and its facts, where nothing of its kind is asked for. */
  async tell(pressed: boolean): Promise<Told | null> {
    const [why, reckoning, prospect] = await Promise.all([this.why(), this.reckoning(), this.prospect()]);
    // A card that would bring nothing, or may not be played, says that once.
    const refusal = prospect?.none ? null : why;
    const facts = !this.id.startsWith('card:') && (refusal ? refusal.id === NOT_ASKED : pressed);
    const about = facts ? this.#table.names.about(this.id) : null;
    return refusal || reckoning || prospect || about ? { refusal, reckoning, prospect, about } : null;
  }

  /** What makes up the number that stands here, if the game can tell. */
  async reckoning(): Promise<Reckoning | null> {
    const { client } = this.#table;
    return (await client.reckon?.(this.#table, this.id).catch(() => null)) ?? null;
  }

  /** What it would bring, if it is a card. */
  prospect(): Promise<Prospect | null> {
    return this.#table.prospects.of(this.id);
  }

  /** Where a card that is looked at could be used lights up. */
  looked(at: boolean): void {
    const { prospects } = this.#table;
    if (at) prospects.look(this.id);
    else prospects.leave();
  }

  /** What it is and what may be done with it, for those who do not see it. */
  said(...words: string[]): string {
    const asked = this.#table.choosing.decision?.prompt;
    const does = this.options.map((option) => this.#table.words.label(option, asked)).join('; ');
    return sentences(...words, does);
  }

  /** What makes a drawing stand for this place. */
  drawn(said: string) {
    const { may } = this;
    return {
      ...this.button(),
      role: may ? 'button' : 'img',
      tabindex: may ? 0 : -1,
      'aria-label': said,
      onkeydown: this.#keydown,
    } as const;
  }

  /** What makes a button stand for this place; `busy`: pressing it does something of its own, and opens nothing. */
  button(press: (e: MouseEvent) => void = this.press, busy = false) {
    return { 'data-place': this.id, onclick: press, [HINT]: busy ? this.#rest : this.#hint };
  }

  /** What makes a button tell of this place: pressing it chooses nothing. */
  teller() {
    return { [HINT]: this.#tell };
  }

  readonly #keydown = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    this.press();
  };

  readonly #hint = telling(this, (again) => !this.may && again);
  readonly #tell = telling(this, always);
  readonly #rest = telling(this, never);
}
