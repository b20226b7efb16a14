/** Elements that tell of something: after a moment under the pointer, with the focus, or at once when pressed. */
import type { Attachment } from 'svelte/attachments';
import { hints, type Spot, type Teller } from './hint.svelte';

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

/** What is pointed at within a tip leaves the tip as it is. */
const inTip = (node: Element): boolean => node.closest('.tip') !== null;

/** how long a finger rests before it means to ask, and how far it may slip meanwhile */
const HELD = 500;
const SLIP = 8;
/** what a finger has touched last: touching it again asks why not */
let touched: Teller | null = null;

/** Movements that something within has answered: a sign on a card tells of itself, not of the card. */
const answered = new WeakSet<Event>();

type On = (event: string, heard: (e: PointerEvent) => void) => void;

/** Whether pressing an element (once more) tells at once. */
type Pressed = (again: boolean) => boolean;
export const always: Pressed = () => true;
export const never: Pressed = () => false;

/**
 * What is done once for a pair of things: an element keeps its listeners as long as what it is given is the same, and
 * would take them off and put them on again with every sentence that is said anew.
 */
function once<A extends object, B extends object, T>(make: (a: A, b: B) => T): (a: A, b: B) => T {
  const made = new WeakMap<A, WeakMap<B, T>>();
  return (a, b) => {
    let of = made.get(a);
    if (!of) made.set(a, (of = new WeakMap<B, T>()));
    let found = of.get(b);
    if (found === undefined) of.set(b, (found = make(a, b)));
    return found;
  };
}

/** Makes an element tell of something; `pressed` says whether pressing it (once more) does so at once. */
export const telling = once((teller: Teller, pressed: Pressed): Attachment<Element> => {
  return (node) => {
    const gone = new AbortController();
    const on: On = (event, heard) => node.addEventListener(event, heard as EventListener, { signal: gone.signal });
    const leave = () => {
      if (!inTip(node)) hints.leave();
      teller.looked?.(false);
    };
    on('pointerenter', (e) => e.pointerType !== 'touch' && teller.looked?.(true));
    // Only a pointer that rests asks: while it moves on, nothing opens.
    on('pointermove', (e) => {
      if (e.pointerType === 'touch' || inTip(node) || answered.has(e)) return;
      answered.add(e);
      if (hints.now?.place === teller.id) return;
      hints.soon(teller, spotOf(node, e));
    });
    on('pointerleave', leave);
    on('click', (e) => {
      // A mouse that presses what cannot be chosen asks why; a finger may only have missed.
      const again = e.pointerType !== 'touch' || touched === teller;
      touched = teller;
      if (pressed(again)) hints.soon(teller, spotOf(node, e), 0);
    });
    on('focus', () => {
      if (!node.matches(':focus-visible') || inTip(node)) return;
      hints.soon(teller, spotOf(node));
      teller.looked?.(true);
    });
    on('blur', leave);
    fingers(teller, node, on);
    return () => gone.abort();
  };
});

/** A finger that rests asks too; lifting it then chooses nothing. */
function fingers(teller: Teller, node: Element, on: On): void {
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
      hints.soon(teller, spotOf(node, e), 0);
    }, HELD);
  });
  on('pointermove', (e) => Math.hypot(e.x - from.x, e.y - from.y) > SLIP && letGo());
  for (const event of ['pointerup', 'pointercancel', 'pointerleave']) on(event, letGo);
  on('contextmenu', (e) => held && e.preventDefault());
  on('click', (e) => held && e.stopPropagation());
}

/** Nothing is done instead: what a press opens stays open. */
const nothing = (): void => undefined;

const opener = once((teller: Teller, instead: () => void): Attachment<HTMLElement> => {
  return (node) => {
    const quiet = telling(teller, never)(node);
    const gone = new AbortController();
    const open = (e: MouseEvent | KeyboardEvent, at?: MouseEvent) => {
      e.stopPropagation();
      e.preventDefault();
      if (instead !== nothing) return instead();
      hints.open(teller, spotOf(node, at), { by: node, keyed: !at });
    };
    node.addEventListener('click', (e) => open(e, e.detail ? e : undefined), { signal: gone.signal });
    node.addEventListener('keydown', (e) => ['Enter', ' '].includes(e.key) && open(e), { signal: gone.signal });
    return () => {
      quiet?.();
      gone.abort();
    };
  };
});

/** Makes a name open what it names: it tells of it when pointed at; what a press opens stays, or is done `instead`. */
export function opening(teller: Teller, instead?: () => void): Attachment<HTMLElement> {
  return opener(teller, instead ?? nothing);
}
