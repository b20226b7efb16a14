/** What can be read of the things of Churchill where they are named: components and the view, no rules. */
import type { About } from '../../table/names/about';
import type { Message } from '../../text/catalogue';
import { split, type PlaceId } from '../../table/choosing/choices';
import { deskOf, type Desk } from './desk.svelte';
import { directedAt } from './fronts';
import { markOf } from './names';
import { NATIONS, type Model } from './types';

const UNITS = ['german_army', 'italian_army', 'german_navy', 'japanese_army', 'ijn'];
/** the rule behind an issue of each class */
const CLASS_RULES: Record<string, string> = {
  production: '6.3',
  directed_offensive: '6.7',
  pol_mil: '6.8',
  theater_leadership: '6.9',
  second_front: '6.21',
  ussr_war_japan: '6.22',
  strategic_materials: '6.32',
  a_bomb: '6.10',
  global: '6.11',
};

export function things({ board, cards }: Model): PlaceId[] {
  const { map, underlay } = board;
  const { europe, pacific } = underlay.panels;
  const of = (kind: string, ids: string[]) => ids.map((id) => `${kind}:${id}`);
  const leaders = [...cards.values()].filter((card) => card.type === 'leader');
  return [
    ...of(
      'issue',
      map.issues.map((issue) => issue.id),
    ),
    ...of(
      'front',
      map.fronts.map((front) => front.id),
    ),
    ...of('space', [...Object.keys(europe.spaces), ...Object.keys(pacific.spaces)]),
    ...of('country', [...Object.keys(europe.locations), ...Object.keys(pacific.locations)]),
    ...of(
      'box',
      map.theater_boxes.map((box) => box.id),
    ),
    ...of(
      'advantage',
      map.conference_table.global_issues.flatMap((issue) => Object.values(issue.advantage)),
    ),
    ...of(
      'leader',
      leaders.map((leader) => leader.id),
    ),
    ...of('unit', UNITS),
    ...of('seat', [...NATIONS]),
  ];
}

type Told = (table: Model, desk: Desk, id: string) => (Omit<About, 'title'> & { title?: string }) | null;

const TOLD: Record<string, Told> = {
  ...{ issue, front, space, country, box, advantage, leader, unit, seat },
  ...{ global: neutral, confidence },
};

export function about(table: Model, place: PlaceId): About | null {
  const [kind, id] = split(place);
  const desk = deskOf(table);
  const told = desk.view && TOLD[kind]?.(table, desk, id);
  return told ? { title: table.text.name(kind, id), ...told } : null;
}

function issue({ text }: Model, { board, view }: Desk, id: string): ReturnType<Told> {
  const info = board.map.issues.find((i) => i.id === id);
  const now = view?.issues.find((i) => i.issue === id);
  if (!info) return null;
  const lines: Message[] = [{ id: `issue-about-${info.class}` }];
  if (now?.where === 'center') lines.push({ id: 'issue-in-center' });
  if (now?.where === 'display') lines.push({ id: 'issue-on-display' });
  if (now?.where === 'track') lines.push({ id: 'issue-on-track', args: { n: now.space, seat: now.seat ?? '' } });
  if (now?.where === 'chair') lines.push({ id: 'issue-at-chair', args: { seat: now.seat ?? '' } });
  const rule = CLASS_RULES[info.class];
  return { sort: text.say('sort-issue'), lines, lights: [`issue:${id}`], ...(rule ? { rule } : {}) };
}

/** What makes up its strength and odds stands below, as a reckoning. */
function front({ text }: Model, desk: Desk, id: string): ReturnType<Told> {
  const now = desk.view?.fronts.find((f) => f.front === id);
  if (!now) return null;
  const lines: Message[] = [
    now.space ? { id: 'about-front-at', args: { space: now.space } } : { id: 'about-front-home' },
    ...(now.entry ? [{ id: 'about-front-next', args: { space: now.entry } }] : [{ id: 'about-front-done' }]),
    ...(now.naval_needed ? [{ id: 'about-front-naval', args: { n: now.naval, needed: now.naval_needed } }] : []),
    ...directedAt(desk, id).map(({ issue, owed }) => ({ id: 'front-directed', args: { issue, n: owed } })),
  ];
  return { sort: text.name('seat', now.seat), lines, rule: '7.7', lights: [`front:${id}`] };
}

