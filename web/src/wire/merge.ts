/** Keeping one's picture of the table in step with the server's messages. Pure. */
import type { EventInfo, OrdersTaken, ReasonInfo, Scene, Table, Update } from './shapes';

export interface Picture {
  table: Table;
  /** every event the reader may know, in order */
  events: EventInfo[];
}

function events(mine: EventInfo[], after: number, later: EventInfo[] = []): EventInfo[] {
  const kept = mine.filter((event) => event.e <= after);
  return [...kept, ...later];
}

type Fields = Record<string, unknown>;
/** The collections that are told by key, each with the fields that make up a key. */
export type Keys = Record<string, string[]>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A view, or a seat's secrets, with what an update tells of it. `path` stands before the names among the keys. */
export function withChanges(old: unknown, told: unknown, keys: Keys, path = ''): unknown {
  if (!isFields(told) || !isFields(old)) return told;
  const next: Fields = { ...old };
  for (const [field, value] of Object.entries(told)) {
    const key = keys[path + field];
    next[field] = key && isFields(value) ? withThings(old[field] as Fields[], value, key) : value;
  }
  return next;
}

/** A collection with what changed in it: null is gone, fields have changed, [place, thing] is new and stands there. */
function withThings(old: Fields[], told: Fields, key: string[]): Fields[] {
  const next = old.flatMap((thing) => {
    const change = told[key.map((field) => String(thing[field])).join('/')];
    if (change === undefined) return [thing];
    return change === null ? [] : [{ ...thing, ...(change as Fields) }];
  });
  const added = Object.values(told).filter((change) => Array.isArray(change)) as [number, Fields][];
  for (const [place, thing] of added.sort((a, b) => a[0] - b[0])) next.splice(place, 0, thing);
  return next;
}

/** Each seat's secrets, with what an update tells of them. */
function withSecrets(old: Table, told: Fields = {}): Table['own'] {
  const changed = Object.entries(told).map(([seat, own]) => [seat, withChanges(old.own[seat], own, old.keys, 'own.')]);
  return { ...old.own, ...Object.fromEntries(changed) };
}

/** Why bots chose; what was taken back needs no reason. */
function reasons(old: Table, update: Update): ReasonInfo[] {
  const mine = old.reasons;
  const kept = (update.epoch ?? 0) === old.epoch ? mine : mine.filter((reason) => reason.n <= update.n);
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
    epoch: update.epoch ?? 0,
    revision: update.revision,
    waiting: update.waiting ?? null,
    view: withChanges(old.view, update.view ?? {}, old.keys),
    own: withSecrets(old, update.own),
    decision: update.decision ?? null,
    can_undo: update.can_undo ?? null,
    undo: update.undo ?? [],
    result: update.result ?? null,
    seed: update.seed === undefined ? old.seed : update.seed,
    orders: { ...old.orders, ...update.orders },
    declarations: { ...old.declarations, ...update.declarations },
    reasons: reasons(old, update),
  };
  return { table, events: events(before.events, update.after, update.events) };
}

/** Orders of one's own that have changed, and nothing else. */
export function withOrders(before: Picture, { orders }: OrdersTaken): Picture {
  return { ...before, table: { ...before.table, orders: { ...before.table.orders, ...orders } } };
}

/** A point of the past, and the one after the next choice. */
export function withScene(before: Table, scene: Scene): Table {
  return {
    ...before,
    n: scene.n,
    waiting: scene.waiting,
    view: withChanges(before.view, scene.view, before.keys),
    own: withSecrets(before, scene.own),
  };
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
