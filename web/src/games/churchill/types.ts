/** Churchill as the server delivers it: components and views, not rules. */
import type { components } from '../../lib/types.gen';

type Schemas = components['schemas'];
export type View = Schemas['ChurchillView'];
export type Own = Schemas['ChurchillOwn'];
export type IssueView = View['issues'][number];
export type NationView = View['nations'][number];
export type FrontView = View['fronts'][number];
export type PlaceView = View['places'][number];
export type Odds = Schemas['ChurchillOddsAnswer'];
export type Worth = Schemas['ChurchillWorthAnswer'];
export type Reach = NonNullable<View['speech']>['reach'][string];

export type Board = Schemas['ChurchillBoard'];
export type PanelShape = Schemas['ChurchillPanel'];
export type Theater = Schemas['ChurchillFront']['theater'];
export type Nation = Schemas['ChurchillFront']['owner'];
export type Point = Schemas['ChurchillPoint'];
export type Rect = Schemas['ChurchillRect'];

export type Card = Schemas['ChurchillCard'];
export type LeaderInfo = Schemas['ChurchillLeaderCard'];
export type ConferenceInfo = Schemas['ChurchillConferenceCard'];
export type Band = ConferenceInfo['bands'][number]['color'];

/** Clockwise round the table: the next one sits on the left. */
export const NATIONS = ['uk', 'ussr', 'us'] as const satisfies Nation[];
