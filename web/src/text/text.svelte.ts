/** The interface's own sentences in the reader's language. */
import { FluentResource } from '@fluent/bundle';
import { SOURCES } from '../locale';
import { Catalogue, type Args, type Part } from './catalogue';
import { Later } from '../later/later.svelte';
import { settings, type Lang } from '../settings/settings.svelte';
import type { GameStatic, Result } from '../wire/shapes';

const LANGS = ['en', 'ru'] as const satisfies Lang[];

/** Where sentences come from, by language. */
export type Sources = Record<Lang, () => Promise<{ default: string }>>;

/** What the interface says in each language, once it is spoken. */
const INTERFACE = { en: language('en'), ru: language('ru') } satisfies Record<Lang, unknown>;

function language(lang: Lang): Later<{ read: FluentResource; catalogue: Catalogue }> {
  return new Later(async () => {
    const read = new FluentResource((await SOURCES[lang]()).default);
    return { read, catalogue: new Catalogue(lang, read) };
  });
}

/** What the interface says of one game alone, each language fetched when it is first spoken. */
export class Sentences {
  readonly #parts: Record<Lang, Later<string>>;

  constructor(sources: Sources) {
    const part = (lang: Lang) => new Later(async () => (await sources[lang]()).default);
    this.#parts = { en: part('en'), ru: part('ru') };
  }

  /** From now on they are in use. */
  load(): Promise<string> {
    inUse.add(this);
    return this.of(settings.lang).load();
  }

  of(lang: Lang): Later<string> {
    return this.#parts[lang];
  }
}

const inUse = new Set<Sentences>();

/** Changes the language, as soon as its sentences are there; before anything is said, also that of the start. */
export async function speak(lang: Lang): Promise<void> {
  const missing = () => [INTERFACE[lang], ...[...inUse].map((game) => game.of(lang))].filter((part) => !part.now);
  // While some come, a game may be opened whose sentences are needed as well.
  while (missing().length) await Promise.all(missing().map((part) => part.load()));
  settings.lang = lang;
}

/** The sentences of parts that are fetched when they are opened; they come with the part, in both languages. */
const brought: Record<Lang, Catalogue[]> = { en: [], ru: [] };

export function bring(sources: Record<Lang, string>): void {
  for (const lang of LANGS) brought[lang].push(new Catalogue(lang, sources[lang]));
}

/** A sentence of the interface; reads the language, so templates follow the switch. */
export function t(id: string, args: Args = {}): string {
  const part = brought[settings.lang].find((catalogue) => catalogue.has(id));
  return (part ?? INTERFACE[settings.lang].now?.catalogue)?.format(id, args) ?? id;
}

/** The sentences of one game in both languages, with the interface's behind them. */
export class GameText {
  #sources: Record<Lang, string[]>;
  readonly #own: Sentences | undefined;
  #catalogues = new Map<Lang, { catalogue: Catalogue; common: FluentResource | undefined; own: string }>();

  constructor(locale: Record<Lang, string>, own?: Sentences) {
    this.#sources = { en: [locale.en], ru: [locale.ru] };
    this.#own = own;
  }

  /** What the server and the client's own part say of a game. */
  static of({ locale }: GameStatic, own?: Sentences): GameText {
    return new GameText({ en: locale['en'] ?? '', ru: locale['ru'] ?? '' }, own);
  }

  /** More sentences of the game, those of its lessons for instance. */
  add(locale: Record<string, string>): void {
    for (const lang of Object.keys(this.#sources) as Lang[]) this.#sources[lang].push(locale[lang] ?? '');
    this.#catalogues.clear();
  }

  get #now(): Catalogue {
    return this.#in(settings.lang);
  }

  /** A language is read when it is first spoken; names in one that nobody speaks need nothing of the client's own. */
  #in(lang: Lang): Catalogue {
    const common = INTERFACE[lang].now?.read;
    const own = this.#own?.of(lang).now ?? '';
    const found = this.#catalogues.get(lang);
    if (found && found.common === common && found.own === own) return found.catalogue;
    const catalogue = new Catalogue(lang, ...(common ? [common] : []), own, ...this.#sources[lang]);
    this.#catalogues.set(lang, { catalogue, common, own });
    return catalogue;
  }

  say(id: string, args: Args = {}): string {
    return this.#now.format(id, args);
  }

  /** A sentence in parts: what it names stands apart and can be opened. */
  parts(id: string, args: Args = {}, attribute?: string): Part[] {
    return this.#now.parts(id, args, attribute);
  }

  attribute(id: string, name: string, args: Args = {}): string {
    return this.#now.format(id, args, name);
  }

  name(kind: string, id: string): string {
    return this.#now.name(kind, id);
  }

  /** The name of a thing in every language. */
  namesOf(kind: string, id: string): string[] {
    return LANGS.map((lang) => this.#in(lang)).flatMap((text) =>
      text.has(`${kind}-${id}`) ? text.name(kind, id) : [],
    );
  }

  has(id: string): boolean {
    return this.#now.has(id);
  }

  /** A camp, or a seat where each plays for himself. */
  side(id: string): string {
    return this.has(`camp-${id}`) ? this.name('camp', id) : this.name('seat', id);
  }

  /** Who has won. */
  winner({ winners }: Result): string {
    return winners.length ? t('over-won', { side: winners.map((side) => this.side(side)).join(', ') }) : t('over-draw');
  }
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

/** English here writes its dates as the British do. */
const places = { en: 'en-GB', ru: 'ru' } as const;
const DAY = 86400;

/** How long ago, in the unit that says it best; days on end as a date. */
export function since(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - new Date(iso).getTime()) / 1000));
  if (seconds > 6 * DAY) return moment(iso);
  const [count, unit] =
    seconds < 3600 ? ([60, 'minute'] as const) : seconds < DAY ? ([3600, 'hour'] as const) : ([DAY, 'day'] as const);
  return new Intl.RelativeTimeFormat(places[settings.lang], { numeric: 'auto' }).format(
    -Math.floor(seconds / count),
    unit,
  );
}

export function day(iso: string): string {
  return new Intl.DateTimeFormat(places[settings.lang], { dateStyle: 'medium' }).format(new Date(iso));
}

export function moment(iso: string): string {
  return new Intl.DateTimeFormat(places[settings.lang], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}
