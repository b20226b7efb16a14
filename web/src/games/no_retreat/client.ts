/** No Retreat!: how its options are drawn and where its cards lie. */
import { boardKeys } from '../../board/play/overlays';
import { component } from '../../later/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import Board from './Board.svelte';
import CardFace from './Card.svelte';
import { deskOf, OVERLAYS } from './desk.svelte';
import { face } from './face';
import { LEGEND, SIGN_RULES } from './legend';
import { reckon } from './reckon';
import Side from './Side.svelte';
import { toSuddenDeath } from './standing';
import type { Game } from './types';

/** questions about cards that lie in a pile, or in somebody else's hand */
const PILES = new Set(['prompt-take-discard', 'prompt-inspect']);

export const no_retreat: GameClient<Game> = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card: CardFace,
  head: (table, card) => {
    const info = card;
    const seat = table.eyes === 'soviet' ? 'soviet' : 'axis';
    const colour = seat === 'soviet' ? 'ussr' : 'germany';
    if (card.id === 'joker') return { word: table.text.name('card', 'joker'), colour, ink: `${colour}-ink` };
    const when = info[seat].timing.map((code) => table.text.name('timing', code.replace('.', '-')));
    const name = table.text.name('half', `${seat}-${card.id}`);
    return { word: when[0] ?? '', name, colour, ink: `${colour}-ink` };
  },
  nameOf: (table, place) => (place.startsWith('unit:') ? deskOf(table).nameOf(place.slice(5)) : undefined),
  also: (table) => deskOf(table).also.map((unit) => `unit:${unit}`),
  press: (table, place) => place.startsWith('unit:') && deskOf(table).press(place.slice(5)),
  Cards: component(() => import('./Cards.svelte')),
  things,
  unsure: (table, card) =>
    card.confidence === 'published'
      ? null
      : { place: 'sign:reconstructed', text: table.text.say('sign-reconstructed') },
  about,
  reckon,
  LegendSign: component(() => import('./LegendSign.svelte')),
  legend: LEGEND,
  signRules: SIGN_RULES,
  keys: (table) => boardKeys(table, OVERLAYS),
  quiet: ['anytime'],
  hand: (own) => own.hand,
  // The Joker lies open before whoever has it: it counts in no hand (15.7).
  laid: (view, _, seat) => (view.joker === seat ? [{ card: 'joker', hidden: false }] : []),
  turnOf: (view) => view.active,
  fromPile: (decision) => PILES.has(decision.prompt.id),
  battles: ['event-battle', 'event-counterattack', 'event-removed', 'event-surrender'],
  brief: (table) => {
    const view = table.view;
    if (!view) return '';
    const [axis = 0, soviet = 0] = view.sides.map((side) => side.points);
    const next = toSuddenDeath(view);
    const short = { n: view.turn, last: view.last_turn, axis, soviet };
    return next
      ? table.text.say('no-retreat-brief', { ...short, turn: next.turn, missing: next.missing })
      : table.text.say('no-retreat-score', short);
  },
  clock: (table) => {
    const view = table.view;
    if (!view) return '';
    return table.text.say('no-retreat-clock', {
      n: view.turn,
      last: view.last_turn,
      seat: table.text.name('seat', view.active),
      step: table.text.name('phase', view.phase),
    });
  },
};
