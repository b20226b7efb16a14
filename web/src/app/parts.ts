/**
 * What is fetched only when it is needed. All else comes with the first page, and everybody waits for that: keep it
 * small. The games stand in `games/index.ts`, languages in `locale/index.ts`, what a table opens in `table/panels.ts`.
 */
import type { Component } from 'svelte';
import { games } from '../games';
import { component, Later } from '../later/later.svelte';
import { club } from '../pages/club/club';

/** A page of the club comes with its sentences. */
function ofClub<Props extends object>(bring: () => Promise<{ default: Component<Props> }>): Later<Component<Props>> {
  return component(async () => (await Promise.all([bring(), club.load()]))[0]);
}

/** All pages but that of a match, which brings its own parts. */
export const pages = {
  Front: component(() => import('../pages/Front.svelte')),
  Account: component(() => import('../pages/account/Account.svelte')),
  Doors: ofClub(() => import('../pages/club/Doors.svelte')),
  Game: ofClub(() => import('../pages/club/Game.svelte')),
  Moderation: ofClub(() => import('../pages/club/Moderation.svelte')),
  Person: ofClub(() => import('../pages/club/Person.svelte')),
  Invitation: component(() => import('../pages/account/Invitation.svelte')),
  Lobby: component(() => import('../pages/lobby/Lobby.svelte')),
  Login: component(() => import('../pages/account/Login.svelte')),
  MailLink: component(() => import('../pages/account/MailLink.svelte')),
  Reset: component(() => import('../pages/account/Reset.svelte')),
  Style: component(() => import('../board/style/Style.svelte')),
  New: component(() => import('../pages/new/New.svelte')),
};

/** The table of every game. */
export const table = new Later(() => import('../table/table'));

/** All that a match of a game needs. */
export const tableOf = (game: string): Later<unknown>[] => [table, ...(games[game] ? [games[game].client] : [])];
