/** What of the page is in this browser. Before anything large is fetched, the player is told how large it is. */
import { fetchAll, missing, tidy, type Listed, type PageFile } from './files';

/** What is to be fetched, and how far it is. */
export interface Wish {
  game: string;
  size: number;
  /** bytes that have come; null before it has begun */
  come: number | null;
  failed: boolean;
  begin: () => void;
}

class Fetched {
  wish = $state.raw<Wish | null>(null);
  #started: Promise<{ base: string; listed: Listed }> | null = null;
  #turn: Promise<void> = Promise.resolve();
  readonly #wanted = new Map<string, Promise<void>>();

  /** Where the page is, and the list of its files. */
  start(): Promise<{ base: string; listed: Listed }> {
    this.#started ??= this.#list();
    return this.#started;
  }

  async #list(): Promise<{ base: string; listed: Listed }> {
    const base = new URL('./', document.baseURI).href;
    const answer = await fetch(new URL('files.json', base));
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
    const listed = (await answer.json()) as Listed;
    void tidy(base, listed);
    return { base, listed };
  }

  /** Ends when everything that a game needs is here; asks first, if that is not yet so. */
  need(game: string): Promise<void> {
    let found = this.#wanted.get(game);
    if (!found) {
      found = this.#fetch(game);
      found.catch(() => this.#wanted.delete(game));
      this.#wanted.set(game, found);
    }
    return found;
  }

  /** Whether everything that a game needs is here. */
  async here(game: string): Promise<boolean> {
    return (await this.#missing(game)).length === 0;
  }

  async #missing(game: string): Promise<PageFile[]> {
    const { base, listed } = await this.start();
    return missing(base, listed, ['engine', game]);
  }

  /** One game is asked for after another. */
  async #fetch(game: string): Promise<void> {
    if (await this.here(game)) return;
    const turn = this.#turn.then(() => this.#bring(game));
    this.#turn = turn.catch(() => undefined);
    await turn;
  }

  async #bring(game: string): Promise<void> {
    const [{ base }, files] = await Promise.all([this.start(), this.#missing(game)]);
    if (!files.length) return;
    await new Promise<void>((done) => this.#ask(game, base, files, done));
    this.wish = null;
    void navigator.storage?.persist?.();
  }

  #ask(game: string, base: string, files: PageFile[], done: () => void): void {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const begin = (): void => {
      this.wish = { game, size, come: 0, failed: false, begin };
      const ontold = (come: number): void => {
        if (this.wish) this.wish = { ...this.wish, come };
      };
      void missing(base, { version: '', parts: { all: files } }, ['all'])
        .then((left) => fetchAll(base, left, ontold))
        .then(done, () => (this.wish = { game, size, come: null, failed: true, begin }));
    };
    this.wish = { game, size, come: null, failed: false, begin };
  }
}

export const fetched = new Fetched();
