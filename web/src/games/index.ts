/** The games this client can draw. */
import type { GameClient } from './client';
import { churchill } from './churchill/client';
import { generals } from './generals/client';
import { no_retreat } from './no_retreat/client';

export const CLIENTS: Record<string, GameClient> = { generals, churchill, no_retreat };
