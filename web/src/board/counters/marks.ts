/** Where on a counter its marks sit, in counter units from its middle: none of them over its digits. Pure. */
import type { Mark } from '../map/types';

/** The radius of a mark. */
export const MARK = 6;
/** What strength and movement take at the foot of a counter. */
export const DIGITS = { left: -19, right: 10, top: 4.5, bottom: 17 };

/** The middle of each mark. */
export const CORNERS: Record<Mark, { x: number; y: number }> = {
  unsupplied: { x: 17, y: -17 },
  disrupted: { x: -17, y: -17 },
  landed: { x: -17, y: -17 },
  moved: { x: -19, y: -3 },
  attacked: { x: -19, y: -3 },
  active: { x: -19, y: -3 },
  support: { x: 19, y: -3 },
  reserve: { x: 19, y: -3 },
  barred: { x: 19, y: -3 },
};
