/** What may be chosen, and the choosing: places that are pointed at, the choice that is sent. */
import { placeOf, same, sortOptions, split, type Choice, type PlaceId, type Sorted } from './choices';
import { hints } from '../../controls/hint.svelte';
import { settings } from '../../settings/settings.svelte';
import type { TableModel } from '../model.svelte';
import type { DecisionInfo, Refusal } from '../../wire/shapes';

const NOTHING: Sorted = { places: new Map(), buttons: [] };
const isCard = (place: PlaceId): boolean => place.startsWith('card:');

/** An option that would give something away for nothing, and what: choosing it again does it. */
export interface Doubt {
  option: Choice;
  refusal: Refusal;
}

export class Choosing {
  /** a place with more than one option, pointed at */
  picked = $state<PlaceId | null>(null);
  /** sent and not yet answered */
  pending = $state.raw<Choice | null>(null);
  /** why the place that was pointed at does not offer more */
  note = $state.raw<Refusal | null>(null);
  /** what was chosen once and is asked once more */
  doubt = $state.raw<Doubt | null>(null);
  /** what is still to be chosen, one after the other, as long as it is offered */
  #queue = $state.raw<readonly (Choice | PlaceId)[]>([]);
  /** when others have changed what is asked, on the clock of events */
  asked = 0;
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Something else is asked now. */
  forget(): void {
    if (!this.pending) this.asked = performance.now();
    this.pending = null;
    this.letGo();
  }

  readonly decision: DecisionInfo | null = $derived.by(() => {
    const { replay, curtain, live } = this.#table;
    return replay.at === null && !curtain ? (live?.decision ?? null) : null;
  });

  readonly sorted: Sorted = $derived.by(() => {
    const { decision } = this;
    if (!decision) return NOTHING;
    const { client, cards, verbs } = this.#table;
    const known = client.fromPile ? cards : this.#cardsOf(decision.seat);
    return sortOptions(decision.options, verbs, (place) => !isCard(place) || known.has(place.slice(5)));
  });

  /** The places that may be pointed at now. */
  readonly places: PlaceId[] = $derived.by(() => [...this.sorted.places.keys()]);

  /** Cards to choose from that lie neither in hand nor on the table: laid out in place of the hand. */
  readonly offered: string[] = $derived.by(() => {
    const { decision } = this;
    const { client } = this.#table;
    if (!decision || !client.fromPile) return [];
    const piled = client.fromPile(decision);
    const near = this.#cardsOf(decision.seat);
    const cards = this.places.filter(isCard).map((place) => place.slice(5));
    // What answers something is shown large, wherever it lies.
    return cards.filter((card) => piled || decision.reaction || !near.has(card));
  });

