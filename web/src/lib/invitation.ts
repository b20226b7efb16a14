/** Invitation links: one address that offers one seat or several. Pure. */
import type { SeatInfo } from './wire';

export interface Invitation {
  seat: string;
  token: string;
}

/** What the part of an address after the question mark offers. */
export function offered(query: URLSearchParams): Invitation[] {
  const seats = query.get('seat')?.split(',') ?? [];
  const tokens = query.get('token')?.split(',') ?? [];
  return seats.flatMap((seat, i) => {
    const token = tokens[i];
    return seat && token ? [{ seat, token }] : [];
  });
}

/** The address that offers these seats; null unless all of them are open and theirs to offer. */
export function address(match: string, seats: SeatInfo[], base: string): string | null {
  if (!seats.length || seats.some((seat) => !seat.token)) return null;
  const query = `seat=${seats.map((s) => s.seat).join(',')}&token=${seats.map((s) => s.token).join(',')}`;
  return new URL(`#/match/${match}?${query}`, base).href;
}
