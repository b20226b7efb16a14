/** What a game adds to the table: its board, its side panels and where its things lie. No rules. */
import type { Component } from 'svelte';
import type { About } from '../lib/about';
import type { PlaceId } from '../lib/choices';
import type { Later } from '../lib/later.svelte';
import type { Reckoning } from '../lib/reckoning';
import type { TableModel } from '../lib/table.svelte';
import type { DecisionInfo, GameStatic } from '../lib/wire';

/** What every card says of itself; games know more of theirs. */
export interface CardInfo {
  id: string;
  type: string;
  [field: string]: unknown;
}

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

export interface GameClient {
  /** the large drawing; `show` brings places into sight */
  Board: Component<{ table: TableModel }, { show: (places: string[]) => void }>;
  /** score, tracks, nations: above the log */
  Side: Component<{ table: TableModel }>;
  /** what made up the score */
  Points: Later<Component<{ table: TableModel }>>;
  /** the face of a card */
  Card: Component<{ table: TableModel; card: CardInfo }>;
  /** the head of a card, as it rests in the hand */
  head: (table: TableModel, card: CardInfo) => Head;
  /** what something on the board is called in a list, if its name alone does not say it */
  nameOf?: (table: TableModel, place: PlaceId) => string | undefined;
  /** pointing at something on the board from a list, where that means more than on other boards; false: it does not */
  press?: (table: TableModel, place: PlaceId) => boolean;
  /** what opens to say that a card is not word for word the published one, and in what words; null: it is */
  unsure?: (table: TableModel, card: CardInfo) => { place: PlaceId; text: string } | null;
  /** a seat's sign in a 20 × 20 box around 0,0 */
  Sign: Component<{ nation: string; colour?: string }>;
  /** verbs that may be used whenever one is asked anything: offered quietly */
  quiet: string[];
  /** the hand in a seat's secrets */
  hand: (own: unknown) => string[];
  /** cards of a seat that lie on the table, face down ones only for who may see them */
  laid: (view: unknown, own: unknown, seat: string) => Laid[];
  /** whose turn it is, in a game that has turns */
  turnOf?: (view: unknown) => string | null;
  /** round and phase in one line */
  clock: (table: TableModel) => string;
  /** the score in a few letters, for narrow screens */
  brief?: (table: TableModel) => string;
  /** every seat's cards on the table, as a tab beside the log */
  Cards?: Later<Component<{ table: TableModel }>>;
  /** the cards of this decision lie in a pile, neither in hand nor on the table: they are laid out to choose from */
  fromPile?: (decision: DecisionInfo) => boolean;
  /** cards with little on them: smaller, and in full sight while they rest */
  smallCards?: boolean;
  /** the board has supply lines to lay over it */
  supply?: boolean;
  /** whatever has a name that opens, beside its cards */
  things?: (game: GameStatic) => PlaceId[];
  /** what can be read of such a thing */
  about?: (table: TableModel, place: PlaceId) => About | null;
  /** its signs, drawn as on the table, in groups: the message `sign-<id>` names one, its `.text` explains it */
  legend?: { group: string; signs: string[] }[];
  /** one of those signs in a 32 × 32 box around 0,0 */
  LegendSign?: Later<Component<{ sign: string }>>;
  /** the sign that says what sort of card it is */
  cardSign?: (card: CardInfo) => string;
  /** the rule behind a sign */
  signRules?: Record<string, string>;
  /** the rule behind a scenario */
  scenarioRules?: Record<string, string>;
  /** the scenario that a newcomer begins with, if it is not the first of the book */
  beginsWith?: string;
  /** it answers the query `alarms`: what friends at the table would warn of */
  alarms?: boolean;
  /** the game answers the query `prospect`: what a card would bring */
  foresees?: boolean;
  /** what makes up the number that stands at a place */
  reckon?: (table: TableModel, place: PlaceId) => Promise<Reckoning | null>;
  /** the events that are heard as battles */
  battles?: string[];
  /** keys of its own, with the messages that say what they do */
  keys?: [key: string, id: string][];
  /** its strip of map in the lobby */
  Thumb: Component<{ board: Record<string, unknown> }>;
}

/** What pages beside the table show of a game (`<name>/face.ts`): it is there before the rest of the client. */
export type Face = Pick<GameClient, 'Sign' | 'Thumb' | 'scenarioRules' | 'beginsWith'>;
