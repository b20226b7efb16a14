/** Fluent catalogues: message ids and arguments become sentences. Pure: no state, no browser. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arg = string | number | string[];
export type Args = Record<string, Arg>;

export interface Message {
  id: string;
  args?: Args;
  rule?: string;
}

export class Catalogue {
  readonly lang: string;
  #bundle: FluentBundle;
  #list: Intl.ListFormat;

  constructor(lang: string, ...sources: string[]) {
    this.lang = lang;
    this.#list = new Intl.ListFormat(lang, { type: 'conjunction' });
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence; an id that no catalogue knows is shown raw. */
  format(id: string, args: Args = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : id;
    return this.#bundle.formatPattern(pattern, this.#variables(args), []);
  }

  /** The name of a thing: the message `<kind>-<id>`, or the id as it is. */
  name(kind: string, id: string): string {
    const key = `${kind}-${id}`;
    return this.has(key) ? this.format(key) : id;
  }

  #variables(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = key.replace(/\d+$/, '');
      if (Array.isArray(value)) {
        const single = kind.replace(/s$/, '');
        out[key] = this.#list.format(value.map((item) => this.name(single, String(item))));
      } else if (typeof value === 'number') out[key] = value;
      else {
        out[key] = this.name(kind, value);
        // What a thing is called cannot be told apart by a sentence that bends with it; its id can.
        out[`${key}_id`] = value;
      }
    }
    return out;
  }
}
