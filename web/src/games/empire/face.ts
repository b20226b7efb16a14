/** What the lobby shows of Empire of the Sun. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Game } from './types';

/** scenarios that end with the war are won as it is; the others by their points */
const TO_THE_END = ['campaign_1941', 'campaign_1942', 'campaign_1943'];
const BY_POINTS = ['south_pacific', 'burma', 'year_1942', 'year_1943', 'year_1944'];
const BY_YEARS = ['years_1942_43', 'years_1943_44', 'years_1942_44'];

export const face: Face<Game> = {
  Sign,
  Thumb,
  scenarioRules: Object.fromEntries([
    ...TO_THE_END.map((scenario) => [scenario, '16.0'] as const),
    ...[...BY_POINTS, ...BY_YEARS].map((scenario) => [scenario, '2.1'] as const),
  ]),
};
