/** The lessons that were taken to their end, remembered by this browser for each user. */
import { library } from './library.svelte';

const KEY = 'quadrant-learned';

class Learned {
  #done = $state.raw<ReadonlySet<string>>(new Set(load()));

  has(game: string, lesson: string): boolean {
    return this.#done.has(named(game, lesson));
  }

  add(game: string, lesson: string): void {
    this.#done = new Set([...this.#done, named(game, lesson)]);
    localStorage.setItem(KEY, JSON.stringify([...this.#done]));
  }
}

function named(game: string, lesson: string): string {
  return `${library.me?.user?.name ?? ''}/${game}/${lesson}`;
}

function load(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const learned = new Learned();
