/** No Retreat!: how its options are drawn and where its cards lie. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { OVERLAY_KEYS } from './desk.svelte';
import en from './en.ftl?raw';
import Points from './Points.svelte';
import ru from './ru.ftl?raw';
import Side from './Side.svelte';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Own, View } from './types';

export const no_retreat: GameClient = {
  Board,
  Side,
  Points,
  Card,
  Sign,
  Thumb,
  locale: { en, ru },
  keys: [
    ...OVERLAY_KEYS.map(([overlay, key]): [string, string] => [key, `overlay-${overlay}`]),
    ['PgDn, PgUp', 'overlay-next'],
  ],
  quiet: ['anytime'],
  hand: (own) => (own as Own).hand,
  laid: () => [],
  clock: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    return table.text.say('no-retreat-clock', {
      n: view.turn,
      last: view.last_turn,
      seat: table.text.name('seat', view.active),
      step: table.text.name('phase', view.phase),
    });
  },
};
