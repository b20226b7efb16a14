/** Churchill as the server delivers it: components and views, not rules. */
import type { components } from '../../lib/types.gen';

export type View = components['schemas']['ChurchillView'];
export type Own = components['schemas']['ChurchillOwn'];
export type IssueView = View['issues'][number];
export type NationView = View['nations'][number];
export type FrontView = View['fronts'][number];
export type PlaceView = View['places'][number];
export type Reach = NonNullable<View['speech']>['reach'][string];

/** Clockwise round the table: the next one sits on the left. */
export const NATIONS = ['uk', 'ussr', 'us'] as const;
export type Nation = (typeof NATIONS)[number];

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}

// map.json

export interface IssueInfo {
  id: string;
  class: string;
  nation: Nation | null;
  conditional?: boolean;
  theater?: string;
}
export interface SpaceInfo {
  id: string;
  amphibious: boolean;
  b29: boolean;
  kamikaze: boolean;
  naval_min: number;
}
export interface FrontInfo {
  id: string;
  owner: Nation;
  theater: Theater;
  box: string;
  track: (SpaceInfo | { ref: string })[];
}
export interface GlobalInfo {
  id: string;
  between: [Nation, Nation];
  advantage: Partial<Record<Nation, string>>;
}
export interface MapInfo {
  issues: IssueInfo[];
  fronts: FrontInfo[];
  theater_boxes: { id: string; theater: Theater; front: string | null }[];
  axis_spaces: SpaceInfo[];
  locations: { id: string; kind: string; attached_to: string }[];
  a_bomb_track: { spaces: { id: string; confidence: string }[] };
  conference_table: { global_issues: GlobalInfo[] };
}

// underlay.json

export type Theater = 'europe' | 'pacific';
export interface PanelShape {
  width: number;
  height: number;
  layers: { land: { paths: string[] }; lakes: string; states: { items: Record<string, string> }; borders: string };
  spaces: Record<string, Point & { axis?: boolean }>;
  boxes: Record<string, Rect>;
  leadership: Rect;
  locations: Record<string, Point>;
  tracks: { front: string; box: string; spaces: string[]; d: string }[];
  links: { location: string; to: string; d: string }[];
  labels: PanelLabel[];
}
export interface PanelLabel extends Point {
  kind: string;
  en: string;
  ru: string;
  angle: number;
  size: number;
  spacing: number;
  size_ru?: number;
  spacing_ru?: number;
}
export interface Board {
  map: MapInfo;
  underlay: { panels: Record<Theater, PanelShape> };
}

/** A card of the game: staff, leader or conference. */
export interface StaffInfo {
  id: string;
  type: 'staff';
  seat: Nation;
  value: number | null;
  chief_of_staff: boolean;
  confidence: { overall: string };
}
export interface LeaderInfo {
  id: string;
  type: 'leader';
  seat: Nation;
  value: number;
  confidence: { ability: string; fail_number: string };
}
export interface ConferenceInfo {
  id: string;
  type: 'conference';
  conference: number;
  bands: { color: Band; confidence: string }[];
}
export type Band = 'green' | 'red' | 'blue' | 'gray' | 'white';
