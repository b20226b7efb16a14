/**
 * The coach of a lesson: what he says where the match stands, line by line, and what he points at. In a puzzle he asks
 * for the best choice, says what another one costs, and explains the answer.
 */
import { api } from '../../wire/api';
import { placeOf, same, type Choice, type PlaceId } from '../choosing/choices';
import { learned, puzzleName } from '../../pages/lobby/learned.svelte';
import type { TableModel } from '../model.svelte';
import type { Coaching, Table } from '../../wire/shapes';

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
    // In a puzzle the others wait, whatever was chosen.
    if (table.decision || !table.waiting || this.puzzles) void this.#listen();
  }

  async #listen(): Promise<void> {
    const { id, game, text } = this.#table;
    const texts = this.puzzles ? api.puzzleTexts : api.lessonTexts;
    this.#words ??= texts(game.name).then(({ locale }) => text.add(locale));
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
    const { said } = this;
    if (said?.puzzle?.solved) learned.add(this.#table.game.name, puzzleName(this.lesson));
    else if (said?.over && said.following && !this.more) learned.add(this.#table.game.name, this.lesson);
  }

  /** The message that names it. */
  get title(): string {
    return `${this.puzzles ? 'puzzle' : 'lesson'}-${this.lesson}`;
  }

  /** Whether the match is a puzzle. */
  get puzzles(): boolean {
    return this.#table.info.kind === 'puzzle';
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

  /** The number of the line that is read, of all that are said in the lesson. */
  get read(): number {
    return (this.said?.step ?? 0) + this.at;
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

  /** Does what was shown, in the learner's place. */
  play(): void {
    if (this.choice) this.#table.choosing.run(this.choice);
  }

  /** How many choices of a puzzle are found. */
  get step(): number {
    return this.said?.n ?? 0;
  }

  /** What he points at. */
  get lights(): PlaceId[] {
    if (this.silent || this.waiting) return [];
    const meant = this.asked && this.choice ? placeOf(this.choice, this.#table.verbs) : null;
    return [...(this.line?.lights ?? []), ...(meant ? [meant] : [])];
  }

  /** Back to where the path was left, or before a choice that was not the best. */
  async return(): Promise<void> {
    await this.#table.acts.attempt(() => api.backToLesson(this.#table.id));
  }
}
