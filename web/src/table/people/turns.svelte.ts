/** Says that one is waited for, once: when the wait passes from others to the reader, who does not look. */
import { notify } from '../../settings/notify.svelte';
import type { TableModel } from '../model.svelte';
import { t } from '../../text/text.svelte';
import type { Table } from '../../wire/shapes';

export class Turns {
  readonly #table: TableModel;
  /** it was said, and nobody has looked since */
  #said = false;

  constructor(table: TableModel) {
    this.#table = table;
    document.addEventListener('visibilitychange', this.#look);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
  }

  #look = (): void => {
    if (!document.hidden) this.#said = false;
  };

  follow(before: Table, next: Table): void {
    if (before.decision || !next.decision || this.#said || !document.hidden) return;
    this.#said = true;
    const { id, info, text } = this.#table;
    const title = info.title || text.say('game-title');
    notify.say(id, t('notice-turn', { title }), t('my-turn-as', { name: text.name('seat', next.decision.seat) }));
  }
}
