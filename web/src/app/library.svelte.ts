/** Who is asking, what can be played, and the texts of each game; loaded once. */
import { api } from '../wire/api';
import { carrier } from '../wire/carrier';
import { GameText } from '../text/text.svelte';
import type { GameInfo, GameStatic, Me } from '../wire/shapes';

class Library {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw<ReadonlyMap<string, GameText>>(new Map());
  tells = $state.raw<ReadonlyMap<string, GameStatic['tells']>>(new Map());
  failed = $state<unknown>(null);
  #contents = new Map<string, Promise<GameStatic>>();

  /** Who is asking. */
  async enter(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      this.failed = error;
    }
  }

  /** The games and their texts, for the pages that speak of all of them. */
  async read(): Promise<void> {
    if (this.games.length) return;
    try {
      this.games = await api.games();
      await Promise.all(this.games.map((game) => this.#text(game.name)));
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Board, cards, rules and texts of a game; asked for once. */
  content(game: string): Promise<GameStatic> {
    let found = this.#contents.get(game);
    if (!found) {
      found = api.static(game);
      found.catch(() => this.#contents.delete(game));
      this.#contents.set(game, found);
    }
    return found;
  }

  /** What can be said of a game: all that is known of it, unless it would have to be fetched for that. */
  cover(game: string): Promise<GameStatic> {
    return api.cover(game) ?? this.content(game);
  }

  async #text(game: string): Promise<void> {
    const content = await this.cover(game);
    this.tells = new Map([...this.tells, [game, content.tells]]);
    this.texts = new Map([...this.texts, [game, GameText.of(content)]]);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Whether nobody else can come to a table here. */
  get alone(): boolean {
    return carrier().alone;
  }

  /** Whether somebody must log in before anything else; a visitor may go on with his lessons. */
  get stranger(): boolean {
    return this.me !== null && this.me.public && (this.me.user === null || this.me.user.visitor === true);
  }
}

export const library = new Library();
