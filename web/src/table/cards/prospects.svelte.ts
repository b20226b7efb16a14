/** Before the click: what a card would bring and where it could be used, asked of the server when it is looked at. */
import { split, type PlaceId } from '../choosing/choices';
import type { TableModel } from '../model.svelte';
import type { Prospect } from '../../wire/shapes';

/** a card that the pointer only crosses lights nothing */
const DELAY = 120;

export class Prospects {
  readonly #table: TableModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  /** what is looked at */
  looked = $state<PlaceId | null>(null);

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** What the thing would bring; null if it is no card, or not one that can be told of. */
  async of(place: PlaceId): Promise<Prospect | null> {
    const [kind, id] = split(place);
    const { replay, questions, curtain, eyes } = this.#table;
    if (kind !== 'card' || !questions.answers('prospect') || replay.at !== null || curtain || !eyes) return null;
    const found = await questions.ask('prospect', id).catch(() => null);
    return found && (found.none || found.lines.length || found.places.length) ? found : null;
  }

  /** It is looked at: the places where it could be used light up. */
  look(place: PlaceId): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#timer = setTimeout(async () => {
      this.looked = place;
      const found = await this.of(place);
      if (turn === this.#turn) this.#table.lights.ahead = new Set(found?.places);
    }, DELAY);
  }

  /** It is looked at no more; but where the card that was picked could be used stays lit. */
  leave(): void {
    const { picked } = this.#table.choosing;
    if (picked?.startsWith('card:')) return this.look(picked);
    clearTimeout(this.#timer);
    this.#turn++;
    const { lights } = this.#table;
    // Later: a card that leaves the screen loses the focus while the screen is being drawn.
    this.#timer = setTimeout(() => {
      this.looked = null;
      if (lights.ahead.size) lights.ahead = new Set();
    });
  }
}
