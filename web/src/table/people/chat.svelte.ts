/** What people at the table say to each other. */
import { api } from '../../wire/api';
import type { ChatLine } from '../../wire/shapes';

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  hear(line: ChatLine): void {
    if (this.lines.some((known) => known.id === line.id)) return;
    this.lines = [...this.lines, line];
    this.unread += 1;
  }

  /** What was said while nobody listened. */
  async catchUp(): Promise<void> {
    const missed = await api.chat(this.#match, this.lines.at(-1)?.id ?? 0).catch(() => []);
    const known = new Set(this.lines.map((line) => line.id));
    this.lines = [...this.lines, ...missed.filter((line) => !known.has(line.id))];
  }

  async say(text: string, to: 'all' | 'side' = 'all'): Promise<void> {
    this.hear(await api.say(this.#match, text, to));
  }
}
