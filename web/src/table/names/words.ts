/** Options and events in the words of the game. */
import type { Args, Message } from '../../text/catalogue';
import { argsOf, placeName, type Choice, type PlaceId, type Verbs } from '../choosing/choices';
import type { GameText } from '../../text/text.svelte';

/** in place of the id of a thing that a choice does not name */
const NOT_NAMED = 'none';
/** so many choices of a line are told */
const TOLD = 3;

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

  /**
   * What choosing an option does, in a sentence. A verb may say more of itself where a certain thing is asked:
   * `verb-done-act-build` is what "done" means at `prompt-act-build`; such words know what the prompt knows.
   */
  label(option: Choice, asked?: Message | null): string {
    return this.#text.say(this.#id(option, asked), this.#args(option, asked));
  }

  /** The same beside the place it is about, which is not named again. */
  shortLabel(option: Choice, asked?: Message | null): string {
    return (
      this.#text.attribute(this.#id(option, asked), 'here', this.#args(option, asked)) || this.label(option, asked)
    );
  }

  /** The beginning of a line in words: what its first choices do. Where it parts later than that from the
   *  line beside it, its first choice and those from there on. */
  line(choices: Choice[], asked?: Message | null, beside: Choice[] = []): string {
    const told = (line: Choice[]) => line.map((choice, i) => this.label(choice, i ? null : asked));
    const [own, other] = [told(choices), told(beside)];
    const parting = own.findIndex((label, i) => label !== other[i]);
    const later = other.length > 0 && parting >= TOLD;
    const some = later ? own.slice(parting, parting + TOLD - 1) : own.slice(0, TOLD);
    const end = later ? parting + TOLD - 1 : TOLD;
    return (later ? `${own[0]} … ` : '') + [...new Set(some)].join('; ') + (own.length > end ? ' …' : '');
  }

  /** The places that the choices of a line are about. */
  placesOf(choices: Choice[]): PlaceId[] {
    return choices.flatMap((choice) => this.targets(argsOf(choice, this.#verbs) as Args));
  }

  /** Arguments of a message in which a line (`line`) stands as choices: told in words. */
  spoken(args: Args): Args {
    const { line } = args;
    return Array.isArray(line) ? { ...args, line: this.line(line.map((choice) => choice.split(' '))) } : args;
  }

  #id(option: Choice, asked?: Message | null): string {
    const plain = `verb-${option[0]}`;
    const here = asked ? plain + asked.id.replace(/^prompt/, '') : plain;
    return this.#text.has(here) ? here : plain;
  }

  #args(option: Choice, asked?: Message | null): Args {
    // A target that is left out can be told by its id; what is asked about does not stand in for it.
    const kinds = this.#verbs[String(option[0])]?.kinds ?? [];
    const none = Object.fromEntries(kinds.map((kind) => [kind, NOT_NAMED]));
    return { ...asked?.args, ...none, ...(argsOf(option, this.#verbs) as Args) };
  }
}
