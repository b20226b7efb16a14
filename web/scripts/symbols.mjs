/** Draws the NATO symbols of counters once, with milsymbol: `npm run symbols` writes them for Python and client. */
import { readFileSync, writeFileSync } from 'node:fs';
import ms from 'milsymbol';

const root = new URL('../src/board/counters/', import.meta.url);

/** One symbol: the box it stands in, and its lines in the colour of whatever it is drawn on. */
function draw(code) {
  const symbol = new ms.Symbol(code, { size: 100, monoColor: 'currentColor', fill: false, strokeWidth: 9 });
  if (!symbol.isValid()) throw new Error(`milsymbol knows no symbol ${code}`);
  const svg = symbol.asSVG();
  const [, box] = svg.match(/viewBox="([^"]+)"/);
  const body = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/ fill-opacity="1"/g, '')
    .replace(/ font-family="Arial"/g, '')
    .replace(/stroke-width="3" stroke="none"/g, 'stroke="none"')
    .replace(/stroke-width="3"/g, 'stroke-width="8"') // what lies inside the frame must be seen at 24 pixels too
    .replace(/font-size="(\d+)"/g, (_, size) => `font-size="${Math.round(1.45 * size)}"`)
    .replace(/ >/g, '>')
    .replace(/><\/(path|circle)>/g, '/>');
  return { box, body };
}

export function symbols() {
  const codes = JSON.parse(readFileSync(new URL('symbols.json', root), 'utf8'));
  const drawn = Object.fromEntries(Object.entries(codes).map(([kind, code]) => [kind, draw(code)]));
  return `${JSON.stringify(drawn, null, 2)}\n`;
}

const drawn = new URL('../../src/quadrant/boards/data/symbols.json', import.meta.url);
if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(drawn, symbols());
