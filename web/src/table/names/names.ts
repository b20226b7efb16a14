/** What names open: cards, places, rules and signs, and what is told of each. */
import type { About } from './about';
import type { Part } from '../../text/catalogue';
import { split, type PlaceId } from '../choosing/choices';
import type { Teller, Told } from '../../controls/hint.svelte';
import { Recogniser } from '../../text/recognise';
import { settings } from '../../settings/settings.svelte';
import type { TableModel } from '../model.svelte';

/** what its message explains in its `.text` */
const EXPLAINED = new Set(['sign', 'option', 'scenario']);
/** words of every sentence: they open where a message means them, not wherever somebody writes them */
const EVERYDAY = new Set(['piece', 'seat', 'unit']);

export class Names {
  readonly #table: TableModel;
  readonly #things: ReadonlySet<PlaceId>;
  readonly #tellers = new Map<PlaceId, Teller>();
  #typed: Recogniser | null = null;

  constructor(table: TableModel) {
    this.#table = table;
    const { client, cards } = table;
    this.#things = new Set([...(client.things?.(table) ?? []), ...[...cards.keys()].map((card) => `card:${card}`)]);
  }

  /** Whether a name of this thing opens anything. */
  opens(place: PlaceId): boolean {
    const [kind, id] = split(place);
    if (kind === 'rule') return this.#table.rules.has(id);
    return this.#things.has(place) || (EXPLAINED.has(kind) && this.#table.text.has(`${kind}-${id}`));
  }

  /** A text of people, or of the rules, with the names that occur in it, in either language. */
  within(text: string): Part[] {
    this.#typed ??= new Recogniser(this.#named());
    return this.#typed.parts(text);
  }

  *#named(): Generator<[string, PlaceId]> {
    for (const place of this.#things) {
      const [kind, id] = split(place);
      if (EVERYDAY.has(kind)) continue;
      for (const name of this.#table.text.namesOf(kind, id)) yield [name, place];
    }
  }

  /** What can be read of a thing; null if there is nothing. */
  about(place: PlaceId): About | null {
    const [kind, id] = split(place);
    const { text, client, cards } = this.#table;
    if (kind === 'rule') return this.#rule(id);
    if (EXPLAINED.has(kind)) return this.#explained(kind, id);
    if (kind === 'card' && cards.has(id)) return { title: text.name('card', id), card: id, lines: [] };
    return client.about?.(this.#table, place) ?? null;
  }

  #rule(id: string): About | null {
    const rule = this.#table.rules.get(id);
    if (!rule) return null;
    const ru = settings.lang === 'ru';
    const [title, text] = ru ? [rule.title_ru, rule.summary_ru] : [rule.title_en, rule.summary_en];
    return { title, text, lines: [], rule: id };
  }

  #explained(kind: string, id: string): About {
    const { text, client } = this.#table;
    const rule =
      kind === 'sign' ? client.signRules?.[id] : kind === 'scenario' ? client.scenarioRules?.[id] : undefined;
    const told = text.attribute(`${kind}-${id}`, 'text');
    return { title: text.name(kind, id), lines: [], lights: [], text: told, ...(rule ? { rule } : {}) };
  }

  /** Tells of a thing where it is named, drawn or meant. */
  teller(place: PlaceId): Teller {
    let found = this.#tellers.get(place);
    if (!found) this.#tellers.set(place, (found = { id: place, tell: () => this.#tell(place) }));
    return found;
  }

  async #tell(place: PlaceId): Promise<Told | null> {
    const about = this.about(place);
    if (!about) return null;
    const reckoning = place.startsWith('card:') ? null : await this.#table.place(place).reckoning();
    return { refusal: null, reckoning, prospect: null, about };
  }
}
