/** What the lobby shows of Churchill. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Game } from './types';

export const face: Face<Game> = {
  Sign,
  Thumb,
  scenarioRules: { training: '9.5', tournament: '9.6', campaign: '9.7' },
};
