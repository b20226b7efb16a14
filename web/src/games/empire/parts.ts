/** What the table of this game shows when it is opened or when there is fighting; fetched then. */
import { component } from '../../later/later.svelte';

export const parts = {
  Answering: component(() => import('./Answering.svelte')),
  BattleSheet: component(() => import('./BattleSheet.svelte')),
  BattleView: component(() => import('./BattleView.svelte')),
  Offensive: component(() => import('./Offensive.svelte')),
  TurnTrack: component(() => import('./TurnTrack.svelte')),
};
