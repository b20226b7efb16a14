/** What the reader has chosen for this browser: language, light or dark, motion, pace, sound. Remembered. */
import { KEY, load, type Lang, type Stored, type Theme } from './stored';
import type { Pace } from '../table/history/beats';

export type { Lang, Theme } from './stored';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('auto');
  motion = $state(true);
  /** how the moves of others are shown */
  pace = $state<Pace>('normal');
  /** tones for one's turn, dice, battles and the end */
  sound = $state(false);
  unasked = $state.raw<string[]>([]);
  #dark = $state(darkScheme.matches);
  #reduced = $state(lessMotion.matches);

  constructor() {
    const stored = load();
    this.lang = stored.lang;
    this.theme = stored.theme;
    this.motion = stored.motion;
    this.pace = stored.pace;
    this.sound = stored.sound;
    this.unasked = stored.unasked;
    darkScheme.addEventListener('change', (e) => (this.#dark = e.matches));
    lessMotion.addEventListener('change', (e) => (this.#reduced = e.matches));
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.#dark : this.theme === 'dark';
  }

  /** Whether things may move: switched on here and not reduced by the system. */
  get moves(): boolean {
    return this.motion && !this.#reduced;
  }

  /** Keeps the page and the browser's memory in step; called once from the root component's effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.motion ? 'on' : 'off';
    const { lang, theme, motion, pace, sound, unasked } = this;
    const stored: Stored = { lang, theme, motion, pace, sound, unasked };
    localStorage.setItem(KEY, JSON.stringify(stored));
  }
}

export const settings = new Settings();
