/** Matches in the lobby: in which order, and what may be done with one. Pure. */
import type { MatchInfo } from '../../wire/shapes';

/** What taking a match off the list means: it is gone, it is off this list, or something must be done first. */
export type Removal = 'delete' | 'remove' | 'resign' | 'foreign';

/** Whether the reader must choose: not before every seat is taken. */
export const asked = (match: MatchInfo): boolean => match.my_turn && match.status === 'playing';

/** Whether a seat is kept for the reader. */
export const invited = (match: MatchInfo): boolean => match.seats.some((seat) => seat.for_me);

export function removal(match: MatchInfo, me: string): Removal {
  const people = match.seats.filter((seat) => seat.kind === 'person');
  const mine = people.some((seat) => seat.me || seat.name === me);
  if (!match.mine && !mine && !invited(match)) return 'foreign';
  const others = people.some((seat) => !seat.me && seat.name !== me) || !match.mine;
  if (!others) return 'delete';
  return match.status === 'playing' && people.some((seat) => seat.me) ? 'resign' : 'remove';
}

/** What waits for the reader first; otherwise as the server has them, the last changed first. */
export function inOrder(matches: MatchInfo[]): MatchInfo[] {
  const rank = (match: MatchInfo) => (asked(match) ? 0 : invited(match) ? 1 : 2);
  return [...matches].sort((a, b) => rank(a) - rank(b));
}
