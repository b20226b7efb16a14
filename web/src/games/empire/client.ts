/** Empire of the Sun: how its options are drawn and where its cards lie. */
import { boardKeys } from '../../board/play/overlays';
import { component } from '../../later/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import Board from './Board.svelte';
import CardFace from './Card.svelte';
import { deskOf, OVERLAYS } from './desk.svelte';
import { face } from './face';
import { LEGEND, SIGN_RULES } from './legend';
import Side from './Side.svelte';
import type { Game } from './types';

/** questions about cards that lie in the discards */
const PILES = new Set(['prompt-swap-in']);

/** the colours of the kinds of cards, as on their faces */
const KINDS: Record<string, string> = {
  reaction: 'type-response',
  resource: 'type-status',
  political: 'type-event',
};

export const empire: GameClient<Game> = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card: CardFace,
  Cards: component(() => import('./Cards.svelte')),
  LegendSign: component(() => import('./LegendSign.svelte')),
  legend: LEGEND,
  signRules: SIGN_RULES,
  cardSign: (card) => `kind-${card.type}`,
  head: (table, card) => {
    const info = card;
    const kind = info.type === 'reaction' && info.reaction ? `reaction-${info.reaction}` : info.type;
    return {
      word: table.text.say(`kind-short-${kind}`),
      colour: KINDS[info.type] ?? 'type-land-battle',
      mark: String(info.ops),
    };
  },
  nameOf: (table, place) => (place.startsWith('unit:') ? deskOf(table).nameOf(place.slice(5)) : undefined),
  also: (table) => deskOf(table).also.map((unit) => `unit:${unit}`),
  press: (table, place) => place.startsWith('unit:') && deskOf(table).press(place.slice(5)),
  things,
  unsure: (table, card) =>
    card.confidence === 'high' ? null : { place: 'sign:reconstructed', text: table.text.say('sign-reconstructed') },
  about,
  keys: (table) => boardKeys(table, OVERLAYS),
  ownerOf: (card) => card.seat,
  quiet: [],
  hand: (own) => own.hand,
  // The card set aside lies face down: its owner may look at it (7.29).
  laid: (_, own) => (own?.future ? [{ card: own.future ?? '', hidden: true }] : []),
  turnOf: (view) => view.active,
  fromPile: (decision) => PILES.has(decision.prompt.id),
  battles: ['event-battle', 'event-destroyed', 'event-surrendered'],
  brief: (table) => {
    const view = table.view;
    if (!view) return '';
    const { will, progress, progress_need: need } = view.tracks;
    return table.text.say('empire-brief', { n: view.turn, last: view.last_turn, will, progress, need });
  },
  clock: (table) => {
    const view = table.view;
    if (!view) return '';
    const { turn: n, last_turn: last, phase } = view;
    const seat = table.text.name('seat', view.active);
    return table.text.say('empire-clock', { n, last, seat, phase: table.text.name('phase', phase), of: phase });
  },
};
