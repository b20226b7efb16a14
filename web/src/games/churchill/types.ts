/** Churchill as the server delivers it: components and views, not rules. */
import type { TableModel } from '../../table/model.svelte';
import type { Schemas } from '../../wire/shapes';

export type Game = Schemas['ChurchillGame'];
/** The table of a match of it. */
export type Model = TableModel<Game>;
export type View = Game['view'];
export type Own = Game['own'];
export type IssueView = View['issues'][number];
export type NationView = View['nations'][number];
export type FrontView = View['fronts'][number];
export type PlaceView = View['places'][number];
export type Odds = Schemas['ChurchillOddsAnswer'];
export type Worth = Schemas['ChurchillWorthAnswer'];
export type Reach = NonNullable<View['speech']>['reach'][string];

export type Board = Game['board'];
export type PanelShape = Schemas['ChurchillPanel'];
export type Theater = Schemas['ChurchillFront']['theater'];
export type Nation = Schemas['ChurchillFront']['owner'];
export type Point = Schemas['ChurchillPoint'];
export type Rect = Schemas['ChurchillRect'];

export type Card = Game['card'];
/** Who speaks at the table: a man of the staff, or a leader. */
export type Speaker = Exclude<Card, { type: 'conference' }>;
export type LeaderInfo = Schemas['ChurchillLeaderCard'];
export type ConferenceInfo = Schemas['ChurchillConferenceCard'];
export type Band = ConferenceInfo['bands'][number]['color'];

/** Clockwise round the table: the next one sits on the left. */
export const NATIONS = ['uk', 'ussr', 'us'] as const satisfies Nation[];
