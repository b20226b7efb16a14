/** What happened, cut into beats: so much of it as is shown at once. Pure. */
import type { EventInfo, Tell } from '../../wire/shapes';

/** How fast the moves of others are shown; `step` waits for the reader each time. */
export type Pace = 'off' | 'fast' | 'normal' | 'step';
export type Tells = Record<string, Tell>;

export interface Beat {
  /** the choice it belongs to */
  n: number;
  /** the last event that it reveals */
  e: number;
  /** what is told */
  lines: EventInfo[];
  /** a new moment begins with it; else it goes on with the one before */
  opens: boolean;
  /** who does it, if somebody does */
  seat: string | null;
}

/** Beats that belong together: a card is played, a place is chosen, something comes of it. */
export interface Moment {
  n: number;
  seat: string | null;
  card: string | null;
  /** a card lies face down */
  covered: boolean;
  dice: { face: number; sides: number }[];
  lines: EventInfo[];
  /** how many of the lines are new */
  fresh: number;
}

const NO_TELL: Tell = {};
const KNOWN = '-known';

/** How an event is told. */
export function tellOf(event: EventInfo, tells: Tells): Tell {
  const id = event.id.replace(/^event-/, '');
  return tells[id] ?? tells[id.endsWith(KNOWN) ? id.slice(0, -KNOWN.length) : id] ?? NO_TELL;
}

/** An argument of an event that names something. */
export function named(event: EventInfo, arg: string): string | null {
  const value = event.args[arg];
  return typeof value === 'string' ? value : null;
}

/** It comes of what somebody began before. */
export const BEGINNER = '*';

/** Who did it; null also where it comes of what somebody began. */
export function doer(event: EventInfo, tell: Tell): string | null {
  const by = tell.by ?? 'seat';
  return by ? named(event, by) : null;
}

/** The events as beats. What stops nobody is revealed with the beat before it; `seat` does what came before. */
export function beats(events: EventInfo[], tells: Tells, seat: string | null = null): Beat[] {
  const found: Beat[] = [];
  let now: Beat | undefined;
  let actor = seat;
  for (const event of events) {
    const tell = tellOf(event, tells);
    if (tell.aside) {
      if (now?.n === event.n) now.e = event.e;
      continue;
    }
    const by = doer(event, tell);
    const opens = Boolean(tell.opens) || (by !== null && actor !== null && by !== actor);
    if (now?.n === event.n && !opens) {
      now.lines.push(event);
      now.e = event.e;
      now.seat ??= by;
    } else {
      if (opens) actor = null;
      now = { n: event.n, e: event.e, lines: [event], opens, seat: by ?? (opens ? null : actor) };
      found.push(now);
    }
    actor ??= by;
  }
  return found;
}

/** The moment with a beat more, or the one that the beat begins. */
export function told(before: Moment | null, beat: Beat, tells: Tells): Moment {
  const base = beat.opens ? null : before;
  const moment: Moment = {
    n: beat.n,
    seat: base?.seat ?? beat.seat,
    card: base?.card ?? null,
    covered: base?.covered ?? false,
    dice: [],
    lines: [...(base?.lines ?? []), ...beat.lines],
    fresh: beat.lines.length,
  };
  for (const event of beat.lines) {
    const tell = tellOf(event, tells);
    const card = named(event, tell.card ?? 'card');
    if (card) [moment.card, moment.covered] = [moment.card ?? card, false];
    else if (tell.covered && !moment.card) moment.covered = true;
    for (const arg of tell.dice ?? []) {
      const die = event.args[arg];
      // A die with ten sides shows a zero; on others it says that none was rolled.
      if (typeof die === 'number' && (die > 0 || tell.sides === 10))
        moment.dice.push({ face: die, sides: tell.sides ?? 6 });
    }
  }
  return moment;
}

/** The moment at a point of a list of beats: back to where it opens. */
export function momentAt(all: Beat[], at: number, tells: Tells): Moment | null {
  let first = at;
  while (first > 0 && !all[first]?.opens) first -= 1;
  return all.slice(first, at + 1).reduce<Moment | null>((moment, beat) => told(moment, beat, tells), null);
}

/** milliseconds of a plain beat */
const LENGTH: Record<Pace, number> = { off: 0, fast: 420, normal: 1100, step: 0 };

/** How long a beat is looked at: what opens a moment longer, with a card or a die longest. */
export function length(moment: Moment, beat: Beat, pace: Pace): number {
  const weight = moment.dice.length ? 1.5 : beat.opens ? (moment.card ? 1.35 : 1) : 0.75;
  return Math.round(LENGTH[pace] * weight);
}
