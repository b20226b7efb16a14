/** What the lobby shows of Empire of the Sun. */
import type { Face } from '../client';
import Sign from './Sign.svelte';
import Thumb from './Thumb.svelte';

export const face: Face = { Sign, Thumb };
