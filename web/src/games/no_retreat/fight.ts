/** A battle as it is told: what was thrown on which odds, blow by blow, and what each result is worth. Pure. */
import type { EventInfo } from '../../wire/shapes';
import type { Odds } from './types';

/** The columns of the combat results table, and its results from the attacker's worst to his best. */
export const COLUMNS = ['1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1'] as const;
export const RESULTS = ['CA', '--', 'CB', 'EX', 'DR', 'DS', 'DD'] as const;

/** One throw of a battle: the attack that began it, or a counterattack. */
export interface Round {
  seat: string;
  spaces: string[];
  units: string[];
  /** the defender strikes back */
  counter: boolean;
  odds: string | null;
  shift: number;
  die: number | null;
  result: string | null;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const said = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function begun({ args }: EventInfo, counter: boolean): Round {
  const { seat, spaces, units } = args;
  const nothing = { odds: null, shift: 0, die: null, result: null };
  return { seat: String(seat), spaces: list(spaces), units: list(units), counter, ...nothing };
}

/** What an event adds to the throw it belongs to. */
function added(round: Round, { id, args }: EventInfo): Round {
  if (id === 'event-odds') return { ...round, odds: said(args['odds']), shift: Number(args['shift']) };
  if (id === 'event-die') return { ...round, die: Number(args['die']) };
  if (id === 'event-result') return { ...round, result: said(args['result']) };
  return round;
}

/** The last battle that was begun, with every counterattack that it led to; empty if there was none in this phase. */
export function lastBattle(events: readonly EventInfo[]): Round[] {
  let rounds: Round[] = [];
  let counter = false;
  for (const event of events) {
    if (event.id === 'event-phase' || event.id === 'event-turn') rounds = [];
    if (event.id === 'event-counterattack') counter = true;
    else if (event.id === 'event-battle') {
      rounds = counter ? [...rounds, begun(event, true)] : [begun(event, false)];
      counter = false;
    } else if (rounds.length) rounds = rounds.with(-1, added(rounds.at(-1) as Round, event));
  }
  return rounds;
}

/** The results that can come up, from the attacker's worst to his best. */
export function likely({ chances }: Pick<Odds, 'chances'>): Odds['chances'] {
  const rank = (result: string) => (RESULTS as readonly string[]).indexOf(result);
  return chances.toSorted((a, b) => rank(a.result) - rank(b.result));
}

/** The colour of a result: how good it is for who looks at it. */
export function tone(result: string, attacks: boolean): string {
  const good = result === 'CA' ? !attacks : attacks;
  if (result !== 'CA' && !result.startsWith('D')) return 'var(--ink-soft)';
  return good ? 'var(--done)' : 'var(--danger)';
}

/** Whether somebody looks at an attack of that seat from its side; who only watches sees it as the attacker does. */
export const withAttacker = (eyes: string | null, seat: string): boolean =>
  eyes === seat || (eyes !== 'axis' && eyes !== 'soviet');

/** So many sixths, as a die has them: 2 of 6. */
export const sixths = (chance: number): number => Math.round(6 * chance);
