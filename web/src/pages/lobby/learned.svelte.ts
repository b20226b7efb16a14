/** The lessons that were taken to their end, remembered by this browser for each user. */
import { library } from '../../app/library.svelte';

const KEY = 'quadrant-learned';

class Learned {
  #done = $state.raw<ReadonlySet<string>>(new Set(load()));

  has(game: string, lesson: string): boolean {
    return this.#done.has(named(game, lesson));
  }

  /** How many puzzles of the game are solved. */
  puzzles(game: string): number {
    const begin = named(game, puzzleName(''));
    return [...this.#done].filter((name) => name.startsWith(begin)).length;
  }

  add(game: string, lesson: string): void {
    this.#done = new Set([...this.#done, named(game, lesson)]);
    localStorage.setItem(KEY, JSON.stringify([...this.#done]));
  }
}

/** A puzzle among the lessons that were taken. */
export const puzzleName = (puzzle: string): string => `puzzle/${puzzle}`;

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
