/** Keeping one's picture of the table in step with the server's messages. Pure. */
import type { EventInfo, ReasonInfo, Table, Update } from './wire';

export interface Picture {
  table: Table;
  /** every event the reader may know, in order */
  events: EventInfo[];
}

function events(mine: EventInfo[], after: number, later: EventInfo[]): EventInfo[] {
  const kept = mine.filter((event) => event.e <= after);
  return [...kept, ...later];
}

/** Why bots chose; what was taken back needs no reason. */
function reasons(old: Table, update: Update): ReasonInfo[] {
  const mine = old.reasons;
  const kept = update.epoch === old.epoch ? mine : mine.filter((reason) => reason.n <= update.n);
  return update.reasons?.length ? [...kept, ...update.reasons] : kept;
}

/** A whole table replaces everything but the events we already have. */
export function withTable(before: Picture | null, table: Table): Picture {
  return { table, events: events(before?.events ?? [], table.after, table.events) };
}

/** An update follows the revision before it; null means that one was missed and the table must be asked for. */
export function withUpdate(before: Picture, update: Update): Picture | null {
  if (update.revision <= before.table.revision) return before;
  if (update.revision !== before.table.revision + 1) return null;
  const old = before.table;
  const table: Table = {
    ...old,
    n: update.n,
    last: update.n,
    epoch: update.epoch,
    revision: update.revision,
    waiting: update.waiting,
    view: { ...(old.view as object), ...update.view },
    own: { ...old.own, ...update.own },
    decision: update.decision,
    can_undo: update.can_undo,
    result: update.result,
    seed: update.seed === undefined ? old.seed : update.seed,
    orders: { ...old.orders, ...update.orders },
    seats: update.seats === undefined ? old.seats : update.seats,
    reasons: reasons(old, update),
  };
  return { table, events: events(before.events, update.after, update.events) };
}

/** The event to resume after: the last one we have. */
export function lastEvent(picture: Picture | null): number {
  return picture?.events.at(-1)?.e ?? 0;
}

const KNOWN = '-known';

/** An event as somebody sees it who does not know what its seat knows: without the secret part. */
export function plain(event: EventInfo): EventInfo {
  return event.id.endsWith(KNOWN) ? { ...event, id: event.id.slice(0, -KNOWN.length) } : event;
}
