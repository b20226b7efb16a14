/** No Retreat! as the server delivers it: components and views, not rules. */
import type { components } from '../../lib/types.gen';

type Schemas = components['schemas'];
export type View = Schemas['NoRetreatView'];
export type Own = Schemas['NoRetreatOwn'];
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

export type Board = Schemas['NoRetreatBoard'];
export type Hex = Schemas['NoRetreatHex'];
export type Unit = Schemas['NoRetreatUnit'];
export type Face = Schemas['NoRetreatFace'];
export type Turn = Schemas['NoRetreatTurn'];
export type Card = Schemas['NoRetreatCard'];
export type Half = Card['axis'];

/** The two sides, in the order of the rules. */
export const SIDES = ['axis', 'soviet'] as const;
export type Seat = (typeof SIDES)[number];
