import { describe, expect, it } from 'vitest';
import {
  argsOf,
  differ,
  meant,
  placeOf,
  same,
  sortOptions,
  split,
  type Choice,
} from '../../src/table/choosing/choices';

const verbs = {
  play: { kinds: ['card'], at: 1, gives_up: false },
  build: { kinds: ['piece', 'space', 'seat'], at: 2, gives_up: false },
  battle: { kinds: ['space', 'seat'], at: 1, gives_up: false },
  target: { kinds: ['seat'], at: 1, gives_up: false },
};
const everywhere = () => true;

describe('options', () => {
  it('find their place by the kind of the target, not by its name', () => {
    // Germany is a seat and a space: only the kind tells which is meant.
    expect(placeOf(['build', 'army', 'ukraine', 'germany'], verbs)).toBe('space:ukraine');
    expect(placeOf(['build', 'army', 'germany', 'germany'], verbs)).toBe('space:germany');
    expect(placeOf(['target', 'germany'], verbs)).toBe('seat:germany');
    expect(placeOf(['pass'], verbs)).toBeNull();
  });
  it('gather at their place, the others become buttons', () => {
    const options: Choice[] = [['battle', 'italy', 'germany'], ['battle', 'italy', 'italy'], ['pass']];
    const sorted = sortOptions(options, verbs, everywhere);
    expect([...sorted.places.keys()]).toEqual(['space:italy']);
    expect(sorted.places.get('space:italy')).toHaveLength(2);
    expect(sorted.buttons).toEqual([['pass']]);
  });
  it('become buttons when their place is not in sight', () => {
    expect(sortOptions([['play', 'a']], verbs, () => false).buttons).toEqual([['play', 'a']]);
  });
  it('of unknown verbs become buttons', () => {
    expect(sortOptions([['dance', 'italy']], verbs, everywhere).buttons).toHaveLength(1);
  });
  it('tell what somebody may have meant by another place', () => {
    const options: Choice[] = [
      ['build', 'army', 'ukraine', 'ussr'],
      ['build', 'army', 'moscow', 'ussr'],
      ['play', 'a'],
      ['pass'],
    ];
    expect(meant(options, 'space:siberia', verbs)).toEqual([['build', 'army', 'siberia', 'ussr']]);
    expect(meant(options, 'card:b', verbs)).toEqual([['play', 'b']]);
    expect(meant([['pass']], 'space:siberia', verbs)).toEqual([]);
  });
  it('give their targets as arguments of a message', () => {
    expect(argsOf(['battle', 'italy', 'germany'], verbs)).toEqual({ space: 'italy', seat: 'germany' });
    expect(argsOf(['dance', 3], verbs)).toEqual({ target1: 3 });
  });
  it('differ when their places are not all that tells them apart', () => {
    const builds = (...pieces: string[]): Choice[] => pieces.map((piece, i) => ['build', piece, `s${i}`, 'uk']);
    expect(differ(builds('army', 'army'), verbs)).toBe(false);
    expect(differ(builds('army', 'navy'), verbs)).toBe(true);
    expect(differ([...builds('army'), ['battle', 's1', 'uk']], verbs)).toBe(true);
    expect(differ([], verbs)).toBe(false);
  });
  it('compare by value', () => {
    expect(same(['a', 1], ['a', 1])).toBe(true);
    expect(same(['a'], ['a', 1])).toBe(false);
  });
  it('split a place at its first colon', () => {
    expect(split('card:a:b')).toEqual(['card', 'a:b']);
  });
});
