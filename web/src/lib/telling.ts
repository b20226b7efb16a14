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

/** Makes an element tell of something; `pressed` says whether pressing it does so at once. */
export function telling(teller: Teller, pressed: () => boolean): Attachment<Element> {
  return (node) => {
    const gone = new AbortController();
    const on = (event: string, heard: (e: PointerEvent) => void) =>
      node.addEventListener(event, heard as EventListener, { signal: gone.signal });
    on('pointerenter', (e) => e.pointerType !== 'touch' && !inTip(node) && hints.soon(teller, spotOf(node, e)));
    on('pointerleave', () => inTip(node) || hints.leave());
    on('click', (e) => pressed() && hints.soon(teller, spotOf(node, e), 0));
    on('focus', () => node.matches(':focus-visible') && !inTip(node) && hints.soon(teller, spotOf(node)));
    on('blur', () => inTip(node) || hints.leave());
    return () => gone.abort();
  };
}

/** Makes a name open what it names: it tells of it when pointed at; what a press opens stays, or is done `instead`. */
export function opening(teller: Teller, instead?: () => void): Attachment<HTMLElement> {
  return (node) => {
    const quiet = telling(teller, () => false)(node);
    const gone = new AbortController();
    const open = (e: MouseEvent | KeyboardEvent, at?: MouseEvent) => {
      e.stopPropagation();
      e.preventDefault();
      if (instead) return instead();
      hints.open(teller, spotOf(node, at), { by: node, keyed: !at });
    };
    node.addEventListener('click', (e) => open(e, e.detail ? e : undefined), { signal: gone.signal });
    node.addEventListener('keydown', (e) => ['Enter', ' '].includes(e.key) && open(e), { signal: gone.signal });
    return () => {
      quiet?.();
      gone.abort();
    };
  };
}
