/** The games this client can draw. A game's face comes with every page; the rest when a match of it is opened. */
import { Later } from '../later/later.svelte';
import { Sentences, type Sources } from '../text/text.svelte';
import type { GameShape } from '../wire/shapes';
import { face as churchill } from './churchill/face';
import type { Face, GameClient } from './client';
import { face as empire } from './empire/face';
import { face as generals } from './generals/face';
import { face as noRetreat } from './no_retreat/face';

export interface Game {
  face: Face;
  client: Later<GameClient>;
  /** what the interface says of this game alone: its client comes with those of the language that is spoken */
  sentences: Sentences;
}

/** Written for its own types; whoever opens a match of it gives it a table of that game, and so may forget them. */
function game<G extends GameShape>(face: Face<G>, sources: Sources, bring: () => Promise<GameClient<G>>): Game {
  const sentences = new Sentences(sources);
  const client = new Later(async () => (await Promise.all([bring(), sentences.load()]))[0] as GameClient);
  return { face: face as Face, client, sentences };
}

export const games: Record<string, Game | undefined> = {
  generals: game(
    generals,
    { en: () => import('./generals/en.ftl?raw'), ru: () => import('./generals/ru.ftl?raw') },
    async () => (await import('./generals/client')).generals,
  ),
  churchill: game(
    churchill,
    { en: () => import('./churchill/en.ftl?raw'), ru: () => import('./churchill/ru.ftl?raw') },
    async () => (await import('./churchill/client')).churchill,
  ),
  no_retreat: game(
    noRetreat,
    { en: () => import('./no_retreat/en.ftl?raw'), ru: () => import('./no_retreat/ru.ftl?raw') },
    async () => (await import('./no_retreat/client')).no_retreat,
  ),
  empire: game(
    empire,
    { en: () => import('./empire/en.ftl?raw'), ru: () => import('./empire/ru.ftl?raw') },
    async () => (await import('./empire/client')).empire,
  ),
};
