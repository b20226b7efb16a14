/** What a game adds to the table: its board, its side panels and where its things lie. No rules. */
import type { Component } from 'svelte';
import type { About } from '../table/names/about';
import type { PlaceId } from '../table/choosing/choices';
import type { Later } from '../later/later.svelte';
import type { Reckoning } from '../table/score/reckoning';
import type { TableModel } from '../table/model.svelte';
import type { DecisionInfo, GameShape } from '../wire/shapes';

/** A card on the table before a seat; `hidden` from the others. */
export interface Laid {
  card: string;
  hidden: boolean;
}

/** What a card is worth now, where that is not what is printed on it. */
export interface Worth {
  text: string;
  /** how much more than printed, or less */
  change: number;
  /** what the number is */
  said: string;
}

/** What stands on the head of a card: its sort in a word, on a band of that colour (names of the stylesheet). */
export interface Head {
  word: string;
  colour: string;
  ink?: string;
  /** a number that stands before the word */
  mark?: string;
  /** what it is worth on what the reader has in mind, if he has something in mind */
  worth?: Worth | undefined;
  /** its name, where that depends on who holds it */
  name?: string;
}

/** Written for the types of one game; what all games share sees it without them (`GameClient`). */
export interface GameClient<G extends GameShape = GameShape> {
  /** the large drawing; `show` brings places into sight */
  Board: Component<{ table: TableModel<G> }, { show: (places: string[]) => void }>;
  /** score, tracks, nations: above the log */
  Side: Component<{ table: TableModel<G> }>;
  /** what made up the score */
  Points: Later<Component<{ table: TableModel<G> }>>;
  /** the face of a card */
  Card: Component<{ table: TableModel<G>; card: G['card'] }>;
  /** the head of a card, as it rests in the hand */
  head(table: TableModel<G>, card: G['card']): Head;
  /** what something on the board is called in a list, if its name alone does not say it */
  nameOf?(table: TableModel<G>, place: PlaceId): string | undefined;
  /** what may be pointed at on the board although what can be chosen for it is drawn elsewhere */
  also?(table: TableModel<G>): PlaceId[];
  /** pointing at something on the board from a list, where that means more than on other boards; false: it does not */
  press?(table: TableModel<G>, place: PlaceId): boolean;
  /** what opens to say that a card is not word for word the published one, and in what words; null: it is */
  unsure?(table: TableModel<G>, card: G['card']): { place: PlaceId; text: string } | null;
  /** a seat's sign in a 20 × 20 box around 0,0 */
  Sign: Component<{ nation: string; colour?: string }>;
  /** verbs that may be used whenever one is asked anything: offered quietly */
  quiet: string[];
  /** the hand in a seat's secrets */
  hand(own: G['own']): string[];
  /** cards of a seat that lie on the table, face down ones only for who may see them */
  laid(view: G['view'], own: G['own'] | null, seat: string): Laid[];
  /** whose turn it is, in a game that has turns */
  turnOf?(view: G['view']): string | null;
  /** round and phase in one line */
  clock(table: TableModel<G>): string;
  /** the score in a few letters, for narrow screens */
  brief?(table: TableModel<G>): string;
  /** every seat's cards on the table, as a tab beside the log */
  Cards?: Later<Component<{ table: TableModel<G> }>>;
  /** the cards of this decision lie in a pile, neither in hand nor on the table: they are laid out to choose from */
  fromPile?(decision: DecisionInfo): boolean;
  /** cards with little on them: smaller, and in full sight while they rest */
  smallCards?: boolean;
  /** supply lies over the board by a button of the bar; hex boards have tools of their own for what lies over them */
  supplyInBar?: boolean;
  /** whatever has a name that opens, beside its cards */
  things?(table: TableModel<G>): PlaceId[];
  /** what can be read of such a thing */
  about?(table: TableModel<G>, place: PlaceId): About | null;
  /** its signs, drawn as on the table, in groups: the message `sign-<id>` names one, its `.text` explains it */
  legend?: { group: string; signs: string[] }[];
  /** one of those signs in a 32 × 32 box around 0,0 */
  LegendSign?: Later<Component<{ sign: string }>>;
  /** whose a card is, where cards belong to seats */
  ownerOf?(card: G['card']): string | null;
  /** the sign that says what sort of card it is */
  cardSign?(card: G['card']): string;
  /** the rule behind a sign */
  signRules?: Record<string, string>;
  /** the rule behind a scenario */
  scenarioRules?: Record<string, string>;
  /** the scenario that a newcomer begins with, if it is not the first of the book */
  beginsWith?: string;
  /** what makes up the number that stands at a place */
  reckon?(table: TableModel<G>, place: PlaceId): Promise<Reckoning | null>;
  /** the events that are heard as battles */
  battles?: string[];
  /** keys of its own, with the messages that say what they do */
  keys?(table: TableModel<G>): [key: string, id: string][];
  /** its strip of map in the lobby */
  Thumb: Component<{ board: G['board'] }>;
}

/** What pages beside the table show of a game (`<name>/face.ts`): it is there before the rest of the client. */
export type Face<G extends GameShape = GameShape> = Pick<
  GameClient<G>,
  'Sign' | 'Thumb' | 'scenarioRules' | 'beginsWith'
>;
