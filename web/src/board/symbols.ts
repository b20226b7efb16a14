/** Every sign that a counter can show, with the box it stands in, drawn in the colour of whatever it lies on. */
import { SILHOUETTES } from './silhouettes';
import NATO from './symbols.gen.json';

export const SYMBOLS = { ...NATO, ...SILHOUETTES };
export type SymbolName = keyof typeof SYMBOLS;
