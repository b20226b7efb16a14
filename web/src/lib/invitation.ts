/** Invitation links: one a player, with all the seats that are meant for him. Pure. */
import type { SeatInfo } from './wire';

export interface Invitation {
  token: string;
  seats: string[];
}

/** The invitations that the part of an address after the question mark brings. */
export function offered(query: URLSearchParams): string[] {
  return [...new Set(query.get('token')?.split(',').filter(Boolean) ?? [])];
}

/** The invitations that there are to send, each with its seats. */
export function invitations(seats: SeatInfo[]): Invitation[] {
  const found = new Map<string, string[]>();
  for (const { kind, token, seat } of seats) {
    if (kind === 'open' && token) found.set(token, [...(found.get(token) ?? []), seat]);
  }
  return [...found].map(([token, offers]) => ({ token, seats: offers }));
}

/** The address to send. */
export function address(match: string, token: string, base: string): string {
  return new URL(`#/match/${match}?token=${token}`, base).href;
}
