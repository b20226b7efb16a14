/** Signs of our own beside the NATO symbols: ships from the side, aircraft from above, a headquarters' flag. */
const filled = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const lined = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

export const SILHOUETTES = {
  fleet_carrier: {
    box: '0 4 100 38',
    body: filled('M1 22H99V26.5H1ZM5 28.5H95L88 40H13ZM55 22V14H60V7H64V14H72V22Z'),
  },
  light_carrier: {
    box: '0 4 100 38',
    body: filled('M8 23H92V27H8ZM13 29H87L81 39H20ZM62 23V16H70V23Z'),
  },
  escort_carrier: {
    box: '0 4 100 38',
    body: filled('M12 21H88V25H12ZM18 25H22V31H78V25H82V31H86L80 40H21L15 31H18ZM66 21V14H73V21Z'),
  },
  capital_ship: {
    box: '0 4 100 38',
    body:
      filled('M2 29L98 27L88 40H12ZM38 29V18H43V8H51V15H56V21H60V29ZM19 29V23H32V29ZM66 28V22H79V28Z') +
      lined('M20 24H8M78 23H91', 2.6),
  },
  gun_cruiser: {
    box: '0 4 100 38',
    body:
      filled('M3 31L97 28L90 38H11ZM39 30V21H43V13H48V21H51V30ZM56 30V17H62V30ZM22 30V25H31V30ZM69 29V24H78V29Z') +
      lined('M22 26H13M78 25H87', 2.2),
  },
  light_ship: {
    box: '0 4 100 38',
    body: filled('M7 32L93 29L87 37H13ZM32 31V24H37V18H40V24H43V31ZM49 31V24H54V31ZM60 30V24H65V30Z'),
  },
  aircraft: {
    box: '2 2 56 44',
    body: filled(
      'M30 2C32.4 2 33.4 6 33.6 11L34 16.5L57 21V27L34 26L33 38L41 42V45.5H19V42L27 38L26 26' +
        'L3 27V21L26 16.5L26.4 11C26.6 6 27.6 2 30 2Z',
    ),
  },
  heavy_bomber: {
    box: '0 2 80 46',
    body: filled(
      'M40 2C42.4 2 43.4 6 43.6 10L44 18L52 19V13H56V19.5L63 20.4V15H67V21L79 23V28L44 29L43 41' +
        'L53 44.5V48H27V44.5L37 41L36 29L1 28V23L13 21V15H17V20.4L24 19.5V13H28V19L36 18L36.4 10' +
        'C36.6 6 37.6 2 40 2Z',
    ),
  },
  headquarters: {
    box: '0 0 64 48',
    body: lined('M8 3V46', 4.5) + filled('M10 4H60V29H10ZM14 8V25H56V8Z') + filled('M20 12H50V21H20Z'),
  },
} as const;
