/** Where something may stand at the edge of a board: in the corner where it hides least. Pure. */
export type Corner = 'left bottom' | 'right bottom' | 'left top' | 'right top';
const CORNERS: Corner[] = ['left bottom', 'right bottom', 'left top', 'right top'];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Seen {
  box: Box;
  /** it is what is being looked at */
  lit: boolean;
}

/** What is looked at counts more than anything else. */
const LIT = 1000;
/** the room above the board for its tabs, in pixels */
const TABS = 54;
/** moving to another corner must be worth it */
const MOVING = 2;

function placed(corner: Corner, field: Box, { w, h }: { w: number; h: number }): Box {
  const x = corner.startsWith('left') ? field.x : field.x + field.width - w;
  const y = corner.endsWith('top') ? field.y + TABS : field.y + field.height - h;
  return { x, y, width: w, height: h };
}

/** How much of a box another one hides, from 0 to 1. */
function hidden(box: Box, by: Box): number {
  const w = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const h = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  const area = box.width * box.height;
  return w > 0 && h > 0 && area > 0 ? (w * h) / area : 0;
}

/** The corner of the field for something of that size; it stays where it is (`now`) unless another is better. */
export function leastHidden(field: Box, size: { w: number; h: number }, seen: Seen[], now: Corner): Corner {
  const cost = (corner: Corner) => {
    const there = placed(corner, field, size);
    const sum = seen.reduce((all, { box, lit }) => all + hidden(box, there) * (lit ? LIT : 1), 0);
    return corner === now ? sum - MOVING : sum;
  };
  return CORNERS.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}
