/** Fluent catalogues: message ids and arguments become sentences. Pure: no state, no browser. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { placeName, type PlaceId } from '../table/choosing/choices';

export type Arg = string | number | string[];
export type Args = Record<string, Arg>;

export interface Message {
  id: string;
  args?: Args;
  rule?: string;
}

/** A word of a sentence that names a thing: it can be opened, in whatever form the word stands there. */
export interface Named {
  text: string;
  place: PlaceId;
}
/** A piece of a sentence: plain words, or the name of a thing. */
export type Part = string | Named;

/*
 * Fluent makes strings. So that a name can be found again in the finished sentence it goes in between marks that no
 * catalogue and no keyboard writes: the private letters of Unicode.
 */
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;
const marked = (place: PlaceId, text: string): string => OPEN + place + MIDDLE + text + CLOSE;
const bare = (text: string): string => text.replaceAll(new RegExp(MARKED, 'g'), '$2');

/** A sentence with marks, cut into its parts. */
function cut(text: string): Part[] {
  const pieces = text.split(MARKED);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) parts.push(pieces[i] as string);
    if (i + 2 < pieces.length) parts.push({ place: pieces[i + 1] as string, text: pieces[i + 2] as string });
  }
  return parts;
}

/** Quotes within quotes take the other form: a card whose name has quotes of its own may stand in them. */
function quoted(text: string): string {
  let depth = 0;
  return text.replaceAll(/[«»]/g, (sign) => {
    if (sign === '«') return ++depth > 1 ? '„' : sign;
    return depth-- > 1 ? '“' : sign;
  });
}

/** A sentence, or the words of a button, may begin with a name that is written small elsewhere. */
const SENTENCE = /^\P{L}*\p{Ll}.*[.?!]$/su;
const begun = (text: string): string => {
  const at = text.startsWith(OPEN) ? text.indexOf(MIDDLE) + 1 : 0;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
};

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
/** Whether it begins with a name out of the catalogue; those of people and files stay as they are. */
function opens(pattern: Pattern, said: string): boolean {
  const first = typeof pattern === 'string' ? pattern : pattern[0];
  return typeof first === 'object' && (said.startsWith(OPEN) || first.type !== 'var');
}

/** `OPEN("space:ukraine", "Украину")`: words of the catalogue's own that open a thing, in the case they stand in. */
const FUNCTIONS = { OPEN: ([place, words]: unknown[]): string => marked(String(place), String(words)) };

export class Catalogue {
  readonly lang: string;
  #bundle: FluentBundle;
  #list: Intl.ListFormat;

  /** Later sources say things anew; what several catalogues share is read once and handed to each. */
  constructor(lang: string, ...sources: (string | FluentResource)[]) {
    this.lang = lang;
    this.#list = new Intl.ListFormat(lang, { type: 'conjunction' });
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) {
      const read = typeof source === 'string' ? new FluentResource(source) : source;
      this.#bundle.addResource(read, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence; an id that no catalogue knows is shown raw. */
  format(id: string, args: Args = {}, attribute?: string): string {
    return bare(this.#format(id, args, attribute));
  }

  /** The sentence in parts: each argument that is the id of something named stands apart. */
  parts(id: string, args: Args = {}, attribute?: string): Part[] {
    return cut(this.#format(id, args, attribute));
  }

  #format(id: string, args: Args, attribute: string | undefined): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : id;
    const said = quoted(this.#bundle.formatPattern(pattern, this.#variables(args), []));
    const whole = id.startsWith('verb-') || SENTENCE.test(bare(said));
    return whole && opens(pattern, said) ? begun(said) : said;
  }

  /** The name of a thing: the message `<kind>-<id>`, or the id as it is. */
  name(kind: string, id: string): string {
    const key = `${kind}-${id}`;
    return this.has(key) ? this.format(key) : id;
  }

  #variables(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    const named = (kind: string, id: string): string =>
      this.has(`${kind}-${id}`) ? marked(placeName(kind, id), this.name(kind, id)) : id;
    for (const [key, value] of Object.entries(args)) {
      const kind = key.replace(/\d+$/, '');
      if (Array.isArray(value)) {
        const single = kind.replace(/s$/, '');
        out[key] = this.#list.format(value.map((item) => named(single, String(item))));
      } else if (typeof value === 'number') out[key] = value;
      else {
        out[key] = named(kind, value);
        // What a thing is called cannot be told apart by a sentence that bends with it; its id can.
        out[`${key}_id`] = value;
      }
    }
    return out;
  }
}
