/** What was played at this meeting, as the log tells it. */
import type { Model } from './types';

const SPOKEN = ['event-advance-card', 'event-debate-card', 'event-advance-leader', 'event-debate-leader'];

/** The card a nation spoke with last at this conference, its leader included, and what it was worth. */
export function lastPlayed(table: Model, seat: string): { card: string; value: number } | null {
  for (const event of table.events.toReversed()) {
    if (event.id === 'event-conference') return null;
    if (!SPOKEN.includes(event.id) || event.args['seat'] !== seat) continue;
    return { card: String(event.args['card'] ?? event.args['leader'] ?? ''), value: Number(event.args['n'] ?? 0) };
  }
  return null;
}
