/** Generals: how its options are drawn and where its cards lie. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cards from './Cards.svelte';
import en from './en.ftl?raw';
import Points from './Points.svelte';
import ru from './ru.ftl?raw';
import Side from './Side.svelte';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Own, View } from './types';

/** questions about cards that lie in a pile, or before somebody else */
const PILES = new Set([
  'prompt-play-from-deck',
  'prompt-play-from-discard',
  'prompt-search',
  'prompt-reorder',
  'prompt-discard-status',
]);

export const generals: GameClient = {
  Board,
  Side,
  Points,
  Card,
  Cards,
  Sign,
  Thumb,
  locale: { en, ru },
  signs: ['hand', 'deck', 'discard', 'response', 'status', 'army', 'navy'],
  quiet: ['remove'],
  declare: (view, seat) => {
    const own = (view as View | undefined)?.pieces.filter((piece) => piece.seat === seat) ?? [];
    return own.map((piece) => ['take_off', piece.space, seat]);
  },
  supply: true,
  foresees: true,
  hand: (own) => (own as Own).hand,
  laid: (view, own, seat) => {
    const nation = (view as View).nations.find((n) => n.seat === seat);
    const statuses = (nation?.statuses ?? []).map((id) => ({ card: id, hidden: false }));
    const responses = ((own as Own | null)?.responses ?? []).map((id) => ({ card: id, hidden: true }));
    return [...statuses, ...responses];
  },
  fromPile: (decision) => PILES.has(decision.prompt.id),
  brief: (table) => {
    const score = (table.shown?.view as View | undefined)?.score ?? {};
    return ['axis', 'coalition'].map((camp) => `${table.text.name('camp', camp)} ${score[camp] ?? 0}`).join(' · ');
  },
  clock: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    return table.text.say('generals-clock', {
      round: view.round,
      nation: table.text.name('seat', view.turn),
      step: table.text.name('phase', view.phase),
    });
  },
};
