/** The games this client can draw. */
import type { GameClient } from './client';
import { generals } from './generals/client';

export const CLIENTS: Record<string, GameClient> = { generals };
