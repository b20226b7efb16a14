/** What happened since one's last turn, a line a nation, losses first, then what weighs most. Pure. */
import type { EventInfo } from '../../wire/shapes';
import { BEGINNER, doer, named, tellOf, type Tells } from './beats';

/** Whose loss: one's own, one's side's, somebody else's. */
export type Loss = 'own' | 'side' | null;

export interface SinceLine {
  /** who did it; null is the course of the war */
  seat: string | null;
  /** the weightiest of what that nation did */
  event: EventInfo;
  loss: Loss;
  /** everything of that nation that is worth telling, in order */
  all: EventInfo[];
}

export interface Side {
  mine: readonly string[];
  allies: readonly string[];
}

const LOSSES: Record<'own' | 'side', number> = { own: 200, side: 100 };

/** Whose loss it is; what comes of one’s own card is its price. */
function lossOf(event: EventInfo, tells: Tells, { mine, allies }: Side, seat: string | null): Loss {
  const { loser, by } = tellOf(event, tells);
  const who = loser ? named(event, loser) : null;
  if (who === null || (by === BEGINNER && who === seat)) return null;
  return mine.includes(who) ? 'own' : allies.includes(who) ? 'side' : null;
}

/** How much an event matters to that side. */
function weigh(event: EventInfo, tells: Tells, side: Side, seat: string | null): number {
  const loss = lossOf(event, tells, side, seat);
  return (tellOf(event, tells).weight ?? 0) + (loss ? LOSSES[loss] : 0);
}

/** The events by who did them; what one has done oneself is no news, unless it cost something. */
export function sinceLines(events: EventInfo[], tells: Tells, side: Side): SinceLine[] {
  const found = new Map<string | null, EventInfo[]>();
  let began: string | null = null;
  for (const event of events) {
    const tell = tellOf(event, tells);
    if (tell.aside) continue;
    const seat: string | null = tell.by === BEGINNER ? began : doer(event, tell);
    began = seat;
    if (!tell.weight) continue;
    if (seat !== null && side.mine.includes(seat) && lossOf(event, tells, side, seat) !== 'own') continue;
    const there = found.get(seat);
    if (there) there.push(event);
    else found.set(seat, [event]);
  }
  const lines = [...found].map(([seat, all]) => {
    // Of equal ones the latest: it is what still holds.
    const weight = (event: EventInfo) => weigh(event, tells, side, seat);
    const event = all.reduce((best, next) => (weight(next) >= weight(best) ? next : best));
    return { seat, event, loss: lossOf(event, tells, side, seat), all };
  });
  const order = (line: SinceLine) => weigh(line.event, tells, side, line.seat);
  return lines.sort((a, b) => order(b) - order(a));
}
