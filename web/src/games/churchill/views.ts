/** The views of the board, of which one is seen at a time: each is fetched when it is first turned to. */
import { component } from '../../later/later.svelte';

export const views = {
  conference: component(() => import('./Conference.svelte')),
  war: component(() => import('./War.svelte')),
  score: component(() => import('./Score.svelte')),
};
