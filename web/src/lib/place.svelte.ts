/**
 * A place: anything on the table that can be pointed at (a space, a card, a seat, a front, an issue). It glows when it
 * may be chosen, is reached by pointer and keys, says what it is, and says why it may not be chosen.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import type { Choice, PlaceId } from './choices';
import { hints, type Spot } from './hint.svelte';
import type { Reckoning } from './reckoning';
import type { TableModel } from './table.svelte';
import type { Prospect, Refusal } from './wire';

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
  /** a card that is looked at could be used there */
  ahead: boolean;
  /** what is asked is about it */
  about: boolean;
}

/** how long a finger rests before it means to ask, and how far it may slip meanwhile */
const HELD = 500;
const SLIP = 8;
/** the place that a finger has touched last: touching it again asks why not */
let touched: PlaceId | null = null;

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
    const { lit, fresh, ahead } = this.#table.lights;
    return {
      ...{ may, picked, sent, lit: lit.has(id), fresh: fresh.has(id) },
      ...{ ahead: ahead.has(id), about: this.#table.choosing.about.has(id) },
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

  /** What makes up the number that stands here, if the game can tell. */
  async reckoning(): Promise<Reckoning | null> {
    const { client } = this.#table;
    return (await client.reckon?.(this.#table, this.id).catch(() => null)) ?? null;
  }

  /** What it would bring, if it is a card. */
  prospect(): Promise<Prospect | null> {
    return this.#table.prospects.of(this.id);
  }

  /** What it is and what may be done with it, for those who do not see it. */
  said(...words: string[]): string {
    const asked = this.#table.choosing.decision?.prompt;
    const does = this.options.map((option) => this.#table.words.label(option, asked)).join('; ');
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

  readonly #hint: Attachment<Element> = (node) => this.#attach(node, (again) => !this.may && again);
  readonly #tell: Attachment<Element> = (node) => this.#attach(node, () => true);

  /** Tells of the place when the pointer rests there; `pressed` says whether pressing it (once more) tells too. */
  #attach(node: Element, pressed: (again: boolean) => boolean): () => void {
    const gone = new AbortController();
    const on = (event: string, heard: (e: PointerEvent) => void) =>
      node.addEventListener(event, heard as EventListener, { signal: gone.signal });
    const { prospects } = this.#table;
    const leave = () => {
      hints.leave();
      prospects.leave();
    };
    on('pointerenter', (e) => e.pointerType !== 'touch' && prospects.look(this.id));
    // Only a pointer that rests asks: while it moves on, nothing opens.
    on('pointermove', (e) => {
      if (e.pointerType !== 'touch' && hints.now?.place !== this.id) hints.soon(this, spotOf(node, e));
    });
    on('pointerleave', leave);
    on('click', (e) => {
      // A mouse that presses what cannot be chosen asks why; a finger may only have missed.
      const again = e.pointerType !== 'touch' || touched === this.id;
      touched = this.id;
      if (pressed(again)) hints.soon(this, spotOf(node, e), 0);
    });
    on('focus', () => {
      if (!node.matches(':focus-visible')) return;
      hints.soon(this, spotOf(node));
      prospects.look(this.id);
    });
    on('blur', leave);
    this.#attachFinger(node, on);
    return () => gone.abort();
  }

  /** A finger that rests asks too; lifting it then chooses nothing. */
  #attachFinger(node: Element, on: (event: string, heard: (e: PointerEvent) => void) => void): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const letGo = () => clearTimeout(timer);
    on('pointerdown', (e) => {
      held = false;
      if (e.pointerType !== 'touch') return;
      from = e;
      timer = setTimeout(() => {
        held = true;
        hints.soon(this, spotOf(node, e), 0);
      }, HELD);
    });
    on('pointermove', (e) => Math.hypot(e.x - from.x, e.y - from.y) > SLIP && letGo());
    for (const event of ['pointerup', 'pointercancel', 'pointerleave']) on(event, letGo);
    on('contextmenu', (e) => held && e.preventDefault());
    on('click', (e) => held && e.stopPropagation());
  }
}
