/** The cards that have been played, reacted with and discarded, as they were told. Pure. */
import type { EventInfo } from '../../wire/shapes';
import type { PlayedCard } from '../../table/cards/PlayedCards.svelte';

/** what was played with a card, and whether its event was carried out */
const PLAYED: Record<string, boolean> = {
  'event-event': true,
  'event-reacted': true,
  'event-operations': false,
  'event-discarded': false,
  'event-card-lost': false,
};

/** Newest first. */
export function playedCards(events: readonly EventInfo[], first: number): PlayedCard[] {
  const found: PlayedCard[] = [];
  let turn = first;
  for (const { e, id, args } of events) {
    if (id === 'event-turn') turn = Number(args['turn']);
    const event = PLAYED[id];
    if (event === undefined) continue;
    found.push({ e, turn, seat: String(args['seat']), card: String(args['card']), event });
  }
  return found.reverse();
}
