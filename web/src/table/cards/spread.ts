/** How the cards of a hand share the room: beside each other, narrower where there are many. Pure. */

const GAP = 7;
/** narrower than this a card cannot be read: then cards lie over each other */
const NARROWEST = 76;

export interface Spread {
  /** how wide each card is drawn, pixels */
  width: number;
  /** how far the next one lies, pixels */
  step: number;
}

/** For so many cards that are `card` wide where there is room enough. */
export function spread(count: number, room: number, card: number): Spread {
  if (count * (card + GAP) - GAP <= room) return { width: card, step: card + GAP };
  const step = (room + GAP) / count;
  if (step - GAP >= NARROWEST) return { width: step - GAP, step };
  const width = Math.min(card, NARROWEST);
  return { width, step: count > 1 ? Math.max(0, (room - width) / (count - 1)) : width };
}

/** Cards of the same name lie as one: each name once, in order, with how many there are. */
export function alike(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
