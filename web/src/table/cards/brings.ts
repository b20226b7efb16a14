/** Which line of what a card would bring belongs to which way to use it. Pure. */
interface Line {
  id: string;
}

/**
 * A line named after a verb (`prospect-event…`) stands beside that way, the first of them; what is named after none
 * belongs to the first way that does not give the card up. The rest comes on demand.
 */
export function brings<L extends Line>(
  verbs: readonly string[],
  givesUp: (verb: string) => boolean,
  lines: readonly L[],
): { first: (L | undefined)[]; rest: L[] } {
  const names = (line: L, verb: string) => line.id === `prospect-${verb}` || line.id.startsWith(`prospect-${verb}-`);
  const first = verbs.map((verb) => lines.find((line) => names(line, verb)));
  const main = verbs.findIndex((verb) => !givesUp(verb));
  const free = lines.filter((line) => !verbs.some((verb) => names(line, verb)));
  if (main >= 0 && !first[main]) first[main] = free[0];
  return { first, rest: lines.filter((line) => !first.includes(line)) };
}
