/** What can be read of the things of Empire of the Sun where they are named: components and the view, no rules. */
import type { About } from '../../table/names/about';
import type { Message } from '../../text/catalogue';
import { split, type PlaceId } from '../../table/choosing/choices';
import { faceUp } from './counters';
import { deskOf, type Desk } from './desk.svelte';
import { sideOf } from './standing';
import { SIDES, type Model, type Unit, type UnitView } from './types';
import { values } from './words';

/** The rule behind a kind of unit. */
const KIND_RULES: Record<string, string> = {
  hq: '6.1',
  naval: '8.2',
  carrier: '9.11',
  air: '8.3',
  lrb: '6.4',
  ground: '8.4',
};

export function things({ board }: Model): PlaceId[] {
  const { map, units } = board;
  return [
    ...Object.keys(map.hexes).map((id) => `space:${id}`),
    ...units.map(({ id }) => `unit:${id}`),
    ...map.nations.map(({ id }) => `nation:${id}`),
    ...SIDES.map((seat) => `seat:${seat}`),
  ];
}

type Told = (table: Model, desk: Desk, id: string) => Omit<About, 'title'> | null;

const TOLD: Record<string, Told> = { space, unit, seat, nation };

export function about(table: Model, place: PlaceId): About | null {
  const [kind, id] = split(place);
  const desk = deskOf(table);
  const told = desk.view && TOLD[kind]?.(table, desk, id);
  return told ? { title: table.text.name(kind, id), ...told } : null;
}

/** A sentence of the catalogue. */
const line = (id: string, args: Message['args'] = {}): Message => ({ id, args });

function space({ text }: Model, { board, view }: Desk, id: string): ReturnType<Told> {
  const hex = board.map.hexes[id];
  if (!hex || !view) return null;
  const lines: Message[] = [];
  if (hex.named_location) lines.push(line('about-held', { seat: view.japanese.includes(id) ? 'japan' : 'allies' }));
  if (hex.port) lines.push(line('about-port'));
  if (hex.airfield) lines.push(line('about-airfield'));
  if (hex.resource) lines.push(line('about-resource'));
  if (hex.city) lines.push(line(hex.city.endsWith('intrinsic') ? 'about-city-guarded' : 'about-city'));
  if (hex.island === 'one_hex') lines.push(line('about-one-hex'));
  if (hex.terrain !== 'ocean') lines.push(line(`about-terrain-${hex.terrain}`));
  if (view.tracks.tokyo_express === id) lines.push(line('about-tokyo-express'));
  if (view.offensive?.battles.some((battle) => battle.space === id)) lines.push(line('about-battle'));
  if (view.offensive?.landings.includes(id)) lines.push(line('about-landing'));
  for (const nation of board.map.nations)
    if (nation.keys.includes(id)) lines.push(line('about-key', { nation: nation.id }));
  const units = view.units.filter((one) => one.space === id).map((one) => one.unit);
  if (units.length) lines.push(line('about-units', { units }));
  return { sort: text.name('terrain', hex.terrain), lines, lights: [`space:${id}`] };
}

function unit({ text }: Model, desk: Desk, id: string): ReturnType<Told> {
  const [info, seen] = [desk.units.get(id), desk.seen.get(id)];
  if (!info || !seen) return null;
  const lines: Message[] = [values(info, seen.face), ...printed(info), where(seen)];
  const other = info.faces.length > 1 ? faceUp(info, seen.face ? 0 : 1) : null;
  if (other) lines.push(line('about-other-face', { attack: other.attack, defense: other.defense }));
  if (seen.space && !seen.supplied) lines.push(line('about-unsupplied'));
  for (const mark of seen.marks) lines.push(line(`about-mark-${mark}`));
  return {
    sort: text.name('kind', info.kind),
    lines,
    lights: seen.space ? [`space:${seen.space}`, `unit:${id}`] : [`unit:${id}`],
    rule: KIND_RULES[info.kind] ?? '1.2',
  };
}

/** What else stands on a counter. */
function printed(unit: Unit): Message[] {
  const lines: Message[] = [];
  const { range, extended: far } = unit;
  if (unit.kind !== 'hq' && range)
    lines.push(
      line(far > range ? 'about-ranges' : 'about-range', { range, far, only: unit.parenthetical ? 'yes' : 'no' }),
    );
  if (unit.kind === 'ground' && unit.asp[0])
    lines.push(line('about-shipping', { full: unit.asp[0], reduced: unit.asp[1] }));
  if (unit.dot) lines.push(line('about-dot'));
  if (unit.b29) lines.push(line('about-b29'));
  if (unit.carries) lines.push(line('about-carries'));
  return lines;
}

function where({ space, box, due }: UnitView): Message {
  if (space) return line('about-at', { space });
  return due ? line('about-due', { n: due }) : line('about-box', { box: box ?? '' });
}

function seat(_: Model, { view }: Desk, id: string): ReturnType<Told> {
  if (!view) return null;
  const { hand, passes, shipping_left: left, shipping: of, rivalry } = sideOf(view, id);
  return {
    lines: [
      line(`about-seat-${id}`),
      line('about-seat-now', { hand, passes }),
      line('shipping-left', { n: left, of }),
      line(rivalry ? 'services-quarrel' : 'services-agree'),
    ],
    rule: '16.0',
    lights: [],
  };
}

function nation(_: Model, { board, view }: Desk, id: string): ReturnType<Told> {
  const land = board.map.nations.find((one) => one.id === id);
  if (!land || !view) return null;
  const { surrendered, regained } = view.tracks;
  const state = regained.includes(id) ? 'regained' : surrendered.includes(id) ? 'surrendered' : 'holds';
  const japanese = new Set(view.japanese);
  const held = land.keys.filter((key) => japanese.has(key));
  return {
    lines: [
      line(`about-nation-${state}`),
      ...(land.keys.length
        ? [line('about-nation-keys', { spaces: land.keys, n: held.length, of: land.keys.length })]
        : []),
    ],
    rule: '13.0',
    lights: land.keys.map((key) => `space:${key}`),
  };
}
