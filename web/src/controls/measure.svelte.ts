/** How wide a line of text will be, in pixels; measured again once the typefaces are there. */
const known = new Map<string, number>();
const context = document.createElement('canvas').getContext('2d');

class Faces {
  ready = $state(false);
}
const faces = new Faces();
const WANTED = [
  '10.5px "PT Sans Narrow"',
  '700 10.5px "PT Sans Narrow"',
  'italic 400 9.5px "PT Serif"',
  '700 12px "PT Serif"',
];
void Promise.all(WANTED.map((font) => document.fonts.load(font, 'Aa Яя'))).then(() => {
  known.clear();
  faces.ready = true;
});

export function textWidth(text: string, font: string, spacing = 0): number {
  const key = `${faces.ready}|${font}|${text}`;
  let width = known.get(key);
  if (width === undefined) {
    if (!context) return text.length * 6;
    context.font = font;
    width = context.measureText(text).width;
    known.set(key, width);
  }
  return width + spacing * text.length;
}
