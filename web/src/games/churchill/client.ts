/** Churchill: how its options are drawn and where its cards lie. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Card from './Card.svelte';
import en from './en.ftl?raw';
import Points from './Points.svelte';
import ru from './ru.ftl?raw';
import Side from './Side.svelte';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Own, View } from './types';

const card = { kinds: ['card'], at: 1 };
const issue = { kinds: ['issue'], at: 1 };
const front = { kinds: ['front'], at: 1 };
const country = { kinds: ['country'], at: 1 };

export const churchill: GameClient = {
  Board,
  Side,
  Points,
  Card,
  Sign,
  Thumb,
  smallCards: true,
  locale: { en, ru },
  verbs: {
    agenda: card,
    play: card,
    lead: card,
    discard: card,
    nominate: issue,
    advance: issue,
    target: front,
    offensive: front,
    naval: { kinds: ['box'], at: 1 },
    place: country,
    remove: country,
    // What has no place of its own, or more than one, is a button; the board lights up as well.
    activate: { kinds: ['issue'] },
    roll: { kinds: ['front'] },
    world: { kinds: ['global'] },
    wins: { kinds: ['seat'] },
    first: { kinds: ['seat'] },
    command: { kinds: ['theater', 'seat'] },
    value: { kinds: ['n'] },
  },
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
