/** Clocks in words and numbers. Pure. */
import type { ClockTerms, PendingInfo } from '../wire/shapes';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When so little is left, the clock warns. */
export const SHORT = MINUTE;

/** What is left, as a clock shows it: 4:05, 1:04:05; days as [days, hours]. */
export function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The same in the largest two units, for time that is counted in days. */
export function rough(ms: number): { days: number; hours: number } {
  const hours = Math.max(0, Math.ceil(ms / HOUR));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

export const isLong = (ms: number): boolean => ms >= DAY;

/** What was told of the clocks, and when. */
export interface Told {
  pending: PendingInfo;
  at: number;
}

/** What the player of a seat has left by now; null if he has no clock. */
export function left(told: Told | null, seat: string, now: number): number | null {
  const clock = told?.pending.clocks.find(({ seats }) => seats.includes(seat));
  if (!told || !clock) return null;
  return Math.max(0, clock.left - (clock.runs ? now - told.at : 0));
}

const since = (told: Told | null, ms: number | null, now: number) =>
  told && ms !== null ? ms - (now - told.at) : null;

/** How long is left for what is asked now; null if there is no hurry. */
export function forTurn(told: Told | null, now: number): number | null {
  return since(told, told?.pending.turn ?? null, now);
}

/** How long until others may act for who is late; null if they never may. */
export function untilClaim(told: Told | null, now: number): number | null {
  return since(told, told?.pending.claim ?? null, now);
}

/** The terms as messages, in the order in which they are said. */
export function terms(clock: ClockTerms | null | undefined): { id: string; args: Record<string, number> }[] {
  if (!clock) return [];
  const { bank = 0, increment = 0, days = 0, placing = 0, then = 'bot' } = clock;
  const found = [];
  if (bank)
    found.push({
      id: then === 'bot' ? 'clock-says-bank-bot' : 'clock-says-bank-resign',
      args: { minutes: bank / 60, increment },
    });
  if (days) found.push({ id: 'clock-says-days', args: { days } });
  if (placing) found.push({ id: 'clock-says-placing', args: { seconds: placing } });
  return found;
}
