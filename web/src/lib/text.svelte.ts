/** The interface's own sentences in the reader's language. */
import en from '../locale/en.ftl?raw';
import ru from '../locale/ru.ftl?raw';
import { Catalogue, type Args } from './catalogue';
import { settings, type Lang } from './settings.svelte';

const interfaces = { en: new Catalogue('en', en), ru: new Catalogue('ru', ru) };

/** A sentence of the interface; reads the language, so templates follow the switch. */
export function t(id: string, args: Args = {}): string {
  return interfaces[settings.lang].format(id, args);
}

export function attribute(id: string, name: string): string {
  return interfaces[settings.lang].format(id, {}, name);
}

/** The sentences of one game in both languages, with the interface's behind them. */
export class GameText {
  #sources: Record<Lang, string[]>;
  #catalogues = new Map<Lang, Catalogue>();

  constructor(locale: Record<Lang, string>, more: Record<Lang, string> = { en: '', ru: '' }) {
    this.#sources = { en: [en, more.en, locale.en], ru: [ru, more.ru, locale.ru] };
  }

  /** A language is read when it is first spoken. */
  get #now(): Catalogue {
    const { lang } = settings;
    let found = this.#catalogues.get(lang);
    if (!found) this.#catalogues.set(lang, (found = new Catalogue(lang, ...this.#sources[lang])));
    return found;
  }

  say(id: string, args: Args = {}): string {
    return this.#now.format(id, args);
  }

  attribute(id: string, name: string): string {
    return this.#now.format(id, {}, name);
  }

  name(kind: string, id: string): string {
    return this.#now.name(kind, id);
  }

  has(id: string): boolean {
    return this.#now.has(id);
  }
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

export function moment(iso: string): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
