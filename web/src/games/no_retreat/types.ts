/** No Retreat! as the server delivers it: components and views, not rules. */
import type { TableModel } from '../../table/model.svelte';
import type { Schemas } from '../../wire/shapes';

export type Game = Schemas['NoRetreatGame'];
/** The table of a match of it. */
export type Model = TableModel<Game>;
export type View = Game['view'];
export type Own = Game['own'];
export type UnitView = View['units'][number];
export type SideView = View['sides'][number];
export type BattleView = NonNullable<View['battle']>;

export type Supply = Schemas['NoRetreatSupplyAnswer'];
export type Fed = Schemas['NoRetreatFed'];
export type Zones = Schemas['NoRetreatZoneAnswer'];
export type Reach = Schemas['NoRetreatReachAnswer'];
export type Step = Schemas['NoRetreatStep'];
export type Odds = Schemas['NoRetreatOddsAnswer'];
export type Retreats = Schemas['NoRetreatRetreatAnswer'];
export type Points = Schemas['NoRetreatPointsAnswer'];

export type Board = Game['board'];
export type Hex = Schemas['NoRetreatHex'];
export type Unit = Schemas['NoRetreatUnit'];
export type Face = Schemas['NoRetreatFace'];
export type Turn = Schemas['NoRetreatTurn'];
export type Card = Game['card'];
export type Half = Card['axis'];

/** The two sides, in the order of the rules. */
export const SIDES = ['axis', 'soviet'] as const;
export type Seat = (typeof SIDES)[number];