  /** The cards a seat can point at: in hand and on the table. */
  #cardsOf(seat: string): Set<string> {
    const { live, client } = this.#table;
    const own = live?.own[seat];
    if (!live || !own) return new Set();
    const laid = client.laid(live.view, own, seat).map((card) => card.card);
    return new Set([...client.hand(own), ...laid]);
  }

  /** What a reaction is about: the places that it names. */
  readonly about: ReadonlySet<PlaceId> = $derived.by(() => {
    const { decision } = this;
    return new Set(decision?.reaction ? this.#table.words.targets(decision.prompt.args) : []);
  });

  /** All that may be done with cards now is to give them up. */
  readonly discarding: boolean = $derived.by(() => {
    const options = [...this.sorted.places].filter(([place]) => isCard(place)).flatMap(([, found]) => found);
    return options.length > 0 && options.every((option) => this.givesUp(option));
  });

  /** Choosing it gives something up: a card, a piece, the turn. */
  givesUp(option: Choice): boolean {
    return Boolean(this.#table.verbs[String(option[0])]?.gives_up);
  }

  isQuiet(option: Choice): boolean {
    return this.#table.client.quiet.includes(String(option[0]));
  }

  may(place: PlaceId): boolean {
    return this.sorted.places.has(place);
  }

  optionsAt(place: PlaceId): Choice[] {
    return this.sorted.places.get(place) ?? [];
  }

  /** The option of a verb about these targets, wherever it is drawn. */
  option(verb: string, ...targets: string[]): Choice | undefined {
    return this.decision?.options.find((o) => o[0] === verb && targets.every((target, i) => o[i + 1] === target));
  }

  /** The options of the place that was pointed at. */
  readonly choices: Choice[] = $derived.by(() => (this.picked === null ? [] : this.optionsAt(this.picked)));

  /** The place of the choice that was sent and not yet answered. */
  readonly sent: PlaceId | null = $derived.by(() => (this.pending ? placeOf(this.pending, this.#table.verbs) : null));

  /** Chooses several things one after the other; a place is pointed at. */
  run(...choices: (Choice | PlaceId)[]): void {
    this.#queue = choices;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** The next thing that is to be chosen; for an effect, whenever something is asked. */
  goOn(): void {
    const [next, ...rest] = this.#queue;
    if (next === undefined || this.pending) return;
    // Somebody else is asked: what comes then is another question.
    if (!this.decision) {
      this.#queue = [];
      return;
    }
    this.#queue = rest;
    if (typeof next === 'string') return this.point(next);
    const offered = this.decision.options.find((option) => same(option, next));
    if (offered) void this.choose(offered);
    else this.#queue = [];
  }

  /**
   * A place that glows for the card that was picked is pointed at: the card is played, and used there. Where the card
   * has several ways, or its use is asked later, it is to be played first. False: nothing of the kind.
   */
  playAt(place: PlaceId): boolean {
    const { picked } = this;
    if (!picked || !isCard(picked) || !this.#table.lights.ahead.has(place)) return false;
    const [way, other] = this.optionsAt(picked).filter((option) => !this.givesUp(option));
    if (way && !other) this.run(way, place);
    else this.note = { id: 'play-first', rule: '', args: {} };
    return true;
  }

  /** Pointing at a place: takes its only option, or lays its options out as buttons. */
  point(place: PlaceId): void {
    const options = this.optionsAt(place);
    if (this.pending) return;
    if (!options.length) {
      this.playAt(place);
      return;
    }
    const { doubt } = this;
    if (doubt && this.picked === place && options.some((option) => same(option, doubt.option))) {
      void this.choose(doubt.option);
      return;
    }
    const only = options.length === 1 ? options[0] : undefined;
    // An answer costs more than the question may show: it is never taken at a touch of the card.
    const answers = isCard(place) && this.decision?.reaction;
    if (only && this.#plain(only) && !answers) void this.choose(only);
    else this.#pick(this.picked === place ? null : place);
  }

  /** Points at nothing any more. */
  letGo(): void {
    this.#pick(null);
  }

  #pick(place: PlaceId | null): void {
    this.picked = place;
    this.note = null;
    this.doubt = null;
    if (!place) return this.#table.prospects.leave();
    hints.close();
    void this.#missing(place);
  }

  /** Says beside what is asked why what others offer is not offered here. */
  async #missing(place: PlaceId): Promise<void> {
    const refusal = await this.#table.refusals.whyLess(place);
    if (this.picked === place) this.note = refusal;
  }

  async choose(choice: Choice): Promise<void> {
    const { decision } = this;
    const { live, acts, link } = this.#table;
    if (!decision || !live || this.pending) return;
    if (this.#asksOnceMore(decision, choice)) {
      this.#queue = [];
      return;
    }
    this.doubt = null;
    this.pending = choice;
    this.#table.story.act();
    this.#table.since.act(decision.seat, choice);
    acts.problem = null;
    const { n, epoch } = live;
    const done = await acts.attempt(() => link.choose({ seat: decision.seat, n, epoch, choice }));
    if (!done) this.pending = null;
  }

  /** What gives something away for nothing is asked once more, beside where it was chosen. */
  #asksOnceMore(decision: DecisionInfo, choice: Choice): boolean {
    if (this.doubt && same(this.doubt.option, choice)) return false;
    const waste = decision.wasteful?.find(({ option }) => same(decision.options[option] ?? [], choice));
    if (!waste || settings.unasked.includes(waste.refusal.id)) return false;
    const place = placeOf(choice, this.#table.verbs);
    if (place && this.picked !== place && this.may(place)) this.#pick(place);
    this.doubt = { option: choice, refusal: waste.refusal };
    return true;
  }

  /** This is not asked again, in this or any other match. */
  askNoMore(): void {
    const { doubt } = this;
    if (!doubt) return;
    settings.unasked = [...new Set([...settings.unasked, doubt.refusal.id])];
    void this.choose(doubt.option);
  }

  /** For each kind of place the verb that pointing means: the first of the game's list that such places offer now. */
  readonly #plainVerbs: ReadonlyMap<string, string> = $derived.by(() => {
    const order = Object.keys(this.#table.verbs);
    const found = new Map<string, string>();
    for (const [place, options] of this.sorted.places) {
      const [kind] = split(place);
      for (const [verb] of options) {
        const best = found.get(kind);
        if (best === undefined || order.indexOf(String(verb)) < order.indexOf(best)) found.set(kind, String(verb));
      }
    }
    return found;
  });

  #plain(option: Choice): boolean {
    const place = placeOf(option, this.#table.verbs);
    return place !== null && this.#plainVerbs.get(split(place)[0]) === option[0];
  }

  /** Whether a place offers less than others of its kind: not what pointing means there. */
  lesser(place: PlaceId): boolean {
    return !this.optionsAt(place).some((option) => this.#plain(option));
  }

  /** What alone may be done with the lesser cards, in a word; null if there are none. */
  readonly lesserVerb: string | null = $derived.by(() => {
    const card = this.places.find((place) => isCard(place) && this.lesser(place));
    return card === undefined
      ? null
      : this.#table.words.shortLabel(this.optionsAt(card)[0] ?? [], this.decision?.prompt);
  });
}
