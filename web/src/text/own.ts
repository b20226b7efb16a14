/** The sentences of a part that is fetched by itself: they come with it, in both languages. */
import { FluentResource } from '@fluent/bundle';
import { settings, type Lang } from '../settings/settings.svelte';
import { Catalogue, type Args } from './catalogue';

export function spoken(sources: Record<Lang, string>): (id: string, args?: Args) => string {
  const read = (lang: Lang) => new Catalogue(lang, new FluentResource(sources[lang]));
  const catalogues = { en: read('en'), ru: read('ru') };
  return (id, args = {}) => catalogues[settings.lang].format(id, args) ?? id;
}
