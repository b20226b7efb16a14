/**
 * A place: anything on the table that can be pointed at (a space, a card, a seat, a front, an issue). It glows when it
 * may be chosen, is reached by pointer and keys, says what it is, and says why it may not be chosen.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import type { Choice, PlaceId } from './choices';
import { hints, type Spot } from './hint.svelte';
import type { Reckoning } from './reckoning';
import type { TableModel } from './table.svelte';
import type { Refusal } from './wire';

const HINT = createAttachmentKey();

/** Where a tip about an element may stand: beside its box, which may move; in a large drawing, beside the pointer. */
function spotOf(node: Element, e?: MouseEvent): () => Spot | null {
  return () => {
    if (!node.isConnected) return null;
    const box = node.getBoundingClientRect();
    const x = (e?.clientX ?? box.x + box.width / 2) + 14;
    if (node instanceof HTMLElement) return { x, above: box.top - 6, below: box.bottom + 6 };
    const y = e?.clientY ?? box.y + box.height / 2;
    return { x, above: y - 12, below: y + 18 };
  };
}

/** How a place shows: the classes of the element that stands for it. */
export interface Glow {
  may: boolean;
  picked: boolean;
  sent: boolean;
  lit: boolean;
  fresh: boolean;
}

export class Place {
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
    const { lights } = this.#table;
    return { may, picked, sent, lit: lights.has(id), fresh: lights.fresh.has(id) };
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

  /** What makes up the number that stands here, if the game can tell. */
  async reckoning(): Promise<Reckoning | null> {
    const { client } = this.#table;
    return (await client.reckon?.(this.#table, this.id).catch(() => null)) ?? null;
  }

  /** What it is and what may be done with it, for those who do not see it. */
  said(...words: string[]): string {
    const does = this.options.map((option) => this.#table.words.label(option)).join('; ');
    return [...words, does].filter(Boolean).join('. ');
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

  /** What makes a button stand for this place. */
  button(press: (e: MouseEvent) => void = this.press) {
    return { 'data-place': this.id, onclick: press, [HINT]: this.#hint };
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

  readonly #hint: Attachment<Element> = (node) => this.#attach(node, () => !this.may);
  readonly #tell: Attachment<Element> = (node) => this.#attach(node, () => true);

  /** Tells of the place when pointed at; `pressed` says whether pressing it does so at once. */
  #attach(node: Element, pressed: () => boolean): () => void {
    const gone = new AbortController();
    const on = (event: string, heard: (e: PointerEvent) => void) =>
      node.addEventListener(event, heard as EventListener, { signal: gone.signal });
    on('pointerenter', (e) => e.pointerType !== 'touch' && hints.soon(this, spotOf(node, e)));
    on('pointerleave', () => hints.leave());
    on('click', (e) => pressed() && hints.soon(this, spotOf(node, e), 0));
    on('focus', () => node.matches(':focus-visible') && hints.soon(this, spotOf(node)));
    on('blur', () => hints.leave());
    return () => gone.abort();
  }
}
