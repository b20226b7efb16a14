/** What a table shows when it is asked to, or at the end; fetched then. */
import { component } from '../lib/later.svelte';

export const panels = {
  Advice: component(() => import('./Advice.svelte')),
  Analysis: component(() => import('./Analysis.svelte')),
  CardMenu: component(() => import('./CardMenu.svelte')),
  CardView: component(() => import('./CardView.svelte')),
  Chat: component(() => import('./Chat.svelte')),
  Coach: component(() => import('./Coach.svelte')),
  Curve: component(() => import('./Curve.svelte')),
  Help: component(() => import('./Help.svelte')),
  Inviting: component(() => import('./Inviting.svelte')),
  MatchPanel: component(() => import('./MatchPanel.svelte')),
  Orders: component(() => import('./Orders.svelte')),
  Outcome: component(() => import('./Outcome.svelte')),
  RulesDrawer: component(() => import('./RulesDrawer.svelte')),
  Score: component(() => import('./Score.svelte')),
};
