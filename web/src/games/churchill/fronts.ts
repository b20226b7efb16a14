/** Fronts in words, and the die that was last rolled for one. */
import type { Place } from '../../table/choosing/place.svelte';
import { sentences } from '../../text/sentence';
import type { Desk } from './desk.svelte';
import type { FrontView, Model, Nation } from './types';

/** A front as a place: pointing at it rolls the die that is due for it. */
export function frontPlace(table: Model, front: string): Place {
  return table.place(`front:${front}`, table.choosing.option('roll', front));
}

export function frontSaid(table: Model, front: FrontView): string {
  const { text } = table;
  const words = [text.name('front', front.front)];
  words.push(
    text.say('front-stands', { where: front.space ? text.name('space', front.space) : text.say('front-in-box') }),
  );
  if (!front.entry) return sentences(...words);
  words.push(
    text.say('front-entry', {
      space: front.entry,
      strength: front.strength,
      support: front.offensive,
      reserves: front.reserves,
    }),
  );
  words.push(
    front.blocked ? text.say(front.blocked.id, front.blocked.args) : text.say('front-odds', { advance: front.advance }),
  );
  if (front.breakthrough) words.push(text.say('front-breakthrough', { n: front.breakthrough }));
  return sentences(...words);
}

/** A Directed Offensive against a front's entry space: the nation that must serve it, and what it still owes. */
export interface Directed {
  issue: string;
  nation: Nation;
  owed: number;
}

export function directedAt(desk: Desk, front: string): Directed[] {
  return (desk.view?.issues ?? [])
    .filter((issue) => issue.front === front)
    .map(({ issue, owed }) => ({
      issue,
      owed,
      nation: desk.board.map.issues.find((i) => i.id === issue)?.nation ?? 'us',
    }));
}

export interface PillPart {
  kind: string;
  text: string;
  /** where its middle stands, from the left end of the pill */
  x: number;
}

/** What the pill beside an entry space says: offensives directed there, support, reserves, odds; and how wide it is. */
export function pillOf(desk: Desk, front: FrontView): { parts: PillPart[]; width: number } {
  const words = [
    ...directedAt(desk, front.front).map(({ issue, owed }) => ({ kind: `order ${issue}`, text: `➤${owed || ''}` })),
    ...(front.offensive ? [{ kind: 'support', text: `▲${front.offensive}` }] : []),
    ...(front.reserves ? [{ kind: 'reserve', text: `✚${front.reserves}` }] : []),
    { kind: front.blocked ? 'blocked' : 'odds', text: front.blocked ? '—' : `${front.advance}%` },
  ];
  const parts: PillPart[] = [];
  let width = 15;
  for (const word of words) {
    const wide = 5.6 * word.text.length + 9;
    parts.push({ ...word, x: width + wide / 2 });
    width += wide;
  }
  return { parts, width: width + 3 };
}

/** The last campaign of the front in this conference: its die and how far it went. */
export function lastRoll(table: Model, front: FrontView): { die: number; moves: number } | null {
  if (!front.roll) return null;
  for (const event of table.events.toReversed()) {
    if (event.id === 'event-campaign' && event.args['front'] === front.front) {
      return { die: Number(event.args['die']), moves: Number(event.args['n']) };
    }
  }
  return { die: front.roll, moves: 0 };
}

export interface Campaign {
  front: string;
  die: number;
  moves: number;
  /** the space it entered last */
  space: string | null;
}

/** The campaigns of the conference before this one, as the log tells them. */
export function campaigns(table: Model): Campaign[] {
  const out = new Map<string, Campaign>();
  let conferences = 0;
  for (const event of table.events.toReversed()) {
    if (event.id === 'event-conference' && ++conferences === 2) break;
    const front = String(event.args['front'] ?? '');
    const found = out.get(front) ?? { front, die: 0, moves: 0, space: null };
    if (event.id === 'event-front-advances')
      out.set(front, { ...found, space: found.space ?? String(event.args['space']) });
    if (event.id === 'event-campaign')
      out.set(front, { ...found, die: Number(event.args['die']), moves: Number(event.args['n']) });
  }
  return conferences ? [...out.values()].filter((campaign) => campaign.die).reverse() : [];
}
