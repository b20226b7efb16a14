/** What the lobby shows of No Retreat!. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Game } from './types';

/** scenarios that are won as the whole war is; the others say in their text what it takes */
const WON_AS_THE_WAR = ['campaign', 'tournament', 'na_berlin'];
const WITH_POINTS = ['barbarossa', 'blau', 'saturn', 'citadel', 'bagration', 'moscow'];

export const face: Face<Game> = {
  Sign,
  Thumb,
  beginsWith: 'moscow',
  scenarioRules: Object.fromEntries([
    ...WON_AS_THE_WAR.map((scenario) => [scenario, '12.0'] as const),
    ...WITH_POINTS.map((scenario) => [scenario, '12.7'] as const),
  ]),
};
