/**
 * What is fetched only when it is needed. All else comes with the first page, and everybody waits for that: keep it
 * small. The games stand in `games/index.ts`, languages in `locale/index.ts`, what a table opens in `table/panels.ts`.
 */
import { games } from './games';
import { component, Later } from './lib/later.svelte';

/** All pages but that of a match, which brings its own parts. */
export const pages = {
  Account: component(() => import('./pages/Account.svelte')),
  Invitation: component(() => import('./pages/Invitation.svelte')),
  Lobby: component(() => import('./pages/Lobby.svelte')),
  Login: component(() => import('./pages/Login.svelte')),
  MailLink: component(() => import('./pages/MailLink.svelte')),
  New: component(() => import('./pages/New.svelte')),
};

/** The table of every game. */
export const table = new Later(() => import('./table/table'));

/** All that a match of a game needs. */
export const tableOf = (game: string): Later<unknown>[] => [table, ...(games[game] ? [games[game].client] : [])];
