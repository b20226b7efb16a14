/** Empire of the Sun as the server delivers it: components and views, not rules. */
import type { TableModel } from '../../table/model.svelte';
import type { Schemas } from '../../wire/shapes';

export type Game = Schemas['EmpireGame'];
/** The table of a match of it. */
export type Model = TableModel<Game>;
export type View = Game['view'];
export type Own = Game['own'];
export type UnitView = View['units'][number];
export type SideView = View['sides'][number];
export type Offensive = NonNullable<View['offensive']>;

export type Board = Game['board'];
/** A hex of the map; its `sides` say what may cross each: W sea, L land, R route; w and l are not for play. */
export type Hex = Schemas['EmpireHex'];
export type Unit = Schemas['EmpireUnit'];
export type Face = Schemas['EmpireFace'];
export type Turn = Schemas['EmpireTurn'];
export type Card = Game['card'];

export type Battle = Schemas['EmpireBattleAnswer'];
export type Stage = Schemas['EmpireStage'];
export type Firing = Schemas['EmpireFiring'];
export type Steps = Schemas['EmpireOffensiveAnswer'];
export type Reaction = Schemas['EmpireReactionAnswer'];
export type Report = Schemas['EmpireReportAnswer'];
export type Nations = Schemas['EmpireNationsAnswer'];
export type Will = Schemas['EmpireWillAnswer'];
export type Points = Schemas['EmpirePointsAnswer'];

/** The two sides, in the order of the rules. */
export const SIDES = ['japan', 'allies'] as const;
export type Seat = (typeof SIDES)[number];

/** The boxes of the tracks of China and India, from the Allies' best to Japan's (13.73, 13.62). */
export const CHINA = [
  'stable',
  'unstable',
  'breakthrough',
  'chungking_threatened',
  'chungking_falls',
  'collapsed',
] as const;
export const INDIA = ['stable', 'unrest', 'strikes', 'unstable', 'revolts', 'surrendered'] as const;

export type Network = Schemas['EmpireNetworkAnswer'];
export type Supply = Schemas['EmpireSupplyAnswer'];
export type Zones = Schemas['EmpireZonesAnswer'];
export type HqRange = Schemas['EmpireRangeAnswer'];
export type Reach = Schemas['EmpireReachAnswer'];
export type Way = Schemas['EmpireWay'];
export type Reached = Schemas['EmpireReached'];
export type Stack = Schemas['EmpireStackAnswer'];
