/** Words for those who do not see them: one after another, each ended by one full stop. Pure. */
export function sentences(...words: (string | false | null | undefined)[]): string {
  return words
    .filter((word) => typeof word === 'string' && word !== '')
    .map((word) => (word as string).replace(/[.;]+$/, ''))
    .join('. ');
}
