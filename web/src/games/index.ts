/** The games this client can draw. A game's face comes with every page; the rest when a match of it is opened. */
import { Later } from '../lib/later.svelte';
import { face as churchill } from './churchill/face';
import type { Face, GameClient } from './client';
import { face as generals } from './generals/face';
import { face as noRetreat } from './no_retreat/face';

export interface Game {
  face: Face;
  client: Later<GameClient>;
}

const game = (face: Face, bring: () => Promise<GameClient>): Game => ({ face, client: new Later(bring) });

export const games: Record<string, Game | undefined> = {
  generals: game(generals, async () => (await import('./generals/client')).generals),
  churchill: game(churchill, async () => (await import('./churchill/client')).churchill),
  no_retreat: game(noRetreat, async () => (await import('./no_retreat/client')).no_retreat),
};
