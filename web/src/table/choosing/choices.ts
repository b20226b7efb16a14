/** What may be chosen, and where it shows: options go to places (spaces, cards, seats) or to buttons. Pure. */
import type { VerbInfo } from '../../wire/shapes';

export type Target = string | number;
export type Choice = Target[];

/** A thing on the table that options point at, written `space:ukraine` or `card:usa_lend_lease`. */
export type PlaceId = string;

/** How the options of each verb are drawn, by its word. Where a click may mean several, it means the first. */
export type Verbs = Record<string, VerbInfo>;

export interface Sorted {
  /** options by the place they light up */
  places: Map<PlaceId, Choice[]>;
  /** options with no place of their own */
  buttons: Choice[];
}

export const placeName = (kind: string, id: string): PlaceId => `${kind}:${id}`;

/** Whether a place lies on the board: neither a card nor a seat. */
export const onBoard = (place: PlaceId): boolean => !place.startsWith('card:') && !place.startsWith('seat:');

export function placeOf(option: Choice, verbs: Verbs): PlaceId | null {
  const verb = verbs[String(option[0])];
  if (!verb?.at) return null;
  const target = option[verb.at];
  const kind = verb.kinds[verb.at - 1];
  return target === undefined || kind === undefined ? null : placeName(kind, String(target));
}

export function sortOptions(options: Choice[], verbs: Verbs, inSight: (place: PlaceId) => boolean): Sorted {
  const sorted: Sorted = { places: new Map(), buttons: [] };
  for (const option of options) {
    const place = placeOf(option, verbs);
    if (place === null || !inSight(place)) {
      sorted.buttons.push(option);
      continue;
    }
    const there = sorted.places.get(place);
    if (there) there.push(option);
    else sorted.places.set(place, [option]);
  }
  return sorted;
}

/**
 * The choices somebody pointing at `place` may have meant: the options offered for other places of the
 * same kind, with this place put in. Used to ask the server why a place is not offered.
 */
export function meant(options: Choice[], place: PlaceId, verbs: Verbs): Choice[] {
  const [kind, id] = split(place);
  const seen = new Map<string, Choice>();
  for (const option of options) {
    const verb = verbs[String(option[0])];
    if (!verb?.at || verb.kinds[verb.at - 1] !== kind) continue;
    const choice = option.with(verb.at, id);
    seen.set(JSON.stringify(choice), choice);
  }
  return [...seen.values()];
}

export function split(place: PlaceId): [kind: string, id: string] {
  const colon = place.indexOf(':');
  return [place.slice(0, colon), place.slice(colon + 1)];
}

/** Whether these options differ in more than their places: then the name of a place does not say what would be done. */
export function differ(options: Choice[], verbs: Verbs): boolean {
  const done = options.map((option) => {
    const at = verbs[String(option[0])]?.at;
    return JSON.stringify(at ? option.with(at, '') : option);
  });
  return new Set(done).size > 1;
}

/** The targets of an option by kind, as arguments of a message. */
export function argsOf(option: Choice, verbs: Verbs): Record<string, Target> {
  const kinds = verbs[String(option[0])]?.kinds ?? [];
  return Object.fromEntries(option.slice(1).map((target, i) => [kinds[i] ?? `target${i + 1}`, target]));
}

export function same(a: Choice, b: Choice): boolean {
  return a.length === b.length && a.every((target, i) => target === b[i]);
}
