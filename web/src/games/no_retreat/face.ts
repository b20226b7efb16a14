/** What the lobby shows of No Retreat!. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';

const CAMPAIGN = '12.0';

export const face: Face = {
  Sign,
  Thumb,
  scenarioRules: { campaign: CAMPAIGN, tournament: CAMPAIGN, na_berlin: CAMPAIGN },
};
