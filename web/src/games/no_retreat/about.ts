/** What can be read of the things of No Retreat! where they are named: components and the view, no rules. */
import type { About } from '../../table/names/about';
import type { Message } from '../../text/catalogue';
import { split, type PlaceId } from '../../table/choosing/choices';
import { faceUp } from './counters';
import { deskOf, type Desk } from './desk.svelte';
import { hexesThatWin, keyHexes, sideOf, toGoal } from './standing';
import { SIDES, type Hex, type Model, type Seat, type UnitView } from './types';

/** The rule behind a type of unit. */
const KIND_RULES: Record<string, string> = {
  infantry: '2.3',
  motorized: '14.4',
  armor: '14.3',
  ss_armor: '14.5',
  ss_motorized: '14.6',
  shock: '14.7',
  regional: '14.1',
  fortress: '14.1',
  cadre: '14.9',
  volkssturm: '14.11',
  reserve: '15.8',
  marker_unit: '15.9',
};

export function things({ board, cards }: Model): PlaceId[] {
  const { map, units } = board;
  return [
    ...map.hexes.map(({ id }) => `space:${id}`),
    ...map.areas.map(({ id }) => `space:${id}`),
    ...units.units.map(({ id }) => `unit:${id}`),
    ...SIDES.map((seat) => `seat:${seat}`),
    ...[...cards.keys()].flatMap((id) => SIDES.map((seat) => `half:${seat}-${id}`)),
  ];
}

type Told = (table: Model, desk: Desk, id: string) => (Omit<About, 'title'> & { title?: string }) | null;

const TOLD: Record<string, Told> = { space, unit, seat, half, keys };

export function about(table: Model, place: PlaceId): About | null {
  const [kind, id] = split(place);
  const desk = deskOf(table);
  const told = desk.view && TOLD[kind]?.(table, desk, id);
  return told ? { title: table.text.name(kind, id), ...told } : null;
}

/** Who stands somewhere. */
const standing = ({ view }: Desk, id: string): string[] =>
  (view?.units ?? []).filter((unit) => unit.space === id).map(({ unit }) => unit);

function space({ text }: Model, desk: Desk, id: string): ReturnType<Told> {
  const hex = desk.board.map.hexes.find((one) => one.id === id);
  const units = standing(desk, id);
  const there: Message[] = units.length ? [{ id: 'about-units', args: { units } }] : [];
  if (!hex) {
    const area = desk.board.map.areas.find((one) => one.id === id);
    if (!area) return null;
    const next = { id: 'about-area', args: { spaces: area.adjacent_hexes } };
    return { sort: text.say('sort-area'), lines: [next, ...there], rule: area.id === 'FIN' ? '8.6' : '8.7' };
  }
  return {
    sort: text.name('terrain', hex.city ? 'city' : hex.terrain),
    lines: [...ground(desk, hex), ...there],
    lights: [`space:${id}`],
    ...(hex.objective ? { rule: '12.1' } : hex.vp ? { rule: '12.7.1' } : {}),
  };
}

/** What lies in a hex: whose town it is, its rivers and coasts, and the markers on it. */
function ground({ view }: Desk, hex: Hex): Message[] {
  const lines: Message[] = [];
  const { id } = hex;
  if (!view) return lines;
  if (hex.vp) {
    const seat = view.axis_control.includes(id) ? 'axis' : 'soviet';
    lines.push({ id: hex.oil ? 'about-oil' : 'about-city', args: { seat } });
  }
  if (hex.objective) lines.push({ id: 'about-key', args: { seat: hex.objective } });
  lines.push({ id: `about-terrain-${hex.city ? 'city' : hex.terrain}` });
  if (Object.keys(hex.river_sides).length) lines.push({ id: 'about-river' });
  if (hex.seas.length) lines.push({ id: 'about-coast' });
  if (hex.edge) lines.push({ id: 'about-edge', args: { seat: hex.edge } });
  if (view.scorched.includes(id)) lines.push({ id: 'about-scorched' });
  if (view.works.includes(id)) lines.push({ id: 'about-works' });
  if (view.targets.includes(id)) lines.push({ id: 'about-target' });
  for (const { seat, counterblows } of view.sides)
    if (counterblows.includes(id)) lines.push({ id: 'about-blow', args: { seat } });
  return lines;
}

function unit({ text }: Model, desk: Desk, id: string): ReturnType<Told> {
  const info = desk.units.get(id);
  const seen = desk.seen.get(id);
  if (!info || !seen) return null;
  const face = faceUp(info, seen.face);
  const { strength, movement } = face;
  const lines: Message[] = [{ id: 'unit-values', args: { strength, movement, steps: seen.steps } }, where(seen)];
  if (face.white_strength) lines.push({ id: 'about-white' });
  if (face.bracketed_no_zoc) lines.push({ id: 'about-brackets' });
  for (const mark of seen.marks) lines.push({ id: `about-mark-${mark}` });
  const back = seen.face ? info.front : info.back;
  if (back)
    lines.push({ id: 'about-other-face', args: { strength: back.strength, movement: back.movement, kind: back.type } });
  const rule = KIND_RULES[face.type];
  return {
    sort: text.name('kind', face.type),
    lines,
    lights: seen.space ? [`space:${seen.space}`, `unit:${id}`] : [`unit:${id}`],
    ...(rule ? { rule } : {}),
  };
}

function where({ space, box, due }: UnitView): Message {
  if (space) return { id: 'about-at', args: { space } };
  return due ? { id: 'about-due', args: { n: due } } : { id: 'about-box', args: { box: box ?? '' } };
}

function seat(_: Model, desk: Desk, id: string): ReturnType<Told> {
  if (!desk.view) return null;
  const { hand, points, support, keys: held, keys_needed: needed } = sideOf(desk.view, id);
  return {
    lines: [
      { id: `about-seat-${id}` },
      { id: 'about-seat-now', args: { points, hand } },
      { id: `support-${id}`, args: { n: support } },
      toGoal(desk.view) ?? { id: 'keys-held', args: { seat: id, n: held.length, needed } },
    ],
    rule: '12.0',
    lights: [],
  };
}

/** An event is read on its card. */
function half(table: Model, _: Desk, id: string): ReturnType<Told> {
  const card = id.slice(id.indexOf('-') + 1);
  return table.cards.has(card) ? { card, lines: [] } : null;
}

/** The key hexes of a side, held or not; or what its scenario asks for. */
function keys({ text }: Model, { board, view }: Desk, id: string): ReturnType<Told> {
  if (!view) return null;
  const goal = toGoal(view);
  if (goal) {
    const lights = hexesThatWin(board, view, id).map((hex) => `space:${hex}`);
    return { title: text.say('goal-title'), sort: text.name('seat', id), lines: [goal], rule: '12.0', lights };
  }
  const side = sideOf(view, id as Seat);
  const all = keyHexes(board, id).map((hex) => hex.id);
  const held = all.filter((hex) => side.keys.includes(hex));
  const missing = all.filter((hex) => !side.keys.includes(hex));
  return {
    title: text.say('keys-title'),
    sort: text.name('seat', id),
    lines: [
      { id: 'keys-held', args: { seat: id, n: held.length, needed: side.keys_needed } },
      ...(held.length ? [{ id: 'keys-have', args: { spaces: held } }] : []),
      ...(missing.length ? [{ id: 'keys-want', args: { spaces: missing } }] : []),
    ],
    rule: '12.1',
    lights: all.map((hex) => `space:${hex}`),
  };
}
