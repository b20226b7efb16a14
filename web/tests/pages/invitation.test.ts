import { describe, expect, it } from 'vitest';
import { address, expected, invitations, offered } from '../../src/pages/account/invitation';
import type { SeatInfo } from '../../src/wire/shapes';

const seat = (name: string, token: string | null, kept: string | null = null): SeatInfo => ({
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
  kept,
});

describe('an invitation', () => {
  it('is one a player, with all the seats that share it', () => {
    const seats = [seat('uk', 'T1'), seat('germany', null), seat('usa', 'T2'), seat('ussr', 'T1')];
    expect(invitations(seats)).toEqual([
      { token: 'T1', seats: ['uk', 'ussr'], kept: null },
      { token: 'T2', seats: ['usa'], kept: null },
    ]);
  });
  it('is not needed where all open seats are kept for somebody', () => {
    const kept = [seat('uk', 'T1', 'boris'), seat('germany', null), seat('usa', 'T1', 'boris')];
    expect(expected(kept)).toEqual(['boris']);
    expect(expected([...kept, seat('ussr', 'T2')])).toBeNull();
    expect(expected([seat('germany', null)])).toBeNull();
  });
  it('is an address that brings it back', () => {
    const link = address('m1', 'T1', 'http://host/play/');
    expect(link).toBe('http://host/play/#/match/m1?token=T1');
    expect(offered(new URLSearchParams(link.split('?')[1]))).toEqual(['T1']);
  });
  it('of the old form, with seats and several tokens, is still understood', () => {
    expect(offered(new URLSearchParams('seat=uk,usa&token=T1,T2'))).toEqual(['T1', 'T2']);
    expect(offered(new URLSearchParams('seat=uk'))).toEqual([]);
  });
});
