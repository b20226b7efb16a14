/** The strategic phase as it was told: what each side got, lost and drew in this turn. Pure. */
import type { EventInfo } from '../../wire/shapes';
import type { Seat } from './types';

/** What can happen to units in it; in the order of the report. */
export const NEWS = ['arrived', 'delayed', 'to-europe', 'held', 'restored', 'rebuilt', 'never-came'] as const;
export type News = (typeof NEWS)[number];

export interface SideReport {
  units: Record<News, string[]>;
  cards: number;
}
export interface TurnReport {
  turn: number;
  sides: Record<Seat, SideReport>;
  submarines: { die: number; hit: boolean } | null;
  raids: { unit: string; die: number; hit: boolean }[];
  /** Allied shipping points as they are now; divisions that left China */
  shipping: number | null;
  divisions: number;
}

const nothing = (): SideReport => ({
  units: { arrived: [], delayed: [], 'to-europe': [], held: [], restored: [], rebuilt: [], 'never-came': [] },
  cards: 0,
});
const newsOf = (id: string): News | undefined => NEWS.find((news) => id === `event-${news}`);
const dealt = new Set(['event-dealt', 'event-dealt-known']);

/** Of the turn that is being played; null before the first strategic phase was told. */
export function turnReport(events: readonly EventInfo[], seatOf: (unit: string) => Seat): TurnReport | null {
  const start = events.findLastIndex(({ id }) => id === 'event-turn');
  if (start < 0) return null;
  const turn = Number(events[start]?.args['turn']);
  const sides = { japan: nothing(), allies: nothing() };
  const found: TurnReport = { turn, sides, submarines: null, raids: [], shipping: null, divisions: 0 };
  for (const event of events.slice(start)) {
    if (event.id === 'event-phase' && event.args['phase'] === 'offensives') break;
    tell(found, event, seatOf);
  }
  return found;
}

function tell(found: TurnReport, { id, args }: EventInfo, seatOf: (unit: string) => Seat): void {
  const news = newsOf(id);
  const unit = String(args['unit'] ?? '');
  const [die, count] = [Number(args['die']), Number(args['count'])];
  if (news) found.sides[seatOf(unit)].units[news].push(unit);
  else if (dealt.has(id)) found.sides[args['seat'] as Seat].cards += count;
  else if (id === 'event-submarines' || id === 'event-submarines-failed') {
    found.submarines = { die, hit: id === 'event-submarines' };
  } else if (id === 'event-raid' || id === 'event-raid-failed') {
    found.raids.push({ unit, die, hit: id === 'event-raid' });
  } else if (id === 'event-shipping') found.shipping = count;
  else if (id === 'event-divisions') found.divisions += count;
}
