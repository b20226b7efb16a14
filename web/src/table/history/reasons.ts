/** Why bots chose what they chose, beside the lines of the log. Pure. */
import type { EventInfo, ReasonInfo } from '../../wire/shapes';

/**
 * The reasons by the number of the event they stand beside: the first that tells of the bot's choice, or, when
 * nothing happened through it yet, the next one.
 */
export function beside(events: EventInfo[], reasons: ReasonInfo[]): Map<number, ReasonInfo[]> {
  const out = new Map<number, ReasonInfo[]>();
  let i = 0;
  for (const reason of reasons.toSorted((a, b) => a.n - b.n)) {
    while (i < events.length && (events[i] as EventInfo).n < reason.n) i++;
    const next = events[i];
    if (!next) break;
    let chosen = next;
    for (let j = i; j < events.length && (events[j] as EventInfo).n === next.n; j++) {
      if ((events[j] as EventInfo).args['seat'] !== reason.seat) continue;
      chosen = events[j] as EventInfo;
      break;
    }
    const there = out.get(chosen.e);
    if (there) there.push(reason);
    else out.set(chosen.e, [reason]);
  }
  return out;
}
