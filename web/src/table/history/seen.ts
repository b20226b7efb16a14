/** How far each match has been looked at in this browser; remembered. */
const KEY = 'quadrant-seen';
/** Forgets what was remembered of matches long ago. */
const MOST = 200;

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last choice of the match that was looked at; given a number, from now on that one. */
export function seen(match: string, n?: number): number | undefined {
  const { [match]: before, ...others } = load();
  if (n === undefined || n === before) return before;
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, n]])));
  return n;
}
