/** The way from a lesson to the table: begin one, or a first match of one's own in the seats that were taught. */
import { api } from '../../wire/api';
import { library } from '../../app/library.svelte';
import { go } from '../../app/route.svelte';
import { learned, puzzleName } from './learned.svelte';

/** Begins a lesson, from its start, or a puzzle; whom nobody knows becomes a visitor with it. */
export async function learn({ game, name }: { game: string; name: string }): Promise<void> {
  const unknown = library.me?.public && !library.me.user;
  const match = await (unknown ? api.visit(game, name) : api.learn(game, name));
  if (unknown) await library.enter();
  go(`match/${match.id}`);
}

/** The next puzzle of the game that is not solved yet, in the order of the book; back to the lobby after the last. */
export async function nextPuzzle(game: string, last: string): Promise<void> {
  const found = await api.puzzles(game);
  const at = found.findIndex(({ name }) => name === last) + 1;
  const next = [...found.slice(at), ...found.slice(0, at)].find(({ name }) => !learned.has(game, puzzleName(name)));
  if (next) await learn(next);
  else go('');
}

/** A match against bots, in these seats. */
export async function begin(game: string, scenario: string, seats: string[], mine: string[]): Promise<void> {
  const wishes = seats.map((seat) => [seat, { kind: mine.includes(seat) ? 'me' : 'bot' }] as const);
  const match = await api.create({ game, scenario, seats: Object.fromEntries(wishes) });
  go(`match/${match.id}`);
}
