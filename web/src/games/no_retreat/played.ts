/** The cards that have been played, paid with and discarded, as they were told. Pure. */
import type { EventInfo } from '../../wire/shapes';
import type { PlayedCard } from '../../table/cards/PlayedCards.svelte';

const EVENTS = new Set(['event-event', 'event-immediate', 'event-replay', 'event-cancel']);
const GONE = new Set(['event-discard', 'event-pay']);

/** Newest first. */
export function playedCards(events: readonly EventInfo[]): PlayedCard[] {
  const found: PlayedCard[] = [];
  let turn = 0;
  for (const { e, id, args } of events) {
    if (id === 'event-turn') turn = Number(args['turn']);
    const [seat, card] = [String(args['seat']), String(args['card'] ?? '')];
    const half = String(args['half'] ?? '');
    if (EVENTS.has(id)) found.push({ e, turn, seat, card: half.slice(half.indexOf('-') + 1), event: true });
    if (GONE.has(id)) found.push({ e, turn, seat, card, event: false });
  }
  return found.reverse();
}
