/** The guided match is offered once: at the first match of somebody who has taken no lesson. */
import { api } from '../../wire/api';
import type { LessonInfo } from '../../wire/shapes';
import type { TableModel } from '../model.svelte';

const KEY = 'quadrant-guide';
/** where this browser remembers lessons that were taken to their end */
const LEARNED = 'quadrant-learned';

/** Whether it may still be offered, at this table. */
export function offers({ info, mine, live }: TableModel): boolean {
  const begins = info.kind === 'match' && !info.result && mine.length > 0 && !Object.keys(live?.acted ?? {}).length;
  return begins && !localStorage.getItem(KEY) && !localStorage.getItem(LEARNED);
}

/** It was offered. */
export function offered(): void {
  localStorage.setItem(KEY, '1');
}

/** The guided match of the game, unless the reader has taken lessons already. */
export async function guidedMatch(game: string): Promise<LessonInfo | null> {
  const lessons = await api.lessons().catch(() => []);
  if (lessons.some((lesson) => lesson.match)) return null;
  return lessons.find((lesson) => lesson.game === game && lesson.kind === 'match') ?? null;
}
