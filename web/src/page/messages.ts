/** What the page and its workers say to each other. */
import type { Listed } from './files';

/** To the host: a request, what a line says, a line opened or closed; each with the game that it is about. */
export type ToHost =
  | { kind: 'start'; base: string; files: Listed }
  | { kind: 'call'; ref: number; game: string; method: string; path: string; body: string }
  | { kind: 'open'; line: number; game: string; match: string; after: number; epoch: number | null }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'close'; line: number };

/** From the host: an answer, a message of a line, how far it is, why it cannot go on. */
export type FromHost =
  | { kind: 'answer'; ref: number; status: number; text: string }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'opened'; line: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string };

/** To the thinker, and back: a pickled task, a pickled result. */
export type ToThinker =
  { kind: 'start'; base: string; files: Listed } | { kind: 'think'; ref: number; game: string; task: Uint8Array };
export type FromThinker = { ref: number; result: Uint8Array | null };
