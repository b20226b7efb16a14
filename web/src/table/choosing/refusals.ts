/** "Why not?": asked of the server, kept as long as the same thing is asked. */
import { api } from '../../wire/api';
import { meant, type Choice, type PlaceId } from './choices';
import { NOT_ASKED } from './place.svelte';
import type { TableModel } from '../model.svelte';
import type { Refusal } from '../../wire/shapes';

/** how many choices that may have been meant are asked about */
const TRIES = 4;

export class Refusals {
  readonly #table: TableModel;
  #known = new Map<PlaceId, Promise<Refusal | null>>();

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Something else is asked now. */
  forget(): void {
    this.#known.clear();
  }

  /** Why a place is not offered: the rule, or null when there is nothing to say. */
  why(place: PlaceId): Promise<Refusal | null> {
    if (!this.#table.choosing.decision) return Promise.resolve(null);
    let answer = this.#known.get(place);
    if (!answer) this.#known.set(place, (answer = this.#why(this.#meant(place).slice(0, TRIES))));
    return answer;
  }

  /** Where nothing of the kind is asked for, no choice could have been meant: then what is asked is said instead. */
  async #why(choices: Choice[]): Promise<Refusal | null> {
    const prompt = this.#table.choosing.decision?.prompt;
    if (choices.length || !prompt) return this.#ask(choices);
    return { id: NOT_ASKED, args: { asked: this.#table.text.say(prompt.id, prompt.args) }, rule: prompt.rule };
  }

  /** Why what others offer is not offered at this place: the rule, or null. */
  async whyLess(place: PlaceId): Promise<Refusal | null> {
    const offered = new Set(this.#table.choosing.optionsAt(place).map((option) => option[0]));
    return this.#ask(
      this.#meant(place)
        .filter((choice) => !offered.has(choice[0] ?? ''))
        .slice(0, TRIES / 2),
    );
  }

  #meant(place: PlaceId): Choice[] {
    const { choosing, verbs } = this.#table;
    return meant(choosing.decision?.options ?? [], place, verbs);
  }

  async #ask(choices: Choice[]): Promise<Refusal | null> {
    const { id, choosing } = this.#table;
    const seat = choosing.decision?.seat;
    if (!seat) return null;
    for (const choice of choices) {
      try {
        const { refusal } = await api.why(id, seat, choice);
        if (refusal) return refusal;
      } catch {
        return null;
      }
    }
    return null;
  }
}
