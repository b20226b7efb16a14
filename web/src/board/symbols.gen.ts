/** Made by scripts/symbols.mjs out of symbols.json. Do not edit. */
export const SYMBOLS = {
  infantry: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
  mechanised: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" stroke-width="8" stroke="currentColor" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
  armour: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" stroke-width="8" stroke="currentColor" fill="none"/>',
  },
  cavalry: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M25,150L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
  artillery: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><circle cx="100" cy="100" r="15" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
  mountain: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/><path d="m 87,142 10,-20 5,10 3,-5 8,15" stroke="none" fill="currentColor"/>',
  },
  airborne: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/><path d="M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140" stroke-width="8" stroke="currentColor" fill="none"/>',
  },
  marines: {
    box: '16 41 168 118',
    body: '<path d="M25,50 l150,0 0,100 -150,0 z" stroke-width="9" stroke="currentColor" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50" stroke-width="8" stroke="currentColor" fill="currentColor"/><path d="m 25,90 c 18.8,0 0,20 18.8,20 18.8,0 0,-20 18.8,-20 18.8,0 0,20 18.8,20 18.8,0 0,-20 18.8,-20 18.8,0 0,20 18.8,20 18.8,0 0,-20 18.8,-20 18.8,0 0,20 18.8,20 18.8,0 0,-20 20,-20" stroke-width="8" stroke="currentColor" fill="none"/>',
  },
  fighters: {
    box: '36 21 128 138',
    body: '<path d="M 155,150 C 155,50 115,30 100,30 85,30 45,50 45,150" stroke-width="9" stroke="currentColor" fill="none"/><text x="100" y="103" text-anchor="middle" font-size="65" font-weight="bold" dominant-baseline="middle" stroke="none" fill="currentColor">F</text>',
  },
  bombers: {
    box: '36 21 128 138',
    body: '<path d="M 155,150 C 155,50 115,30 100,30 85,30 45,50 45,150" stroke-width="9" stroke="currentColor" fill="none"/><text x="100" y="103" text-anchor="middle" font-size="65" font-weight="bold" dominant-baseline="middle" stroke="none" fill="currentColor">A</text>',
  },
  carrier: {
    box: '31 31 138 138',
    body: '<circle cx="100" cy="100" r="60" stroke-width="9" stroke="currentColor" fill="none"/><path d="m 80,100 20,20 20,-20 -20,0 0,-20 -20,0 z" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
  battleship: {
    box: '31 31 138 138',
    body: '<circle cx="100" cy="100" r="60" stroke-width="9" stroke="currentColor" fill="none"/><text x="100" y="103" text-anchor="middle" font-size="65" font-weight="bold" dominant-baseline="middle" stroke="none" fill="currentColor">BB</text>',
  },
  cruiser: {
    box: '31 31 138 138',
    body: '<circle cx="100" cy="100" r="60" stroke-width="9" stroke="currentColor" fill="none"/><text x="100" y="103" text-anchor="middle" font-size="65" font-weight="bold" dominant-baseline="middle" stroke="none" fill="currentColor">CG</text>',
  },
  destroyer: {
    box: '31 31 138 138',
    body: '<circle cx="100" cy="100" r="60" stroke-width="9" stroke="currentColor" fill="none"/><text x="100" y="103" text-anchor="middle" font-size="65" font-weight="bold" dominant-baseline="middle" stroke="none" fill="currentColor">DD</text>',
  },
  submarine: {
    box: '36 41 128 138',
    body: '<path d="m 45,50 c 0,100 40,120 55,120 15,0 55,-20 55,-120" stroke-width="9" stroke="currentColor" fill="none"/><path d="m 75,85 50,0 15,15 -15,15 -50,0 -15,-15 z" stroke-width="8" stroke="currentColor" fill="currentColor"/>',
  },
};
