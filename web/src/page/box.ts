/** Where the matches of this browser are: IndexedDB. What is in them the host alone knows, but for their titles. */

export interface Head {
  id: string;
  revision: number;
  data: Uint8Array;
  /** JSON */
  info: string;
}

type Series = 'choices' | 'snapshots';
type Numbered = [number, Uint8Array][];

export interface Batch {
  head: Head;
  /** the revision that it follows; nothing: the match is new */
  follows?: number | null;
  cut?: number | null;
  anew: boolean;
  choices: Numbered;
  snapshots: Numbered;
}

const NAME = 'quadrant';
const END = 2 ** 31 - 1;
const between = (id: string, after: number, last: number): IDBKeyRange =>
  IDBKeyRange.bound([id, after + 1], [id, last]);
const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the browser does not say why'));
  });

export class Box {
  #base: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#base ??= new Promise((done, fail) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        const base = request.result;
        base.createObjectStore('matches', { keyPath: 'id' });
        for (const name of ['choices', 'snapshots', 'notes']) base.createObjectStore(name);
      };
      request.onsuccess = () => {
        // Another page of a later version wants to change it: it is opened again when it is needed.
        request.result.onversionchange = () => {
          request.result.close();
          this.#base = null;
        };
        done(request.result);
      };
      request.onerror = () => {
        this.#base = null;
        fail(request.error ?? new Error('the browser does not say why'));
      };
    });
    return this.#base;
  }

  async #read<T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const base = await this.#open();
    return asked(ask(base.transaction(store).objectStore(store)));
  }

  heads(): Promise<Head[]> {
    return this.#read('matches', (from) => from.getAll() as IDBRequest<Head[]>);
  }

  async head(id: string): Promise<Head | null> {
    return (await this.#read('matches', (from) => from.get(id) as IDBRequest<Head | undefined>)) ?? null;
  }

  async series(what: Series, id: string, after: number, last: number): Promise<Uint8Array[]> {
    if (after >= last) return [];
    return this.#read(what, (from) => from.getAll(between(id, after, last)) as IDBRequest<Uint8Array[]>);
  }

  async newest(what: Series, id: string, last: number): Promise<Uint8Array | null> {
    const cursor = await this.#read(what, (from) => from.openCursor(between(id, -2, last), 'prev'));
    return cursor ? (cursor.value as Uint8Array) : null;
  }

  async note(id: string, name: string): Promise<Uint8Array | null> {
    const found = await this.#read('notes', (from) => from.get([id, name]) as IDBRequest<Uint8Array | undefined>);
    return found ?? null;
  }

  async keepNote(id: string, name: string, data: Uint8Array): Promise<void> {
    await this.#write(['notes'], (of) => void of('notes').put(data, [id, name]));
  }

  /** Keeps a change whole, or nothing of it; false if the match has moved on. */
  async commit(batch: Batch): Promise<boolean> {
    const { head } = batch;
    const [follows, cut] = [batch.follows ?? null, batch.cut ?? null];
    return this.#write(['matches', 'choices', 'snapshots'], async (of) => {
      if ((await this.#revision(of('matches'), head.id)) !== follows) return false;
      if (batch.anew) of('snapshots').delete(all(head.id));
      if (cut !== null) for (const what of ['choices', 'snapshots']) of(what).delete(between(head.id, cut, END));
      for (const [n, data] of batch.choices) of('choices').put(data, [head.id, n]);
      for (const [n, data] of batch.snapshots) of('snapshots').put(data, [head.id, n]);
      of('matches').put(head);
      return true;
    });
  }

  async erase(id: string, follows: number): Promise<boolean> {
    return this.#write(['matches', 'choices', 'snapshots', 'notes'], async (of) => {
      if ((await this.#revision(of('matches'), id)) !== follows) return false;
      of('matches').delete(id);
      for (const name of ['choices', 'snapshots', 'notes']) of(name).delete(all(id));
      return true;
    });
  }

  async #revision(matches: IDBObjectStore, id: string): Promise<number | null> {
    const found = await asked(matches.get(id) as IDBRequest<Head | undefined>);
    return found?.revision ?? null;
  }

  /** One transaction; when this ends, it is on disk. */
  async #write<T>(stores: string[], work: (of: (store: string) => IDBObjectStore) => T | Promise<T>): Promise<T> {
    const transaction = (await this.#open()).transaction(stores, 'readwrite', { durability: 'strict' });
    const ended = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error ?? new Error('there is no room left'));
    });
    const result = await work((store) => transaction.objectStore(store));
    await ended;
    return result;
  }
}
