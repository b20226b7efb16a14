/** What is done at the server, and what went wrong with it: standing orders, undo, resigning. */
import { api, ApiError } from '../wire/api';
import type { Message } from '../text/catalogue';
import { asMessage } from '../text/problems';
import type { TableModel } from './model.svelte';
import type { Orders } from '../wire/shapes';

/** What the next look at the table shows by itself: it has moved on. */
const PASSING = new Set(['stale', 'conflict']);

export class Acts {
  problem = $state.raw<Message | null>(null);
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Does something at the server; a problem is shown, and without a live line the table is fetched. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    const { link } = this.#table;
    let done = true;
    try {
      await work();
    } catch (error) {
      done = false;
      this.report(error);
      if (!(error instanceof ApiError) || !PASSING.has(error.problem.code)) return false;
      this.problem = null;
      link.resync();
    }
    await link.fetch();
    return done;
  }

  /** Shows what went wrong in the prompt. */
  report(error: unknown): void {
    this.problem = asMessage(error);
  }

  /** Takes the last choice back, or goes back to a named place; ends when the table shows it: was it done? */
  async undo(to = ''): Promise<boolean> {
    const { id, link, live } = this.#table;
    const seat = live?.can_undo;
    if (!seat) {
      this.problem = { id: 'problem-undo_none' };
      return false;
    }
    const done = await this.attempt(() => api.undo(id, seat, live.n, to));
    if (done) await link.shown(({ epoch }) => epoch !== live.epoch);
    return done;
  }

  async resign(seat: string): Promise<void> {
    const table = this.#table;
    await this.attempt(async () => (table.info = await api.resign(table.id, seat)));
  }

  async order(seat: string, orders: Orders): Promise<void> {
    await this.attempt(() => api.orders(this.#table.id, seat, orders));
  }

  /** Orders to pass until one's own turn, given from a reaction: the answer to this one follows from them. */
  async passUntilMyTurn(): Promise<void> {
    const { choosing, live } = this.#table;
    const { decision } = choosing;
    if (!decision || !live) return;
    await this.order(decision.seat, { ...live.orders[decision.seat], until_my_turn: true });
    const pass = decision.options.find((option) => option.length === 1 && option[0] === 'pass');
    if (pass && choosing.decision?.reaction && this.#table.live?.n === live.n) await choosing.choose(pass);
  }

  async say(text: string, to: 'all' | 'side' = 'all'): Promise<boolean> {
    const { chat } = this.#table;
    const done = await this.attempt(() => chat.say(text, to));
    chat.unread = 0;
    return done;
  }
}
