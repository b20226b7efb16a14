/** How far apart the cards of a hand lie: those that are the same lie close, so that the others can be read. Pure. */

/** what shows of a card that lies under another of the same name, pixels */
const PEEK = 30;
const GAP = 10;

/** The room each card takes, pixels: all of it where there is enough, else as much as is left. */
export function spread(cards: string[], room: number, card: number): number[] {
  const between = cards.length - 1;
  const full = card + GAP;
  const left = room - card;
  if (between < 1) return cards.map(() => card);
  if (between * full <= left) return cards.map((_, i) => (i < between ? full : card));
  const alike = cards.map((name, i) => name === cards[i + 1]);
  const twins = alike.filter(Boolean).length;
  const others = between - twins;
  const peek = Math.min(PEEK, Math.max(0, left) / between);
  const wide = others ? Math.min(full, Math.max(peek, (left - twins * peek) / others)) : 0;
  const narrow = twins ? Math.min(full, Math.max(peek, (left - others * wide) / twins)) : 0;
  return cards.map((_, i) => (i === between ? card : alike[i] ? narrow : wide));
}
