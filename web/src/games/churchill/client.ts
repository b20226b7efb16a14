/** Churchill: how its options are drawn and where its cards lie. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Card from './Card.svelte';
import en from './en.ftl?raw';
import Points from './Points.svelte';
import { reckon } from './reckon';
import ru from './ru.ftl?raw';
import Side from './Side.svelte';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Own, View } from './types';

export const churchill: GameClient = {
  Board,
  Side,
  Points,
  Card,
  Sign,
  Thumb,
  smallCards: true,
  foresees: true,
  locale: { en, ru },
  reckon,
  quiet: [],
  hand: (own) => (own as Own).hand,
  laid: () => [],
  clock: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    return table.text.say('churchill-clock', {
      n: view.conference,
      last: view.last_conference,
      step: table.text.name('phase', view.phase),
    });
  },
  brief: (table) => {
    const view = table.shown?.view as View | undefined;
    if (!view) return '';
    const { uk = 0, ussr = 0, us = 0 } = (table.replay.at === null ? table.live?.result?.score : null) ?? view.score;
    return table.text.say('churchill-brief', { n: view.conference, last: view.last_conference, uk, ussr, us });
  },
};
