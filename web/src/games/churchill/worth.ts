/** What a card of the hand is worth on the issue in mind: shown on its head and on its face. */
import { signed } from '../../table/score/reckoning';
import type { Worth } from '../client';
import { deskOf } from './desk.svelte';
import type { Model, Speaker } from './types';

/** Undefined when no issue is in mind, or the card is of no use there. A chief of staff adds his worth to a die. */
export function worthOf(table: Model, card: Speaker): Worth | undefined {
  const { issue, view, own } = deskOf(table);
  // Where only leaders may speak, what a staff card is worth is of no use.
  if (!issue || view?.debate?.leader) return undefined;
  const n = own?.worth[card.id]?.[issue]?.[view?.debate ? 1 : 0];
  if (n === undefined) return undefined;
  const chief = card.type === 'staff' && card.chief_of_staff;
  return {
    text: chief ? table.text.say('card-die') + (n ? signed(n) : '') : String(n),
    change: n - (chief ? 0 : (card.value ?? 0)),
    said: table.text.say('card-worth', { issue }),
  };
}
