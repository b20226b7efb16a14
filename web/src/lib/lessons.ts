/** The way from a lesson to the table: begin one, or a first match of one's own in the seats that were taught. */
import { api } from './api';
import { go } from './route.svelte';
import type { LessonInfo } from './wire';

/** Begins a lesson, from its start. */
export async function learn({ game, name }: LessonInfo): Promise<void> {
  const match = await api.learn(game, name);
  go(`match/${match.id}`);
}

/** A match against bots, in these seats. */
export async function begin(game: string, scenario: string, seats: string[], mine: string[]): Promise<void> {
  const wishes = seats.map((seat) => [seat, { kind: mine.includes(seat) ? 'me' : 'bot' }] as const);
  const match = await api.create({ game, scenario, seats: Object.fromEntries(wishes) });
  go(`match/${match.id}`);
}
