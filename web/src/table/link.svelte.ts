/** The line to a match, and the picture of the table that its messages paint. */
import { api, ApiError, OFFLINE } from '../wire/api';
import type { Told } from '../text/clock';
import { Line, type LineState } from '../wire/live';
import { lastEvent, withOrders, withTable, withUpdate, type Picture } from '../wire/merge';
import type { ChatLine, EventInfo, FromServer, OrdersTaken, Table } from '../wire/shapes';

export interface LinkOptions {
  /** the picture is another one now */
  onpicture: (before: Picture | null, next: Picture) => void;
  /** somebody has said something */
  onchat: (line: ChatLine) => void;
  /** the line is there, for the first time or again */
  onopen: () => void;
  /** the match is played again: in that one */
  onrematch: (match: string) => void;
}

export class Link {
  state = $state<LineState>('connecting');
  present = $state.raw<{ seats: string[]; watching: number }>({ seats: [], watching: 0 });
  /** what is pending around the match, and when that was told */
  told = $state.raw<Told | null>(null);
  #picture = $state.raw<Picture | null>(null);
  #line: Line | null = null;
  /** who waits for a table that is as he says */
  #waiting: [(table: Table) => boolean, () => void][] = [];
  readonly #match: string;
  readonly #options: LinkOptions;

  constructor(match: string, options: LinkOptions) {
    this.#match = match;
    this.#options = options;
  }

  /** The table as it is now. */
  get table(): Table | null {
    return this.#picture?.table ?? null;
  }

  /** Every event the reader may know, in order. */
  get events(): EventInfo[] {
    return this.#picture?.events ?? [];
  }

  open(): void {
    this.#line = new Line(this.#match, {
      resume: () => this.#last(),
      onmessage: (message) => this.#receive(message),
      onstate: (state) => this.#become(state),
    });
  }

  close(): void {
    this.#line?.close();
  }

  /** The line again, from the start: the reader may see more now. */
  reopen(): void {
    this.close();
    this.#picture = null;
    this.open();
  }

  /** Makes a choice; ends when it is stored, or fails with the reason why not. */
  async choose(choice: Parameters<Line['choose']>[0]): Promise<void> {
    if (!this.#line) throw new ApiError(OFFLINE);
    await this.#line.choose(choice);
  }

  /** Asks for what was missed. */
  resync(): void {
    this.#line?.send({ type: 'resync', ...this.#last() });
  }

  /** Fetches the table where no live line brings it. */
  async fetch(): Promise<void> {
    if (this.state !== 'open' && this.state !== 'gone')
      this.#take(withTable(this.#picture, await api.table(this.#match)));
  }

  /** Ends when the table is as wanted: an answer to a request may come before the line tells what it did. */
  shown(wanted: (table: Table) => boolean): Promise<void> {
    if (this.table && wanted(this.table)) return Promise.resolve();
    return new Promise((done) => this.#waiting.push([wanted, done]));
  }

  #last(): { after: number; epoch: number | null } {
    return { after: lastEvent(this.#picture), epoch: this.table?.epoch ?? null };
  }

  #become(state: LineState): void {
    this.state = state;
    if (state === 'open') this.#options.onopen();
  }

  #receive(message: FromServer): void {
    if (message.type === 'table') this.#take(withTable(this.#picture, message));
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'orders') this.#order(message);
    else if (message.type === 'pending') this.told = { pending: message, at: performance.now() };
    else if (message.type === 'presence') this.present = message;
    else if (message.type === 'chat') this.#options.onchat(message);
    else if (message.type === 'rematch') this.#options.onrematch(message.match);
  }

  #update(message: Extract<FromServer, { type: 'update' }>): void {
    const next = this.#picture && withUpdate(this.#picture, message);
    if (next) this.#take(next);
    else this.resync();
  }

  #order(message: OrdersTaken): void {
    if (this.#picture) this.#take(withOrders(this.#picture, message));
  }

  #take(next: Picture): void {
    const before = this.#picture;
    this.#picture = next;
    this.#options.onpicture(before, next);
    const met = this.#waiting.filter(([wanted]) => wanted(next.table));
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const [, done] of met) done();
  }
}
