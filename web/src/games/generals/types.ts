/** Generals as the server delivers it: components and views, not rules. */
import type { components } from '../../lib/types.gen';

type Schemas = components['schemas'];
export type View = Schemas['GeneralsView'];
export type Own = Schemas['GeneralsOwn'];
export type PieceView = View['pieces'][number];
export type Supply = Schemas['GeneralsSupplyAnswer'];
export type NationView = View['nations'][number];

export type Board = Schemas['GeneralsBoard'];
export type Card = Schemas['GeneralsCard'];
export type Shapes = Schemas['GeneralsShapes'];
export type Shape = Schemas['GeneralsShape'];
export type StraitShape = Schemas['GeneralsStrait'];
export type Point = Schemas['GeneralsPoint'];
