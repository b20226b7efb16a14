/** The link by which a guest comes back: kept in this browser until he logs out, so that he can copy it. */
const KEY = 'quadrant.link';

export const ownLink = {
  keep: (link: string): void => localStorage.setItem(KEY, link),
  read: (): string | null => localStorage.getItem(KEY),
  forget: (): void => localStorage.removeItem(KEY),
};
