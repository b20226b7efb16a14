/**
 * Every sign that a counter can show, with the box it stands in, drawn in the colour of whatever it lies on. The
 * drawings lie in the Python package, which draws boards too: NATO symbols (`npm run symbols`), and our own beside
 * them: ships from the side, aircraft from above, a headquarters' flag.
 */
import SILHOUETTES from '../../../../src/quadrant/boards/data/silhouettes.json';
import NATO from '../../../../src/quadrant/boards/data/symbols.json';

export const SYMBOLS = { ...NATO, ...SILHOUETTES };
export type SymbolName = keyof typeof SYMBOLS;
