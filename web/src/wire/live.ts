/** The live line to a match: reconnects by itself and resumes after the last event it has. Choices go out by it. */
import { ApiError, OFFLINE } from './api';
import { carrier, type Wire } from './carrier';
import type { Answer, Choose, FromServer } from './shapes';

/** `gone`: the match was deleted, or is closed to the reader: there is nothing to come back to */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

export interface LineOptions {
  /** where to resume: event and epoch */
  resume: () => { after: number; epoch: number | null };
  onmessage: (message: FromServer) => void;
  onstate: (state: LineState) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** with these the server closes a line to a match that is not there, or not any more */
const GONE = [4404, 4410];

/** What was asked by the line and is not answered yet. */
export class Asked {
  #last = 0;
  #waiting = new Map<number, { done: () => void; fail: (why: Error) => void }>();

  /** Sends something under a number of its own; ends when the answer with that number comes. */
  ask(send: (ref: number) => void): Promise<void> {
    const ref = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(ref, { done, fail });
      send(ref);
    });
  }

  answer(answer: Answer): void {
    const ref = answer.ref ?? 0;
    const asked = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (answer.type === 'done') asked?.done();
    else asked?.fail(new ApiError(answer.problem));
  }

  /** The line is lost: nobody knows whether what was sent arrived; the table will tell. */
  fail(): void {
    for (const { fail } of this.#waiting.values()) fail(new ApiError(OFFLINE));
    this.#waiting.clear();
  }
}

export class Line {
  #id: string;
  #options: LineOptions;
  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #asked = new Asked();

  constructor(id: string, options: LineOptions) {
    this.#id = id;
    this.#options = options;
    addEventListener('online', this.#now);
    this.#connect();
  }

  send(message: unknown): void {
    if (this.#wire?.open) this.#wire.send(JSON.stringify(message));
  }

  /** Makes a choice; ends when it is stored, or fails with the reason why not. */
  choose(choice: Omit<Choose, 'type' | 'ref'>): Promise<void> {
    if (!this.#wire?.open) return Promise.reject(new ApiError(OFFLINE));
    return this.#asked.ask((ref) => this.send({ type: 'choose', ...choice, ref }));
  }

  close(): void {
    this.#closed = true;
    this.#asked.fail();
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    this.#wire?.close();
  }

  #now = (): void => {
    if (this.#closed || this.#wire?.open) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    const { after, epoch } = this.#options.resume();
    this.#options.onstate('connecting');
    const wire = carrier().connect(this.#id, after, epoch, {
      onopen: () => {
        this.#wait = FIRST_WAIT;
        this.#options.onstate('open');
      },
      onmessage: (text) => {
        const message = JSON.parse(text) as FromServer;
        if (message.type === 'done' || message.type === 'refused') this.#asked.answer(message);
        else this.#options.onmessage(message);
      },
      onclose: (code) => {
        if (this.#wire === wire) this.#lost(code);
      },
    });
    this.#wire = wire;
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.#asked.fail();
    if (GONE.includes(code)) {
      this.close();
      this.#options.onstate('gone');
      return;
    }
    this.#options.onstate('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
