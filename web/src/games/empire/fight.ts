/** A battle as it is told: every volley with its die and what it cost, stage by stage. Pure. */
import type { EventInfo } from '../../wire/shapes';

/** One side's fire. */
export interface Volley {
  seat: string;
  ground: boolean;
  die: number;
  roll: number;
  strength: number;
  hits: number;
  /** the units that lost a step by it, and whether they are gone */
  lost: { unit: string; gone: boolean }[];
}
export interface Fight {
  space: string;
  volleys: Volley[];
  /** who won the stages that are over */
  won: { air_naval: string | null; ground: string | null };
}

const VOLLEYS: Record<string, boolean> = { 'event-volley': false, 'event-ground-volley': true };
const LOSSES: Record<string, boolean> = { 'event-reduced': false, 'event-destroyed': true };
/** what ends the talk of a battle */
const AFTER = new Set(['event-turn', 'event-phase', 'event-event', 'event-operations']);

function volley({ id, args }: EventInfo): Volley {
  const n = (name: string) => Number(args[name]);
  return {
    seat: String(args['seat']),
    ground: VOLLEYS[id] ?? false,
    ...{ die: n('die'), roll: n('roll'), strength: n('strength'), hits: n('hits') },
    lost: [],
  };
}

function added(fight: Fight, event: EventInfo): Fight {
  const { id, args } = event;
  if (id in VOLLEYS) return { ...fight, volleys: [...fight.volleys, volley(event)] };
  const last = fight.volleys.at(-1);
  if (id in LOSSES && last) {
    const lost = [...last.lost, { unit: String(args['unit']), gone: LOSSES[id] ?? false }];
    return { ...fight, volleys: fight.volleys.with(-1, { ...last, lost }) };
  }
  if (id === 'event-air-naval-won') return { ...fight, won: { ...fight.won, air_naval: String(args['seat']) } };
  if (id === 'event-ground-won') return { ...fight, won: { ...fight.won, ground: String(args['seat']) } };
  return fight;
}

/** The last battle that was begun; null if none was since the last card. */
export function lastFight(events: readonly EventInfo[]): Fight | null {
  let fight: Fight | null = null;
  for (const event of events) {
    if (AFTER.has(event.id)) fight = null;
    if (event.id === 'event-battle') {
      fight = { space: String(event.args['space']), volleys: [], won: { air_naval: null, ground: null } };
    } else if (fight) fight = added(fight, event);
  }
  return fight;
}
