/** What the interface says, by language: fetched when it is first spoken. */
import type { Sources } from '../text/text.svelte';

export const SOURCES: Sources = {
  en: () => import('./en.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};
