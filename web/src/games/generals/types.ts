/** Generals as the server delivers it: components and views, not rules. */
import type { TableModel } from '../../table/model.svelte';
import type { Schemas } from '../../wire/shapes';

export type Game = Schemas['GeneralsGame'];
/** The table of a match of it. */
export type Model = TableModel<Game>;
export type View = Game['view'];
export type Own = Game['own'];
export type PieceView = View['pieces'][number];
export type Supply = Schemas['GeneralsSupplyAnswer'];
export type NationView = View['nations'][number];

export type Board = Game['board'];
export type Card = Game['card'];
export type Shapes = Schemas['GeneralsShapes'];
export type Shape = Schemas['GeneralsShape'];
export type StraitShape = Schemas['GeneralsStrait'];
export type Point = Schemas['GeneralsPoint'];
