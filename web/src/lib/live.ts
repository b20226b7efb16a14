/** The live line to a match: reconnects by itself and resumes after the last event it has. */
import { liveUrl } from './api';
import type { FromServer } from './wire';

export type LineState = 'connecting' | 'open' | 'lost';

export interface LineOptions {
  /** where to resume: event and epoch */
  resume: () => { after: number; epoch: number | null };
  onmessage: (message: FromServer) => void;
  onstate: (state: LineState) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Line {
  #id: string;
  #options: LineOptions;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, options: LineOptions) {
    this.#id = id;
    this.#options = options;
    addEventListener('online', this.#now);
    this.#connect();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    const { after, epoch } = this.#options.resume();
    this.#options.onstate('connecting');
    const socket = new WebSocket(liveUrl(this.#id, after, epoch));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#options.onstate('open');
    };
    socket.onmessage = (e: MessageEvent<string>) => this.#options.onmessage(JSON.parse(e.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#options.onstate('lost');
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
