/** What can be read of the things of Generals where they are named: components and the view, no rules. */
import type { About } from '../../table/names/about';
import type { Message } from '../../text/catalogue';
import { split, type PlaceId } from '../../table/choosing/choices';
import type { Model, View } from './types';

const KINDS = { army: 'type.build_army', navy: 'type.build_navy' } as const;

export function things({ board }: Model): PlaceId[] {
  const { map, shapes } = board;
  const homes = map.spaces.flatMap((space) => (space.home_of ? [`seat:${space.home_of}`] : []));
  return [
    ...map.spaces.map((space) => `space:${space.id}`),
    ...homes,
    ...shapes.straits.map((strait) => `strait:${strait.id}`),
    ...Object.keys(KINDS).map((kind) => `piece:${kind}`),
  ];
}

export function about(table: Model, place: PlaceId): About | null {
  const [kind, id] = split(place);
  const view = table.view;
  if (!view) return null;
  if (kind === 'space') return space(table, view, id);
  if (kind === 'seat') return nation(table, view, id);
  if (kind === 'strait') return strait(table, view, id);
  if (kind === 'piece') return piece(table, id as keyof typeof KINDS);
  return null;
}

function space(table: Model, view: View, id: string): About | null {
  const { text } = table;
  const { map, shapes } = table.board;
  const info = map.spaces.find((s) => s.id === id);
  if (!info) return null;
  const source = view.sources.find((s) => s.space === id);
  const standing = view.pieces.filter((p) => p.space === id);
  const lines: Message[] = [];
  if (info.home_of) lines.push({ id: 'about-home', args: { seat: info.home_of } });
  if (source?.seats) lines.push({ id: 'about-source-of', args: { seats: source.seats } });
  else if (source) lines.push({ id: 'about-source' });
  for (const { seat, kind, supplied } of standing)
    lines.push({ id: supplied ? 'about-stands' : 'about-stands-cut', args: { seat, piece: kind } });
  if (!standing.length) lines.push({ id: 'about-empty' });
  lines.push({ id: 'about-next', args: { spaces: info.adjacent } });
  for (const { id: strait, connects } of shapes.straits.filter((s) => s.connects.includes(id))) {
    const camp = view.straits.find((s) => s.id === strait)?.camp ?? '';
    lines.push({ id: 'about-over', args: { strait, camp, space: connects.find((end) => end !== id) ?? '' } });
  }
  return {
    title: text.name('space', id),
    sort: text.say(info.kind === 'land' ? 'sort-land' : 'sort-sea'),
    lines,
    lights: [`space:${id}`],
    ...(source ? { rule: source.seats ? 'score.single_nation_source' : 'score.sources' } : {}),
  };
}

function nation(table: Model, view: View, seat: string): About | null {
  const info = view.nations.find((n) => n.seat === seat);
  if (!info) return null;
  const { home, hand, deck, armies_left, navies_left, income, statuses } = info;
  const lines: Message[] = [
    { id: info.home_lost ? 'about-nation-lost' : 'about-nation', args: { space: home } },
    { id: 'about-nation-cards', args: { hand, deck } },
    { id: 'about-nation-pieces', args: { armies: armies_left, navies: navies_left } },
    { id: 'about-nation-income', args: { n: income } },
  ];
  if (statuses.length) lines.push({ id: 'about-nation-statuses', args: { cards: statuses } });
  const own = view.pieces.filter((p) => p.seat === seat).map((p) => `space:${p.space}`);
  return {
    title: table.text.name('seat', seat),
    sort: table.text.name('camp', info.camp),
    lines,
    lights: [...own, `seat:${seat}`],
  };
}

function strait(table: Model, view: View, id: string): About | null {
  const { shapes } = table.board;
  const info = shapes.straits.find((s) => s.id === id);
  if (!info) return null;
  const camp = view.straits.find((s) => s.id === id)?.camp ?? '';
  return {
    title: table.text.name('strait', id),
    sort: table.text.say('sort-strait'),
    lines: [
      { id: 'about-strait', args: { spaces: [...info.connects], camp } },
      { id: 'about-strait-land', args: { space: info.controlled_by_land } },
    ],
    rule: 'board.straits',
    lights: [...info.connects, info.controlled_by_land].map((end) => `space:${end}`),
  };
}

function piece(table: Model, kind: keyof typeof KINDS): About {
  return {
    title: table.text.name('piece', kind),
    lines: [{ id: `about-piece-${kind}` }],
    rule: KINDS[kind],
    lights: [],
  };
}
