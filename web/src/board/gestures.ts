/** Where a board lies on the screen, and the gestures that move it: drag, wheel, pinch. */

export interface Point {
  x: number;
  y: number;
}

/** A point of the board lies at `k` times its place plus (x, y), in pixels of the screen. */
export class Sight {
  constructor(
    readonly x = 0,
    readonly y = 0,
    readonly k = 1,
  ) {}

  /** The point of the screen over which a point of the board lies. */
  pixel({ x, y }: Point): Point {
    return { x: x * this.k + this.x, y: y * this.k + this.y };
  }

  /** The point of the board under a point of the screen. */
  point({ x, y }: Point): Point {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  /** At a scale, with a point of the board under a point of the screen. */
  static over(board: Point, screen: Point, k: number): Sight {
    return new Sight(screen.x - k * board.x, screen.y - k * board.y, k);
  }
}

/** How near and how far one may look, and the part of the plane that one may look at. */
export interface Limits {
  k: [least: number, most: number];
  /** of the screen, in pixels */
  size: { w: number; h: number };
  /** corners, in units of the board */
  from: Point;
  to: Point;
}

/** The scale that is as near to one as the limits let it be. */
export function scaleWithin(k: number, { k: [least, most] }: Limits): number {
  return Math.max(least, Math.min(most, k));
}

/** The sight that is as near to one as the limits let it be; what is smaller than the screen stands in its middle. */
export function within(sight: Sight, { size, from, to }: Limits): Sight {
  const { k } = sight;
  const x = shift(-sight.x / k - from.x, (size.w - sight.x) / k - to.x);
  const y = shift(-sight.y / k - from.y, (size.h - sight.y) / k - to.y);
  return new Sight(sight.x + k * x, sight.y + k * y, k);
}

/** By how much to move, if the screen begins `before` after what may be seen and ends `after` behind its end. */
function shift(before: number, after: number): number {
  return after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
}

/** Scaled about a point of the screen. */
export function scaledBy(sight: Sight, factor: number, at: Point, limits: Limits): Sight {
  return within(Sight.over(sight.point(at), at, scaleWithin(sight.k * factor, limits)), limits);
}

/** How far a mouse may slip in a click, in pixels. */
const SLIP = 3;
/** Pixels of a wheel that counts in lines, and in pages; those of a pinch on a touchpad, which comes with Ctrl. */
const LINE = 25;
const PAGE = 500;
const PINCH = 10;
/** Pixels of the wheel that double the scale. */
const DOUBLE = 500;

function factorOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = [1, LINE, PAGE][deltaMode] ?? 1;
  return 2 ** ((-deltaY * unit * (ctrlKey ? PINCH : 1)) / DOUBLE);
}

interface Finger {
  at: Point;
  /** the point of the board that it holds */
  holds: Point;
}

export interface Moved {
  sight: () => Sight;
  limits: () => Limits | null;
  move: (sight: Sight) => void;
}

/** Moves a board by what is done to an element, until the function that is returned is called. */
export function gestures(node: HTMLElement, board: Moved): () => void {
  const gone = new AbortController();
  let held: AbortController | null = null;
  const fingers = new Map<number, Finger>();
  /** where the pressing began; null once it is no click any more */
  let began: Point | null = null;
  let corner: Point = { x: 0, y: 0 };

  const placeOf = (e: MouseEvent): Point => ({ x: e.clientX - corner.x, y: e.clientY - corner.y });
  const measure = () => (corner = node.getBoundingClientRect());
  function grip(): void {
    for (const finger of fingers.values()) finger.holds = board.sight().point(finger.at);
  }

  function press(e: PointerEvent): void {
    if (e.button > 1 || fingers.size > 1) return;
    measure();
    const at = placeOf(e);
    began = fingers.size ? null : at;
    fingers.set(e.pointerId, { at, holds: at });
    grip();
    if (held) return;
    held = new AbortController();
    window.addEventListener('pointermove', drag, held);
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lift, held);
  }

  function drag(e: PointerEvent): void {
    const finger = fingers.get(e.pointerId);
    const limits = board.limits();
    if (!finger || !limits) return;
    if (!e.buttons) return lift(e); // it was let go where nobody saw it
    finger.at = placeOf(e);
    if (began && Math.hypot(finger.at.x - began.x, finger.at.y - began.y) <= SLIP) return;
    if (began) grip();
    began = null;
    board.move(within(heldBy([...fingers.values()], board.sight().k, limits), limits));
  }

  function lift(e: PointerEvent): void {
    if (!fingers.delete(e.pointerId)) return;
    grip();
    if (fingers.size) return;
    held?.abort();
    held = null;
    if (!began && e.pointerType !== 'touch') noClick();
  }

  function wheel(e: WheelEvent): void {
    const limits = board.limits();
    if (!limits) return;
    e.preventDefault();
    measure();
    board.move(scaledBy(board.sight(), factorOf(e), placeOf(e), limits));
  }

  node.addEventListener('pointerdown', press, gone);
  node.addEventListener('wheel', wheel, { signal: gone.signal, passive: false });
  node.addEventListener('dragstart', (e) => e.preventDefault(), gone);
  return () => {
    held?.abort();
    gone.abort();
  };
}

/** One finger drags; two scale as well. */
function heldBy(fingers: Finger[], k: number, limits: Limits): Sight {
  const [one, two] = fingers as [Finger, Finger?];
  if (!two) return Sight.over(one.holds, one.at, k);
  const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const scale = scaleWithin(apart(one.at, two.at) / (apart(one.holds, two.holds) || 1), limits);
  return Sight.over(middle(one.holds, two.holds), middle(one.at, two.at), scale);
}

/** The end of a drag is no click: the browser would make one of it, at once. */
function noClick(): void {
  const over = new AbortController();
  const swallow = (e: Event) => {
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
