/** From players to seats: who takes which seats of a new match. Pure. */
import type { GameInfo, SeatWish } from '../../wire/shapes';

export type Who = 'me' | 'here' | 'bot' | 'open';

export interface Player {
  seats: string[];
  who: Who;
  /** the bot that plays, if one does */
  bot: string;
  /** the name of another person at this screen */
  name: string;
}

/** The players of a seating: the first is the reader, the others are bots until told otherwise. */
export function players(game: GameInfo, count: number, nameOf: (n: number) => string): Player[] {
  const seating = game.seatings.find((s) => s.length === count) ?? game.seats.map((seat) => [seat]);
  const bot = game.bots.includes('staff') ? 'staff' : (game.bots[0] ?? '');
  return seating.map((seats, i) => ({ seats, who: i === 0 ? 'me' : 'bot', bot, name: nameOf(i + 1) }));
}

export function wishes(list: Player[]): Record<string, SeatWish> {
  const out: Record<string, SeatWish> = {};
  const people = atThisScreen(list);
  for (const player of list) {
    // The seats of one player share an invitation: they are meant for the same person.
    const person = player.who === 'open' ? player.name : undefined;
    for (const seat of player.seats) out[seat] = wish(player, people[seat] ?? person);
  }
  return out;
}

function wish({ who, bot }: Player, person: string | undefined): SeatWish {
  if (who === 'bot') return { kind: 'bot', bot };
  return { kind: who === 'open' ? 'open' : 'me', ...(person ? { person } : {}) };
}

/** Which person at this screen plays which seat; empty if there is only one. */
export function atThisScreen(list: Player[]): Record<string, string> {
  if (!list.some((player) => player.who === 'here')) return {};
  const here = list.filter((player) => player.who === 'me' || player.who === 'here');
  return Object.fromEntries(here.flatMap((player) => player.seats.map((seat) => [seat, player.name])));
}
