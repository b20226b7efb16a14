/** Places that are lit for the reader: by what just happened, or by the line of the log that is pointed at. */
import type { PlaceId } from './choosing/choices';

/** how long changed places stay lit */
const LIT = 1800;
const NOTHING: ReadonlySet<PlaceId> = new Set();

export class Lights {
  /** lit by hovering a line of the log */
  lit = $state.raw<ReadonlySet<PlaceId>>(new Set());
  /** what the coach speaks of */
  taught = $state.raw<ReadonlySet<PlaceId>>(new Set());
  /** where a plan leads that was advised, while it is looked at */
  advised = $state.raw<ReadonlySet<PlaceId>>(NOTHING);
  /** touched by what just happened */
  fresh = $state.raw<ReadonlySet<PlaceId>>(new Set());
  /** where the card that is looked at could be used */
  ahead = $state.raw<ReadonlySet<PlaceId>>(NOTHING);
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Lights places while something is pointed at; none for darkness. */
  point(places: PlaceId[] = []): void {
    this.lit = new Set(places);
  }

  /** Whether a place is lit by somebody who speaks of it. */
  has(place: PlaceId): boolean {
    return this.lit.has(place) || this.taught.has(place) || this.advised.has(place);
  }

  /** Lights what just changed, for a moment. */
  flash(places: PlaceId[]): void {
    if (!places.length) return;
    this.fresh = new Set(places);
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.fresh = new Set()), LIT);
  }

  close(): void {
    clearTimeout(this.#end);
  }
}
