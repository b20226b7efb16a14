/** Who is asking, what can be played, and the texts of each game; loaded once. */
import { CLIENTS } from '../games';
import { api } from './api';
import { GameText } from './text.svelte';
import type { GameInfo, Me } from './wire';

class Library {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw<ReadonlyMap<string, GameText>>(new Map());
  failed = $state<unknown>(null);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
      this.games = await api.games();
      await Promise.all(this.games.map((game) => this.#text(game.name)));
    } catch (error) {
      this.failed = error;
    }
  }

  async #text(game: string): Promise<void> {
    const content = await api.static(game);
    const text = new GameText({ en: content.locale['en'] ?? '', ru: content.locale['ru'] ?? '' }, CLIENTS[game]?.locale);
    this.texts = new Map([...this.texts, [game, text]]);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Whether somebody must log in before anything else. */
  get stranger(): boolean {
    return this.me !== null && this.me.public && this.me.user === null;
  }
}

export const library = new Library();
