/** Options and events in the words of the game. */
import type { Args } from '../catalogue';
import { argsOf, placeName, type Choice, type PlaceId, type Verbs } from '../choices';
import type { GameText } from '../text.svelte';

export class Words {
  readonly #text: GameText;
  readonly #verbs: Verbs;
  /** what can be pointed at: an argument of these kinds is a place */
  readonly #kinds: ReadonlySet<string>;

  constructor(text: GameText, verbs: Verbs) {
    this.#text = text;
    this.#verbs = verbs;
    this.#kinds = new Set(['space', 'card', 'seat', ...Object.values(verbs).flatMap((verb) => verb.kinds)]);
  }

  /** What an event or prompt is about: the places among its arguments. */
  targets(args: Args): PlaceId[] {
    return Object.entries(args).flatMap(([key, value]) => {
      const name = key.replace(/\d+$/, '');
      const kind = this.#kinds.has(name) ? name : name.replace(/s$/, '');
      if (!this.#kinds.has(kind)) return [];
      return (Array.isArray(value) ? value : [value]).map((id) => placeName(kind, String(id)));
    });
  }

  /** An option: what its verb says of its targets, or the verb and their names. */
  label(option: Choice): string {
    const id = `verb-${option[0]}`;
    const args = argsOf(option, this.#verbs) as Args;
    if (!this.#text.has(id)) return [option[0], ...this.#names(args)].join(' · ');
    const bare = this.#text.say(id, args);
    return bare === this.#text.say(id) ? [bare, ...this.#names(args)].join(' · ') : bare;
  }

  /** An option beside the place it is about: the verb, and whatever else it names. */
  shortLabel(option: Choice): string {
    const verb = this.#verbs[String(option[0])];
    const args = argsOf(option, this.#verbs) as Args;
    const here = verb?.at ? verb.kinds[verb.at - 1] : undefined;
    const rest = Object.fromEntries(Object.entries(args).filter(([kind]) => kind !== here));
    const id = `verb-${option[0]}-here`;
    const name = this.#text.has(id) ? this.#text.say(id, args) : this.verb(String(option[0]));
    return [name, ...this.#names(rest)].join(' · ');
  }

  /** A verb with nothing after it. */
  verb(verb: string): string {
    return this.#text.has(`verb-${verb}`) ? this.#text.say(`verb-${verb}`) : verb;
  }

  #names(args: Args): string[] {
    return Object.entries(args).map(([kind, id]) => this.#text.name(kind.replace(/\d+$/, ''), String(id)));
  }
}
