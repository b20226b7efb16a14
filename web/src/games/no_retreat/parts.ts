/** What the table of this game shows when it is opened or when there is fighting; fetched then. */
import { component } from '../../later/later.svelte';

export const parts = {
  BattleSheet: component(() => import('./BattleSheet.svelte')),
  Combat: component(() => import('./Combat.svelte')),
  OddsView: component(() => import('./OddsView.svelte')),
  TurnTrack: component(() => import('./TurnTrack.svelte')),
};
