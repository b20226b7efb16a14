/** The sentences of this page, in the reader's language. */
import { Catalogue, type Args } from '../lib/catalogue';
import { settings } from '../lib/settings.svelte';
import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

const catalogues = { en: new Catalogue('en', en), ru: new Catalogue('ru', ru) };

export function say(id: string, args: Args = {}): string {
  return catalogues[settings.lang].format(id, args);
}
