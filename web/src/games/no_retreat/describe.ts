/** A hex in words, for those who do not see it: what it is, whose, who stands there, what may be done. */
import type { Desk } from './desk.svelte';
import { faceUp } from './counters';
import type { Looks } from './looks.svelte';
import { sentences } from '../../text/sentence';

function unitInWords(desk: Desk, id: string): string {
  const { text } = desk.table;
  const unit = desk.units.get(id);
  const seen = desk.seen.get(id);
  if (!unit || !seen) return '';
  const face = faceUp(unit, seen.face);
  const name = text.say('board-unit', { name: desk.nameOf(id), strength: face.strength, move: face.movement });
  const marks = seen.marks.map((mark) => text.name('mark', mark));
  return [name, text.say('board-step', { steps: seen.steps }), ...marks].join(', ');
}

/** The place itself: number, name, terrain, whose it is. */
function placeInWords(desk: Desk, space: string): string {
  const { text } = desk.table;
  const facts = desk.atlas.facts.get(desk.atlas.number(space) ?? -1);
  const terrain = text.name('terrain', facts?.city ? 'city' : (facts?.terrain ?? 'area'));
  if (!facts?.city && !facts?.oil) {
    return facts ? text.say('board-hex-plain', { code: space, terrain }) : text.name('space', space);
  }
  const seat = text.name('seat', desk.view?.axis_control.includes(space) ? 'axis' : 'soviet');
  const name = text.name('space', space);
  return `${text.say('board-hex', { code: space, name, terrain })}, ${text.say('board-held', { seat })}`;
}

export function describe(desk: Desk, looks: Looks, space: string): string {
  const { text, choosing, words } = desk.table;
  const units = [...desk.seen.values()].filter((unit) => unit.space === space).map(({ unit }) => unit);
  const here = units.length ? units.map((unit) => unitInWords(desk, unit)).join('; ') : text.say('board-empty');
  const step = looks.steps.get(space);
  const cost = step?.cost
    ? `${text.say('board-cost', { points: step.cost })}, ${text.say('board-left', { points: step.left })}`
    : '';
  const options = [`space:${space}`, ...units.map((unit) => `unit:${unit}`)].flatMap((p) => choosing.optionsAt(p));
  const does = options.map((option) => words.label(option, choosing.decision?.prompt)).join('; ');
  return sentences(placeInWords(desk, space), here, cost, does);
}
