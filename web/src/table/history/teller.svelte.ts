/** Shows beats one after another at the reader's pace: the moves of others, or a replay. */
import { length, told, type Beat, type Moment, type Pace, type Tells } from './beats';

export interface Told {
  tells: Tells;
  pace: () => Pace;
  /** what is shown next; null if there is nothing more for now */
  next: () => Beat | null;
  /** the picture of a beat is brought; false if it cannot be had */
  show: (beat: Beat) => Promise<boolean> | boolean;
  /** nothing more is there, and the last beat has had its time */
  end: () => void;
}

export class Teller {
  moment = $state.raw<Moment | null>(null);
  /** the next beat waits for the reader */
  held = $state(false);
  readonly #source: Told;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** raised by whatever makes a beat under way obsolete */
  #turn = 0;
  #busy = false;

  constructor(source: Told) {
    this.#source = source;
  }

  /** Goes on, unless a beat is being shown or waits for the reader. */
  go(): void {
    if (!this.#busy && !this.held) void this.#beat();
  }

  /** The next beat at once. */
  next(): void {
    this.halt();
    this.go();
  }

  /** Shows nothing more; what is seen stays. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#busy = false;
    this.held = false;
  }

  /** Shows nothing more and takes the moment away. */
  stop(): void {
    this.halt();
    this.moment = null;
  }

  async #beat(): Promise<void> {
    const source = this.#source;
    const beat = source.next();
    if (!beat) return source.end();
    const turn = ++this.#turn;
    this.#busy = true;
    const here = await source.show(beat);
    if (turn !== this.#turn) return;
    if (!here) {
      this.stop();
      return source.end();
    }
    const pace = source.pace();
    this.moment = told(this.moment, beat, source.tells);
    if (pace === 'step') {
      this.#busy = false;
      this.held = true;
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.#busy = false;
        this.go();
      },
      length(this.moment, beat, pace),
    );
  }
}
