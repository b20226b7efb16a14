/** What the pages of people say: it comes with the first of them. */
import { GameText, Sentences } from '../../text/text.svelte';
import type { Args } from '../../text/catalogue';

export const club = new Sentences({ en: () => import('./en.ftl?raw'), ru: () => import('./ru.ftl?raw') });
const text = new GameText({ en: '', ru: '' }, club);

export const say = (id: string, args: Args = {}): string => text.say(id, args);

/** A share of something, in whole per cent. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A number of victories, which may be shared: 2 or 2.5. */
export const points = (won: number): string => String(Math.round(10 * won) / 10);

/** Where the page of somebody is. */
export const personLink = (name: string): string => `#/person/${encodeURIComponent(name)}`;
