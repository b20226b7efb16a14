/**
 * What carries requests and live lines: a server, over HTTP and a socket, or a worker of this browser (`src/page`).
 * No page knows which.
 */

/** An answer: its status, as HTTP counts them, and its text. */
export interface Answer {
  status: number;
  text: string;
}

/** A live line as its user sees it. */
export interface Wire {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  onopen: () => void;
  onmessage: (text: string) => void;
  /** with the code that says why */
  onclose: (code: number) => void;
}

export interface Carrier {
  /** Whether others can come to the tables here. */
  readonly alone: boolean;
  /** Fails if nobody answers. */
  call(method: string, path: string, body?: string): Promise<Answer>;
  /** A line to a match, from an event of an epoch on. */
  connect(match: string, after: number, epoch: number | null, events: WireEvents): Wire;
}

const at = (path: string): string => `api${path}`;

/** A server. Paths are relative: the client works behind any prefix. */
const server: Carrier = {
  alone: false,
  async call(method, path, body) {
    const headers: HeadersInit = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(at(path), { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text() };
  },
  connect(match, after, epoch, events) {
    const url = new URL(at(`/matches/${encodeURIComponent(match)}/live`), document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('after', String(after));
    if (epoch !== null) url.searchParams.set('epoch', String(epoch));
    const socket = new WebSocket(url);
    socket.onopen = events.onopen;
    socket.onmessage = (e: MessageEvent<string>) => events.onmessage(e.data);
    socket.onclose = ({ code }) => events.onclose(code);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

let used = server;

export const carrier = (): Carrier => used;

/** From now on everything goes that way. */
export function carryBy(other: Carrier): void {
  used = other;
}
