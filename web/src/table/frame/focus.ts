/** The keyboard at the table: where the focus goes on to after a choice, and keys that were not meant twice. */

/** what has just been asked cannot have been meant, milliseconds */
export const UNSEEN = 300;

/** whatever answers what is asked */
export const ANSWERS = '[data-place], .slot, [data-choices]';
const CARDS = '.hand [data-card]';
/** a button that gives nothing up */
const SAFE = '[data-choices] .btn:not(.away)';
export const IN_HAND = '.slot.may .card';
export const ON_TABLE = '.chip.may';
export const ON_BOARD = '.stage .may[data-place]';
const IN_LIST = '.column .may[data-place]';

export class Onward {
  /** whether the keyboard was used last */
  byKey = false;
  /** which card of the hand was chosen */
  #card = -1;
  /** when the focus last went on by itself, on the clock of events */
  #moved = -UNSEEN;
  readonly #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** A key goes down. One that is held answers once: what is asked next was not seen when it was pressed. */
  press(e: KeyboardEvent): void {
    this.byKey = true;
    if (e.key !== 'Enter' && e.key !== ' ') {
      // Whoever goes elsewhere has looked.
      this.#moved = -UNSEEN;
      return;
    }
    const target = e.target as Element;
    if (!e.repeat) this.#card = this.#all(CARDS).indexOf(target as HTMLElement);
    else if (target.closest(ANSWERS)) {
      e.preventDefault();
      e.stopPropagation();
    }
  }

  /** A click by key on what gives something up, where the focus has only just come to by itself: not meant. */
  unmeant(e: MouseEvent): boolean {
    const hasty = e.detail === 0 && e.timeStamp - this.#moved < UNSEEN;
    return hasty && (e.target as Element).closest('.going, .away') !== null;
  }

  /** Something else is asked: the focus goes there, if the choice by keyboard has lost it. */
  follow(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.byKey || !lost) return;
    this.#moved = performance.now();
    const neighbour = this.#neighbour();
    if (neighbour) neighbour.focus();
    else this.to(IN_HAND, ON_BOARD, ON_TABLE, IN_LIST, SAFE, '.prompt');
  }

  /** The focus goes to the first of these that is to be seen: a list for narrow screens takes none on others. */
  to(...selectors: string[]): void {
    const found = selectors.flatMap((selector) => this.#all(selector)).find((element) => element.checkVisibility());
    found?.focus();
  }

  /** The card that lies now where the chosen one lay, or the last before it. */
  #neighbour(): HTMLElement | undefined {
    const at = this.#card;
    this.#card = -1;
    if (at < 0) return undefined;
    const all = this.#all(CARDS);
    const may = all.filter((card) => card.matches(IN_HAND));
    return may.find((card) => all.indexOf(card) >= at) ?? may.at(-1);
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }
}
