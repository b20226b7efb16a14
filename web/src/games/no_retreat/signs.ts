/** The signs of markers and tracks, as lines in a 20 × 20 box around 0,0. */
const HEX = 'M0 -8.4L7.3 -4.2V4.2L0 8.4L-7.3 4.2V-4.2Z';
const FLAKE = 'M0 -8V8M-6.9 -4L6.9 4M-6.9 4L6.9 -4M-2 -6.6L0 -4.6L2 -6.6M-2 6.6L0 4.6L2 6.6';

export const SIGNS: Record<string, string> = {
  'weather-clear':
    'M3.6 0A3.6 3.6 0 1 1 -3.6 0A3.6 3.6 0 1 1 3.6 0M0 -8.6V-6M0 6V8.6M-8.6 0H-6M6 0H8.6' +
    'M-6 -6L-4.3 -4.3M4.3 4.3L6 6M-6 6L-4.3 4.3M4.3 -4.3L6 -6',
  'weather-mud':
    'M-8.5 1C-6.5 -1.4 -4.5 -1.4 -2.8 1S1 3.4 2.8 1S6.5 -1.4 8.5 1' +
    'M-6 6C-4 3.8 -2 3.8 0 6S4 8.2 6 6M-4 -7V-4M0.5 -8V-5M5 -7V-4',
  'weather-snow': FLAKE,
  'weather-long_winter': `${FLAKE}M-9 -9H9M-9 9H9`,
  sudden:
    'M-6.5 -1.5A6.5 6.5 0 1 1 6.5 -1.5C6.5 1.2 5.2 2.6 3.6 3.4V7H-3.6V3.4' +
    'C-5.2 2.6 -6.5 1.2 -6.5 -1.5ZM-3.2 -1.2V-1M3.2 -1.2V-1M-1.2 4.6V7M1.2 4.6V7',
  key: HEX,
  initiative: 'M-5 8.5V-8.5M-5 -7.5C-1.5 -9.5 2 -5.5 6 -7.5V0C2 2 -1.5 -2 -5 0',
  tide: 'M0 8V-7M-4.6 -2.6L0 -7.4L4.6 -2.6M-7 -9H7',
  target: 'M6.6 0A6.6 6.6 0 1 1 -6.6 0A6.6 6.6 0 1 1 6.6 0M0 -9V-3.4M0 3.4V9M-9 0H-3.4M3.4 0H9',
  blow: 'M-7.5 3.5C-7.5 -3.5 -1 -6.5 5.5 -4.5M1.4 -8L6.4 -4.3L2.4 0.4M7.5 -1C7.5 5 2 8 -4.5 6.4',
  blitz: 'M1.8 -9L-5.4 1.6H-0.6L-2 9L5.6 -2.6H0.8Z',
  shock: 'M0 -9L2 -3L8.2 -4.6L3.8 0L8.2 4.6L2 3L0 9L-2 3L-8.2 4.6L-3.8 0L-8.2 -4.6L-2 -3Z',
  rail: 'M-4.4 -9V9M4.4 -9V9M-7.4 -5H7.4M-7.4 0H7.4M-7.4 5H7.4',
  reserve: 'M-8 6.5H8M-6.5 6.5V-1L0 -7.5L6.5 -1V6.5M-2 6.5V1H2V6.5',
  box: 'M-8 -6.5H8V7H-8ZM-8 -2.5H8',
  elsewhere: 'M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0M-8 0H8M0 -8C-5 -3.5 -5 3.5 0 8M0 -8C5 -3.5 5 3.5 0 8',
  arrival: 'M-8.5 0H6M1.6 -5L6.8 0L1.6 5M8.6 -7.5V7.5',
  scorched:
    'M0 8.6C-5 8.6 -6.4 4.6 -4.6 1.4C-3.4 -0.8 -3.2 -3 -3.6 -5.4C0 -4 1.2 -1.4 1.2 0.6' +
    'C2.4 -0.2 2.8 -1.6 2.6 -3C5.6 0 6.6 8.6 0 8.6Z',
  works: 'M-9 6.5L-5.5 -1L-2 6.5M-2.6 5.2L1 -2L4.6 5.2M3 3L5.8 -2.6L9 6.5M-9.5 6.5H9.5',
};
/** Signs that are filled, not drawn in lines. */
export const SOLID = new Set(['blitz', 'shock']);
