/** Short tones of our own, off by default; nothing is told by them alone. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'die' | 'battle' | 'end';

interface Tone {
  /** Hz, and where it glides to */
  from: number;
  to?: number;
  /** seconds from the start of the sound, and how long it lasts */
  at: number;
  length: number;
  wave?: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { from: 587, at: 0, length: 0.16 },
    { from: 784, at: 0.13, length: 0.24 },
  ],
  die: [0, 0.05, 0.11].map((at, i) => ({ from: 1250 - 260 * i, at, length: 0.035, wave: 'triangle' as const })),
  battle: [
    { from: 130, to: 48, at: 0, length: 0.34, wave: 'triangle' },
    { from: 92, to: 40, at: 0.09, length: 0.3, wave: 'triangle' },
  ],
  end: [523, 659, 784].map((from, i) => ({ from, at: 0.15 * i, length: 0.42 })),
};
const VOLUME = 0.12;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Sounds, if sounds are switched on. A browser may keep silent until the page was touched. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[name]) play(context, tone);
}

function play(on: AudioContext, { from, to, at, length, wave = 'sine' }: Tone): void {
  const start = on.currentTime + at;
  const source = on.createOscillator();
  const volume = on.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + length);
}
