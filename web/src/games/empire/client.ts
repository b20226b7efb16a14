/** Empire of the Sun: how its options are drawn and where its cards lie. */
import { boardKeys } from '../../hexes/overlays';
import { component } from '../../lib/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { OVERLAYS } from './desk.svelte';
import { face } from './face';
import Side from './Side.svelte';
import type { Own, View } from './types';

export const empire: GameClient = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card,
  things,
  about,
  foresees: true,
  keys: boardKeys(OVERLAYS),
  quiet: [],
  hand: (own) => (own as Own).hand,
  laid: () => [],
  turnOf: (view) => (view as View).active,
  clock: (table) => {
    const view = table.shown?.view as View | undefined;
    return view ? table.text.say('empire-turn', { n: view.turn, last: view.last_turn }) : '';
  },
};
