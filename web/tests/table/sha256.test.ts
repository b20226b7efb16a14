import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { honest, sha256 } from '../../src/table/people/sha256';

describe('the check of the dice', () => {
  it('hashes as everybody else does', () => {
    for (const text of ['', 'abc', 'ж'.repeat(40), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
  it('accepts the seed that was promised, and no other', () => {
    const published = createHash('sha256').update('quadrant:seven').digest('hex');
    expect(honest('seven', published)).toBe(true);
    expect(honest('eight', published)).toBe(false);
  });
});
