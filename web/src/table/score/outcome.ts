/** How a match ended, for the one who looks: his own place in it. Pure. */
import type { Result, SeatInfo } from '../../wire/shapes';

/** The message that says it, and the place where it is one of several. */
export interface Place {
  id: 'place-draw' | 'place-won' | 'place-lost' | 'place-side-won' | 'place-side-lost' | 'place-nth';
  n: number;
}

/** The place of the holder of these seats; null for who only watched, or played for several camps. */
export function placeOf(result: Result, seats: SeatInfo[], held: SeatInfo[]): Place | null {
  const camps = new Set(held.map((seat) => seat.camp));
  const [camp] = camps;
  if (camp === undefined || camps.size > 1) return null;
  const won = result.winners.includes(camp) || held.some((seat) => result.winners.includes(seat.seat));
  const all = [...new Set(seats.map((seat) => seat.camp))];
  if (!result.winners.length) return { id: 'place-draw', n: 1 };
  if (all.length < seats.length) return { id: won ? 'place-side-won' : 'place-side-lost', n: won ? 1 : 2 };
  if (won) return { id: 'place-won', n: 1 };
  if (all.length === 2) return { id: 'place-lost', n: 2 };
  const points = (side: string) => result.score[side] ?? 0;
  const better = all.filter((side) => result.winners.includes(side) || points(side) > points(camp));
  return { id: 'place-nth', n: 1 + better.filter((side) => side !== camp).length };
}
