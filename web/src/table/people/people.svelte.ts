/** Several people at one screen: who sits where, who is here now, and the curtain between them. */
const KEY = 'quadrant-people';

type Places = Record<string, string>;

function load(): Record<string, Places> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Places>;
  } catch {
    return {};
  }
}

/** Forgets what was remembered of matches long ago. */
const MOST = 200;

/** Remembers which person at this screen plays which seat of a match. */
export function seatPeople(match: string, places: Places): void {
  const { [match]: _, ...others } = load();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, places]])));
}

export class People {
  /** the person of each seat; seats that are not named belong to the one person there is */
  places = $state.raw<Places>({});
  /** who sits at the screen now; null until somebody has said so */
  here = $state<string | null>(null);
  /** whether this browser has been told who plays which seat */
  told = $state(false);
  #match: string;
  #asked = $state<string | null>(null);
  #looking = $state<string | null>(null);

  /** `seated` is whom the match was made for; what this browser was told comes first. */
  constructor(match: string, seated: Places = {}) {
    const places = load()[match] ?? (Object.keys(seated).length ? seated : undefined);
    this.#match = match;
    this.told = places !== undefined;
    this.places = places ?? {};
    if (!this.several) this.here = '';
  }

  /** Who plays which seat at this screen, from now on; who is here must say so again. */
  seat(places: Places): void {
    this.places = places;
    this.told = true;
    this.here = this.several ? null : '';
    seatPeople(this.#match, places);
  }

  get several(): boolean {
    return new Set(Object.values(this.places)).size > 1;
  }

  personOf(seat: string): string {
    return this.places[seat] ?? '';
  }

  /** A seat at this screen is asked something. */
  arrive(seat: string | null): void {
    this.#asked = seat;
    if (seat && this.personOf(seat) === this.here) this.#looking = seat;
  }

  /** Whether the screen must change hands before anything secret is shown. */
  get curtain(): boolean {
    if (!this.several) return false;
    if (this.here === null) return true;
    return this.#asked !== null && this.personOf(this.#asked) !== this.here;
  }

  /** Whether the person at the screen may know what that seat knows. */
  knows(seat: string): boolean {
    return !this.several || (!this.curtain && this.personOf(seat) === this.here);
  }

  /** Who the curtain waits for. */
  get awaited(): string | null {
    return this.#asked === null ? null : this.personOf(this.#asked);
  }

  sitDown(person: string): void {
    this.here = person;
    this.#looking = this.#asked;
  }

  look(seat: string): void {
    this.#looking = seat;
  }

  /** The seat in view among those at this screen that belong to the person here. */
  looking(mine: string[]): string | null {
    const visible = mine.filter((seat) => !this.several || this.personOf(seat) === this.here);
    if (this.#looking && visible.includes(this.#looking)) return this.#looking;
    return visible[0] ?? null;
  }
}
