/** Where bots think, so that the table never waits for them. */
import type { FromThinker, ToThinker } from './messages';
import { Python } from './python';

type Think = (task: Uint8Array) => Uint8Array;

let python: Promise<Python> | null = null;

async function carryOut(message: ToThinker): Promise<void> {
  if (message.kind === 'start') {
    python = Python.start(message.base, message.files);
    await python;
    return;
  }
  if (!python) return;
  const answer: FromThinker = { ref: message.ref, result: null };
  try {
    const ready = await python;
    await ready.game(message.game);
    const think = ready.api.pyimport('quadrant.page.browser').think as Think;
    answer.result = think(message.task);
  } finally {
    self.postMessage(answer);
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  void carryOut(data);
};
