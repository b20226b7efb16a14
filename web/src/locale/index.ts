/** What the interface says, by language: fetched when it is first spoken. */
import type { Lang } from '../lib/stored';

export const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};
