/** What may be asked without choosing, of the table that is looked at: as it is now, or at a point of the past. */
import { api } from '../wire/api';
import type { SharedAnswers } from '../wire/shapes';
import type { TableModel } from './model.svelte';

/** `A` has the type of the answer to each query of the game. */
export class Questions<A extends object = SharedAnswers> {
  readonly #table: TableModel;
  #known = new Map<string, Promise<unknown>>();

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The match has gone on, or something was taken back. */
  forget(): void {
    this.#known.clear();
  }

  /** Whether the server says that the game answers it. */
  answers(name: string): boolean {
    return this.#table.game.queries.includes(name);
  }

  /** The answer; asked once of the same point of the match. */
  ask<N extends keyof A & string>(name: N, ...targets: string[]): Promise<A[N]> {
    const { id, live, shown, eyes } = this.#table;
    const key = JSON.stringify([shown?.epoch, shown?.n, eyes, name, targets]);
    let answer = this.#known.get(key) as Promise<A[N]> | undefined;
    if (!answer) {
      answer = api.query<A[N]>(id, name, targets, { n: shown === live ? undefined : shown?.n, seat: eyes });
      this.#known.set(key, answer);
      answer.catch(() => this.#known.delete(key));
    }
    return answer;
  }
}

/** The newest answer that has come; null as long as there is none. */
export interface Followed<T> {
  readonly answer: T | null;
}

/**
 * The answer for as long as something is asked (null: nothing is), asked anew when what was read for it changes. The
 * one before stands until the next has come, so that nothing flickers. For the start of a component.
 */
export function follow<T>(asked: () => Promise<T> | null): Followed<T> {
  let answer = $state.raw<T | null>(null);
  let turn = 0;
  let newest = 0;
  $effect(() => {
    const now = ++turn;
    const take = (found: T | null) => {
      if (now < newest) return;
      newest = now;
      answer = found;
    };
    const coming = asked();
    if (coming) coming.then(take, () => undefined);
    else take(null);
  });
  return {
    get answer() {
      return answer;
    },
  };
}
