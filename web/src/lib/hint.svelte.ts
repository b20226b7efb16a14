/** "Why not here?": a tooltip after a moment over something that is not offered, with the rule. */
import type { Attachment } from 'svelte/attachments';
import type { TableModel } from './table.svelte';
import type { Refusal } from './wire';

const DELAY = 400;
const LEAVE = 250;

export interface Hint {
  place: string;
  refusal: Refusal | null;
  x: number;
  y: number;
}

class Hints {
  now = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** Waits a moment, asks, and shows the answer at that point of the screen. */
  soon(table: TableModel, place: string, x: number, y: number, delay = DELAY): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#timer = setTimeout(async () => {
      const refusal = table.may(place) ? null : await table.why(place);
      if (turn !== this.#turn) return;
      this.now = refusal ? { place, refusal, x, y } : null;
    }, delay);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    if (this.now) this.#timer = setTimeout(() => (this.now = null), LEAVE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.now = null;
  }
}

export const hints = new Hints();

/** Attached to anything that stands for a place on the table. */
export function hint(table: () => TableModel, place: string): Attachment<Element> {
  return (node) => {
    const enter = (e: Event) => {
      const p = e as PointerEvent;
      if (p.pointerType !== 'touch') hints.soon(table(), place, p.clientX, p.clientY);
    };
    const tap = (e: Event) => {
      const p = e as PointerEvent;
      if (!table().may(place)) hints.soon(table(), place, p.clientX, p.clientY, 0);
    };
    const focus = () => {
      const box = node.getBoundingClientRect();
      if (node.matches(':focus-visible')) hints.soon(table(), place, box.x + box.width / 2, box.y + box.height / 2);
    };
    const leave = () => hints.leave();
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('click', tap);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', leave);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('click', tap);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', leave);
    };
  };
}
