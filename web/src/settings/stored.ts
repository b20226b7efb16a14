/** What this browser remembers of its reader; read before anything else runs, so it depends on nothing. */
import type { Pace } from '../table/history/beats';

export type Lang = 'en' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';

export const KEY = 'quadrant-settings';

export interface Stored {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  pace: Pace;
  sound: boolean;
  /** what is not asked once more, by the messages that say what would be wasted */
  unasked: string[];
}

function preferred(): Lang {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
}

export function load(): Stored {
  const fallback: Stored = {
    lang: preferred(),
    theme: 'auto',
    motion: true,
    pace: 'normal',
    sound: false,
    unasked: [],
  };
  try {
    return { ...fallback, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return fallback;
  }
}
