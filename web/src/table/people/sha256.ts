/** SHA-256 of a text, in hexadecimal. Written out because browsers offer it to secure pages only. */
const K = constants(64, 1 / 3);
const START = constants(8, 1 / 2);

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function constants(count: number, power: number): Uint32Array {
  const out: number[] = [];
  for (let n = 2; out.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) out.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(out, Math.floor);
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const data = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, i) => data.setUint8(i, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(data.byteLength - 4, bytes.length << 3);
  const hash = Uint32Array.from(START);
  for (let at = 0; at < data.byteLength; at += 64) block(hash, data, at);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function block(hash: Uint32Array, data: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b, c, d] = [w[i - 15] ?? 0, w[i - 2] ?? 0, w[i - 16] ?? 0, w[i - 7] ?? 0];
    w[i] = c + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + d + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] ?? 0) + value));
}

/** Whether a revealed seed is the one whose hash was published when the match started. */
export function honest(seed: string, published: string): boolean {
  return sha256(`quadrant:${seed}`) === published;
}