function space({ text }: Model, { board, view }: Desk, id: string): ReturnType<Told> {
  const fronts = view?.fronts ?? [];
  const tracks = board.map.fronts.filter((f) => f.track.some((s) => s.id === id || s.ref === id));
  const info = [...board.map.axis_spaces, ...board.map.fronts.flatMap((f) => f.track)].find((s) => s.id === id);
  const next = fronts.filter((f) => f.entry === id).map((f) => f.front);
  const here = fronts.filter((f) => f.space === id).map((f) => f.front);
  const lines: Message[] = [{ id: 'about-space-tracks', args: { fronts: tracks.map((f) => f.id) } }];
  if (here.length) lines.push({ id: 'about-space-here', args: { fronts: here } });
  if (next.length) lines.push({ id: 'about-space-next', args: { fronts: next } });
  for (const { id: front, track } of tracks) {
    const ids = track.map((s) => s.id ?? s.ref ?? '');
    const [before, after] = [ids[ids.indexOf(id) - 1], ids[ids.indexOf(id) + 1]];
    if (before) lines.push({ id: 'about-space-before', args: { front, space: before } });
    if (after) lines.push({ id: 'about-space-after', args: { front, space: after } });
  }
  if (info?.amphibious) lines.push({ id: 'about-space-landing', args: { n: info.naval_min ?? 0 } });
  if (info?.b29) lines.push({ id: 'about-space-b29' });
  if (info?.kamikaze) lines.push({ id: 'about-space-kamikaze' });
  return { sort: text.say('sort-space'), lines, rule: '7.52', lights: [`space:${id}`] };
}

function country({ text }: Model, { view, own }: Desk, id: string): ReturnType<Told> {
  const now = view?.places.find((p) => p.country === id);
  if (!now) return null;
  const lines: Message[] = [];
  if (now.network) lines.push({ id: 'country-networks', args: { seat: now.network, n: now.networks } });
  else lines.push({ id: 'about-country-none' });
  if (now.alignment) lines.push({ id: 'country-alignment', args: { seat: now.alignment } });
  else lines.push({ id: 'about-country-free' });
  if (own?.secret.includes(id)) lines.push({ id: 'country-secret' });
  const sort = text.say(now.colony ? 'country-colony' : 'sort-country');
  return { sort, lines, rule: '7.31', lights: [`country:${id}`] };
}

function box({ text }: Model, { view, board }: Desk, id: string): ReturnType<Told> {
  const now = view?.boxes.find((b) => b.box === id);
  if (!now) return null;
  const front = board.map.theater_boxes.find((b) => b.id === id)?.front;
  const lines: Message[] = [{ id: 'box-naval', args: { n: now.naval, limit: now.limit } }];
  if (front) lines.push({ id: 'about-box-front', args: { front } });
  return { sort: text.say('sort-box'), lines, rule: '6.5', lights: [`box:${id}`] };
}

function advantage({ text }: Model, { view, board }: Desk, id: string): ReturnType<Told> {
  const info = board.map.conference_table.global_issues.find((g) => Object.values(g.advantage).includes(id));
  const seat = Object.entries(info?.advantage ?? {}).find(([, advantage]) => advantage === id)?.[0];
  const holds = view?.global_issues.find((g) => g.id === info?.id)?.seat === seat;
  const lines: Message[] = [
    { id: `advantage-${id}-effect` },
    { id: holds ? 'about-advantage-now' : 'about-advantage-not', args: { seat: seat ?? '' } },
  ];
  return { sort: text.say('sort-advantage'), lines, rule: '6.11', lights: [`global:${info?.id ?? ''}`] };
}

/** A Global Issue as long as it is nobody's. */
function neutral({ text }: Model, _: Desk, id: string): ReturnType<Told> {
  return {
    sort: text.say('globals-title'),
    lines: [{ id: `global-${id}-neutral` }],
    rule: '6.11',
    lights: [`global:${id}`],
  };
}

/** How sure it is that a component is as published. */
function confidence({ text }: Model, _: Desk, id: string): ReturnType<Told> {
  return { title: text.say(markOf(id)), lines: [{ id: `confidence-${id}` }], lights: [] };
}

function leader(table: Model, _: Desk, id: string): ReturnType<Told> {
  return table.cards.has(id) ? { card: id, lines: [], lights: [`card:${id}`] } : null;
}

function unit({ text }: Model, { view }: Desk, id: string): ReturnType<Told> {
  const now = view?.reserves.find((r) => r.unit === id);
  return {
    sort: text.say('axis-title'),
    lines: [{ id: 'about-unit', args: { n: now?.left ?? 0 } }],
    rule: '7.6',
    lights: [],
  };
}

function seat(_: Model, { view }: Desk, id: string): ReturnType<Told> {
  const now = view?.nations.find((n) => n.seat === id);
  if (!now) return null;
  return {
    lines: [
      { id: 'about-seat-leader', args: { leader: now.leader } },
      { id: `about-seat-${id}` },
      { id: 'about-seat-cards', args: { n: now.hand } },
      { id: 'nation-victories', args: { n: now.victories } },
    ],
    rule: '3.32',
    lights: [`seat:${id}`],
  };
}
