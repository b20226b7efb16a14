/** Invitation links: one a player, with all the seats that are meant for him. Pure. */
import type { SeatInfo } from '../../wire/shapes';

export interface Invitation {
  token: string;
  seats: string[];
  /** who needs no invitation: the seats are kept for him, and he was told */
  kept: string | null;
}

/** The invitations that the part of an address after the question mark brings. */
export function offered(query: URLSearchParams): string[] {
  return [...new Set(query.get('token')?.split(',').filter(Boolean) ?? [])];
}

/** The invitations that there are to send, each with its seats. */
export function invitations(seats: SeatInfo[]): Invitation[] {
  const found = new Map<string, Invitation>();
  for (const { kind, token, seat, kept } of seats) {
    if (kind === 'person' || !token) continue;
    const offers = found.get(token)?.seats ?? [];
    found.set(token, { token, seats: [...offers, seat], kept: kept ?? null });
  }
  return [...found.values()];
}

/** Those for whom all open seats are kept; null if there is a seat for somebody who was not told. */
export function expected(seats: SeatInfo[]): string[] | null {
  const open = seats.filter((seat) => seat.kind === 'open');
  const names = open.flatMap((seat) => (seat.kept ? [seat.kept] : []));
  return open.length && names.length === open.length ? [...new Set(names)] : null;
}

/** The address to send. */
export function address(match: string, token: string, base: string): string {
  return new URL(`#/match/${match}?token=${token}`, base).href;
}
