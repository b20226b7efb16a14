/** What of a table is heard: one's turn, dice, battles, the end. One sound a change, the weightiest. */
import type { Picture } from '../../wire/merge';
import { sound, type Sound } from '../../settings/sound';
import type { TableModel } from '../model.svelte';

export class Sounds {
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The picture has changed. */
  follow(before: Picture, next: Picture): void {
    const heard = this.#heard(before, next);
    if (heard) sound(heard);
  }

  #heard(before: Picture, next: Picture): Sound | null {
    if (next.table.result && !before.table.result) return 'end';
    const last = before.events.at(-1)?.e ?? 0;
    const later = next.events.filter((event) => event.e > last);
    const battles = this.#table.client.battles ?? [];
    if (later.some((event) => battles.includes(event.id))) return 'battle';
    if (later.some((event) => 'die' in event.args)) return 'die';
    // Who is asked again and again in his own turn hears it once.
    return next.table.decision && !before.table.decision ? 'turn' : null;
  }
}
