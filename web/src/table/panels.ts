/** What a table shows when it is asked to, or at the end; fetched then. */
import { component } from '../later/later.svelte';

export const panels = {
  Advice: component(() => import('./advice/Advice.svelte')),
  Analysis: component(() => import('./advice/Analysis.svelte')),
  CardMenu: component(() => import('./cards/CardMenu.svelte')),
  CardView: component(() => import('./cards/CardView.svelte')),
  Chat: component(() => import('./people/Chat.svelte')),
  Coach: component(() => import('./advice/Coach.svelte')),
  Curve: component(() => import('./score/Curve.svelte')),
  Guide: component(() => import('./advice/Guide.svelte')),
  Help: component(() => import('./frame/Help.svelte')),
  Inviting: component(() => import('./people/Inviting.svelte')),
  MatchPanel: component(() => import('./people/MatchPanel.svelte')),
  Orders: component(() => import('./choosing/Orders.svelte')),
  Outcome: component(() => import('./score/Outcome.svelte')),
  RulesDrawer: component(() => import('./names/RulesDrawer.svelte')),
  Score: component(() => import('./score/Score.svelte')),
};
