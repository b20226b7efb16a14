/** Generals: how its options are drawn and where its cards lie. */
import { component } from '../../later/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import { acting } from './acting';
import Board from './Board.svelte';
import CardFace from './Card.svelte';
import { face } from './face';
import Side from './Side.svelte';
import type { Game } from './types';

/** questions about cards that lie in a pile, or before somebody else */
const PILES = new Set([
  'prompt-play-from-deck',
  'prompt-play-from-discard',
  'prompt-search',
  'prompt-reorder',
  'prompt-discard-status',
]);

/** the types of cards, in the order of the rules */
const TYPES = [
  'build_army',
  'build_navy',
  'land_battle',
  'sea_battle',
  'event',
  'status',
  'response',
  'economic_warfare',
];

export const generals: GameClient<Game> = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card: CardFace,
  Cards: component(() => import('./Cards.svelte')),
  things,
  unsure: (table, card) =>
    card.confidence === 'high' ? null : { place: 'sign:reconstructed', text: table.text.say('sign-reconstructed') },
  about,
  LegendSign: component(() => import('./LegendSign.svelte')),
  legend: [
    { group: 'board', signs: ['star', 'star-only', 'anchor', 'seam', 'army', 'navy', 'cut', 'shield'] },
    {
      group: 'nations',
      signs: ['hand', 'deck', 'discard', 'response', 'status', 'army', 'navy'].map((icon) => `count-${icon}`),
    },
    { group: 'cards', signs: TYPES.map((type) => `band-${type}`) },
  ],
  signRules: {
    star: 'score.sources',
    'star-only': 'supply.markers',
    anchor: 'board.straits',
    seam: 'board.adjacency',
    army: 'pieces.stacking',
    navy: 'supply.navy',
    cut: 'supply.removal',
    'count-hand': 'turn.phases',
    'count-deck': 'cards.deck_empty',
    'count-discard': 'cards.visibility',
    'count-response': 'type.response',
    'count-status': 'type.status',
    'count-army': 'pieces.limit',
    'count-navy': 'pieces.limit',
    ...Object.fromEntries(TYPES.map((type) => [`band-${type}`, `type.${type}`])),
  },
  cardSign: (card) => `band-${card.type}`,
  head: (table, card) => ({
    word: table.text.name('type', card.type),
    colour: `type-${card.type.replaceAll('_', '-')}`,
  }),
  ownerOf: (card) => card.nation,
  quiet: ['remove'],
  supplyInBar: true,
  hand: (own) => own.hand,
  laid: (view, own, seat) => {
    const nation = view.nations.find((n) => n.seat === seat);
    const statuses = (nation?.statuses ?? []).map((id) => ({ card: id, hidden: false }));
    const responses = (own?.responses ?? []).map((id) => ({ card: id, hidden: true }));
    return [...statuses, ...responses];
  },
  battles: ['event-battle', 'event-eliminate'],
  fromPile: (decision) => PILES.has(decision.prompt.id),
  brief: (table) => {
    const score = table.view?.score ?? {};
    return ['axis', 'coalition'].map((camp) => `${table.text.name('camp', camp)} ${score[camp] ?? 0}`).join(' · ');
  },
  turnOf: (view) => (view.phase === 'setup' ? null : view.turn),
  clock: (table) => {
    const view = table.view;
    if (!view) return '';
    return table.text.say('generals-clock', {
      round: view.round,
      nation: table.text.name('seat', acting(table, view)),
      step: table.text.name('phase', view.phase),
    });
  },
};
