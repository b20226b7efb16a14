/** Names short enough for the map, and how they break. */
import type { IssueView, Model } from './types';

/** The name on the map: the short one if there is one. */
export function shortName(table: Model, kind: string, id: string): string {
  const short = `${kind}-short-${id}`;
  return table.text.has(short) ? table.text.say(short) : table.text.name(kind, id);
}

/** Where an issue lies, in words. */
export function issueWhere({ text }: Model, { where, seat, space }: IssueView): string {
  if (where === 'center') return text.say('issue-in-center');
  if (where === 'display') return text.say('issue-on-display');
  const on = text.name('seat', seat ?? '');
  return text.say(where === 'chair' ? 'issue-at-chair' : 'issue-on-track', { seat: on, n: space });
}

/** One or two lines, broken where they are most equal. */
export function lines(name: string): string[] {
  const words = name.split(/[ /]+/);
  if (words.length < 2) return [name];
  let best = [name];
  let worst = Infinity;
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...pair.map((line) => line.length));
    if (longest < worst) [best, worst] = [pair, longest];
  }
  return best;
}

/** The short mark of how sure a component is. */
export const markOf = (level: string): string => (level === 'authored' ? 'mark-authored' : 'mark-partly');
