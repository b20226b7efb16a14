/** Words for those who do not see them: one after another, each ended by one full stop. Pure. */
export function sentences(...words: (string | false | null | undefined)[]): string {
  return words
    .filter((word) => typeof word === 'string' && word !== '')
    .map((word) => (word as string).replace(/[.;]+$/, ''))
    .join('. ');
}

/** How many letters the longest word has: what decides whether a line can hold a name. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
