/** The coach of a lesson: what he says where the match stands, line by line, and what he points at. */
import { api } from '../api';
import { placeOf, same, type Choice, type PlaceId } from '../choices';
import { learned } from '../learned.svelte';
import type { TableModel } from '../table.svelte';
import type { Coaching, Table } from '../wire';

export class Coach {
  readonly lesson: string;
  /** what is said now; kept while the others move */
  said = $state.raw<Coaching | null>(null);
  /** which of the lines is being read */
  at = $state(0);
  /** whether he has been asked what he would choose */
  asked = $state(false);
  /** folded away, to see more of the board */
  folded = $state(false);
  readonly #table: TableModel;
  #words: Promise<void> | null = null;

  constructor(table: TableModel, lesson: string) {
    this.#table = table;
    this.lesson = lesson;
  }

  /** The match has gone on: whenever the learner is asked, or nobody is, there may be something to say. */
  follow(table: Table): void {
    if (table.decision || !table.waiting) void this.#listen();
  }

  async #listen(): Promise<void> {
    const { id, game, text } = this.#table;
    this.#words ??= api.lessonTexts(game.name).then(({ locale }) => text.add(locale));
    try {
      const [said] = await Promise.all([api.coaching(id), this.#words]);
      const { live } = this.#table;
      // An answer that comes late is about a place that was left meanwhile.
      if (said.n === live?.n && said.epoch === live.epoch) this.#hear(said);
    } catch (error) {
      this.#words = null;
      this.#table.acts.report(error);
    }
  }

  #hear(said: Coaching): void {
    this.at = 0;
    this.asked = false;
    const past = this.past;
    this.said = said;
    // Who plays on after the lesson needs the room; the way on stays at hand.
    if (this.past && !past) this.folded = true;
    this.#remember();
  }

  /** The lesson is taken when its last line is read. */
  #remember(): void {
    if (this.said?.over && this.said.following && !this.more) learned.add(this.#table.game.name, this.lesson);
  }

  /** The lesson was taken to its end, and the match goes on. */
  get past(): boolean {
    return this.said !== null && this.said.over && !this.said.following;
  }

  /** He has nothing to say any more: who has given the match up on the path is left alone. */
  get silent(): boolean {
    const { said } = this;
    return said === null || (said.following && this.#table.over && !said.over);
  }

  /** Whether the others are moving, or are still shown to, or the learner looks at the past. */
  get waiting(): boolean {
    const { choosing, over, story } = this.#table;
    return (!choosing.decision || story.running) && !over;
  }

  get line() {
    return this.said?.lines[this.at] ?? null;
  }

  get more(): boolean {
    return this.said !== null && this.at + 1 < this.said.lines.length;
  }

  next(): void {
    this.at += 1;
    this.#remember();
  }

  back(): void {
    this.at -= 1;
  }

  /** Where the lesson would choose. */
  get choice() {
    return this.said?.choice ?? null;
  }

  /** Whether it is this that he was asked to show. */
  means(option: Choice): boolean {
    return this.asked && !this.silent && this.choice !== null && same(this.choice, option);
  }

  show(): PlaceId[] {
    this.asked = true;
    return this.lights;
  }

  /** What he points at. */
  get lights(): PlaceId[] {
    if (this.silent || this.waiting) return [];
    const meant = this.asked && this.choice ? placeOf(this.choice, this.#table.verbs) : null;
    return [...(this.line?.lights ?? []), ...(meant ? [meant] : [])];
  }

  /** Back to where the path was left. */
  async return(): Promise<void> {
    await this.#table.acts.attempt(() => api.backToLesson(this.#table.id));
  }
}
