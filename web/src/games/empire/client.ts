/** Empire of the Sun: how its options are drawn and where its cards lie. */
import { boardKeys } from '../../hexes/overlays';
import { component } from '../../lib/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { OVERLAYS } from './desk.svelte';
import { face } from './face';
import { LEGEND, SIGN_RULES } from './legend';
import Side from './Side.svelte';
import type { Own, View } from './types';

/** questions about cards that lie in the discards */
const PILES = new Set(['prompt-swap-in']);

export const empire: GameClient = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card,
  Cards: component(() => import('./Cards.svelte')),
  LegendSign: component(() => import('./LegendSign.svelte')),
  legend: LEGEND,
  signRules: SIGN_RULES,
  cardSign: (card) => `kind-${card.type}`,
  things,
  about,
  foresees: true,
  keys: boardKeys(OVERLAYS),
  quiet: [],
  hand: (own) => (own as Own).hand,
  // The card set aside lies face down: its owner may look at it (7.29).
  laid: (_, own) => ((own as Own | null)?.future ? [{ card: (own as Own).future ?? '', hidden: true }] : []),
  turnOf: (view) => (view as View).active,
  fromPile: (decision) => PILES.has(decision.prompt.id),
  battles: ['event-battle', 'event-destroyed', 'event-surrendered'],
  brief: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    const { will, progress, progress_need: need } = view.tracks;
    return table.text.say('empire-brief', { n: view.turn, last: view.last_turn, will, progress, need });
  },
  clock: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    const { turn: n, last_turn: last, phase } = view;
    const seat = table.text.name('seat', view.active);
    return table.text.say('empire-clock', { n, last, seat, phase: table.text.name('phase', phase), of: phase });
  },
};
