/** What a hex board shows when distances are measured; fetched then. */
import { component } from '../../later/later.svelte';

export const measuring = {
  Distances: component(() => import('../distance/Distances.svelte')),
  Passages: component(() => import('../distance/Passages.svelte')),
};
