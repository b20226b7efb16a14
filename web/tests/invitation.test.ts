import { describe, expect, it } from 'vitest';
import { address, offered } from '../src/lib/invitation';
import type { SeatInfo } from '../src/lib/wire';

const seat = (name: string, token: string | null): SeatInfo => ({
  seat: name,
  camp: 'x',
  kind: token ? 'open' : 'person',
  name: null,
  bot: null,
  me: false,
  left: false,
  token,
  person: null,
  for_me: false,
});

describe('an invitation', () => {
  it('offers all its seats in one address', () => {
    const link = address('m1', [seat('uk', 'T1'), seat('usa', 'T2')], 'http://host/play/');
    expect(link).toBe('http://host/play/#/match/m1?seat=uk,usa&token=T1,T2');
    expect(offered(new URLSearchParams(link?.split('?')[1]))).toEqual([
      { seat: 'uk', token: 'T1' },
      { seat: 'usa', token: 'T2' },
    ]);
  });
  it('is not made for seats that are taken', () => {
    expect(address('m1', [seat('uk', null)], 'http://host/')).toBeNull();
    expect(address('m1', [], 'http://host/')).toBeNull();
  });
  it('ignores what is incomplete', () => {
    expect(offered(new URLSearchParams('seat=uk'))).toEqual([]);
    expect(offered(new URLSearchParams(''))).toEqual([]);
  });
});
