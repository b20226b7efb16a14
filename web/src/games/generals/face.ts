/** What the lobby shows of Generals. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';
import type { Game } from './types';

export const face: Face<Game> = { Sign, Thumb };
