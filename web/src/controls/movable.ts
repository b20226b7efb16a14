/** A sheet over the board that can be dragged by its head or its plain parts; its place is remembered. */
import type { Attachment } from 'svelte/attachments';
import { arranged, type Spot } from '../settings/arranged.svelte';

const BUSY = 'button, a, input, select, summary, [role="link"], [role="button"]';
/** how far the pointer goes before it is a drag, in pixels */
const FAR = 4;

/** What the stylesheet of `.moved` places a sheet by. */
export function movedTo(sheet: string): string | undefined {
  const spot = arranged.spot(sheet);
  return spot && `--x:${spot.x}px;--y:${spot.y}px`;
}

/** Makes a sheet movable; a double click lets it look for room by itself again. */
export function movable(sheet: string): Attachment<HTMLElement> {
  return (node) => {
    let held: { id: number; from: Spot; at: Spot; far: boolean } | null = null;

    function place(x: number, y: number): Spot {
      const field = node.offsetParent ?? document.documentElement;
      const within = (value: number, most: number) => Math.round(Math.max(4, Math.min(value, most - 4)));
      return {
        x: within(x, field.clientWidth - node.offsetWidth),
        y: within(y, field.clientHeight - node.offsetHeight),
      };
    }
    function down(e: PointerEvent): void {
      if (e.button || (e.target as Element).closest(BUSY) || !matchMedia('(min-width: 801px)').matches) return;
      held = {
        id: e.pointerId,
        from: { x: e.clientX, y: e.clientY },
        at: { x: node.offsetLeft, y: node.offsetTop },
        far: false,
      };
      // it may be left behind by a quick pointer before it has moved at all
      node.setPointerCapture(e.pointerId);
    }
    function move(e: PointerEvent): void {
      if (held?.id !== e.pointerId) return;
      const [dx, dy] = [e.clientX - held.from.x, e.clientY - held.from.y];
      if (!held.far && Math.hypot(dx, dy) < FAR) return;
      held.far = true;
      arranged.move(sheet, place(held.at.x + dx, held.at.y + dy));
    }
    const up = () => (held = null);
    const free = (e: MouseEvent) => !(e.target as Element).closest(BUSY) && arranged.release(sheet);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('dblclick', free);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('dblclick', free);
    };
  };
}
