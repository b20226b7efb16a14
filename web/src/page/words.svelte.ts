/** What only a page without a server says: it is not fetched where there is one. */
import { Catalogue, type Args } from '../text/catalogue';
import { Sentences } from '../text/text.svelte';
import { settings, type Lang } from '../settings/settings.svelte';

export const words = new Sentences({ en: () => import('./en.ftl?raw'), ru: () => import('./ru.ftl?raw') });

const read = new Map<Lang, Catalogue>();

export function say(id: string, args: Args = {}): string {
  const source = words.of(settings.lang).now;
  if (source === null) return '';
  const found = read.get(settings.lang) ?? new Catalogue(settings.lang, source);
  read.set(settings.lang, found);
  return found.format(id, args);
}
