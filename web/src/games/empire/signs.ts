/** The signs of markers and tracks, as lines in a 20 × 20 box around 0,0. */
const CARD = 'M-5.5 -8H5.5V8H-5.5Z';

export const SIGNS: Record<string, string> = {
  will: 'M-6 8.5V-8.5M-6 -7.5C-2 -9.5 2 -5.5 7 -7.5V1C2 3 -2 -1 -6 1M-1.5 -6.2V0.4M2.8 -6.4V1.2',
  progress: 'M-8.5 6L-3 0L1 3.5L8 -5.5M3.2 -6H8.4V-0.8',
  victory:
    'M-5 -8H5V-2.5C5 1 2.5 3 0 3S-5 1 -5 -2.5ZM0 3V6.5M-4 8.5H4' +
    'M-5 -6H-8C-8 -3 -7 -1.5 -4.8 -1M5 -6H8C8 -3 7 -1.5 4.8 -1',
  'count-hand': 'M-7 -7.5H1.5V7.5H-7ZM3.5 -6L7.5 -4.6L4 6.4',
  'count-passes': `${CARD}M-2.6 0H2.6M0.4 -2.4L2.8 0L0.4 2.4`,
  'count-shipping': 'M-9 1.5H9L6.5 7H-6.5ZM-5.5 1.5V-3.5H3V1.5M-2.5 -3.5V-7.5H0V-3.5',
  'count-future': `${CARD}M0 -4V0L3 2.2`,
  'count-services': 'M-8 0H-2M8 0H2M-4.6 -3L-1.6 0L-4.6 3M4.6 -3L1.6 0L4.6 3',
  rivalry: 'M-2 0H-8M2 0H8M-5 -3L-8 0L-5 3M5 -3L8 0L5 3M0 -7V7',
  resources: 'M-7.5 8V-1L-3 2V-1L1.5 2V-8H4.5V8ZM-9 8H9',
  china: 'M-8 -2.5C-4 -6 4 -6 8 -2.5ZM0 -7.5V-5M-5.5 -2.5V7M5.5 -2.5V7M-8 7H8M-1.8 7V1.5H1.8V7',
  india: 'M0 -8.5C4.6 -5 4.6 -2 4.6 0H-4.6C-4.6 -2 -4.6 -5 0 -8.5ZM-7 0V8M7 0V8M-4.6 0V8H4.6V0M-7 0H7',
  road: 'M-6.5 8.5L-2 -8.5M6.5 8.5L2 -8.5M0 -6V-4M0 -1V1.5M0 4.5V7.5',
  europe: 'M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0M-8 0H8M0 -8C-5 -3.5 -5 3.5 0 8M0 -8C5 -3.5 5 3.5 0 8',
  submarines:
    'M-8.5 2.5C-8.5 -0.5 -6.5 -1 -3 -1H6L9 2.5L6 5.5H-5.5C-7.5 5.5 -8.5 4.5 -8.5 2.5ZM-2.5 -1V-5H2V-1M-0.5 -5V-8H2.5',
  bombing: 'M0 -9V3M-9 1L0 -3L9 1M-4 7.5L0 5L4 7.5M0 3V8.5',
  escorts: 'M-8 3H8L5.5 8H-5.5ZM-3 3V-3H3V3M0 -3V-8M-5 -8.5H5',
  surprise: 'M1.8 -9L-5.4 1.6H-0.6L-2 9L5.6 -2.6H0.8Z',
  intercept: 'M-9 -6L-1.5 0L-9 6M9 -6L1.5 0L9 6M-1.5 0H1.5',
  ambush: 'M-8.5 0C-5 -6 5 -6 8.5 0C5 6 -5 6 -8.5 0ZM0 -2.6A2.6 2.6 0 1 0 0 2.6A2.6 2.6 0 1 0 0 -2.6M0 -9V-6M0 6V9',
  hq: 'M-8.5 -6H8.5V6H-8.5ZM-8.5 -2H8.5M-8.5 9V-6',
  battle: 'M-7.5 -7.5L7.5 7.5M7.5 -7.5L-7.5 7.5M-8 4L-4 8M8 4L4 8',
  landing: 'M-9 6C-6 3.5 -3 8.5 0 6S6 3.5 9 6M0 -8.5V1M-4 -2.6L0 1.6L4 -2.6',
  box: 'M-8 -6.5H8V7H-8ZM-8 -2.5H8',
  arrival: 'M-8.5 0H6M1.6 -5L6.8 0L1.6 5M8.6 -7.5V7.5',
  end: 'M-6.5 8.5V-8.5M-6.5 -8H7V1H-6.5M-2 -8V-3.5H2.5V1M-6.5 -3.5H-2M2.5 -3.5H7',
  critical: 'M0 -9L2.1 -2.9L8.6 -2.8L3.4 1.1L5.3 7.3L0 3.6L-5.3 7.3L-3.4 1.1L-8.6 -2.8L-2.1 -2.9Z',
  die: 'M-7 -7H7V7H-7ZM-3 -3V-2.9M3 3V3.1M0 0V0.1',
};
/** Signs that are filled, not drawn in lines. */
export const SOLID = new Set(['surprise', 'critical']);
