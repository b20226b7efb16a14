/**
 * A long list is one stop of the Tab key. Within it up and down go from line to line, left and right to whatever can be
 * pressed in the line. Lines carry `data-line`.
 */
import type { Attachment } from 'svelte/attachments';
import { arrow } from './keys';

const STOPS = 'button, a[href], input, [tabindex]';

const visible = (node: Element): boolean => node.getClientRects().length > 0;

const stopsOf = (line: HTMLElement): HTMLElement[] => [
  ...(line.matches(STOPS) ? [line] : []),
  ...[...line.querySelectorAll<HTMLElement>(STOPS)].filter(visible),
];

/** The line where one stands; from outside the first that is in sight, or the last. */
function lineFrom(list: HTMLElement, target: Element, step: number): HTMLElement | undefined {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')].filter((line) => stopsOf(line).length);
  const here = lines.findIndex((line) => line.contains(target));
  if (here >= 0) return lines[here + step];
  const box = list.getBoundingClientRect();
  const seen = lines.filter((line) => {
    const at = line.getBoundingClientRect();
    return at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
  });
  return step > 0 ? (seen[0] ?? lines[0]) : (seen.at(-1) ?? lines.at(-1));
}

function next(list: HTMLElement, target: Element, step: { x: number; y: number }): HTMLElement | undefined {
  if (step.y) {
    const line = lineFrom(list, target, step.y);
    return line && stopsOf(line)[0];
  }
  const line = target.closest<HTMLElement>('[data-line]');
  if (!line) return undefined;
  const stops = stopsOf(line);
  return stops[stops.indexOf(target as HTMLElement) + step.x];
}

export const rove: Attachment<HTMLElement> = (list) => {
  function onkeydown(e: KeyboardEvent): void {
    const step = arrow(e);
    if (!step || e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches('input, select, textarea')) return;
    const found = next(list, e.target as Element, step);
    if (!found) return;
    e.preventDefault();
    e.stopPropagation();
    found.focus();
    found.scrollIntoView({ block: 'nearest' });
  }
  list.addEventListener('keydown', onkeydown);
  return () => list.removeEventListener('keydown', onkeydown);
};
