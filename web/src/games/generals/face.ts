/** What the lobby shows of Generals. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';

export const face: Face = { Sign, Thumb };
