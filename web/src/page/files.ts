/** The files of the page: which there are, how large they are, and where they are kept. */

export interface PageFile {
  name: string;
  path: string;
  /** bytes, as they travel */
  size: number;
}

/** What is fetched together: the shell, the engine, a game. */
export interface Listed {
  version: string;
  parts: Record<string, PageFile[]>;
}

/** What is kept in this browser for the time without a network; nothing where the browser keeps nothing. */
const KEPT = 'quadrant-files';

async function store(): Promise<Cache | null> {
  return typeof caches === 'undefined' ? null : caches.open(KEPT);
}

const urlOf = (base: string, path: string): string => new URL(path, base).href;

/** The files of these parts that are not here yet. */
export async function missing(base: string, listed: Listed, parts: string[]): Promise<PageFile[]> {
  const kept = await store();
  const wanted = parts.flatMap((part) => listed.parts[part] ?? []);
  if (!kept) return [];
  const here = await Promise.all(wanted.map((file) => kept.match(urlOf(base, file.path))));
  return wanted.filter((_, i) => !here[i]);
}

/** Fetches files, telling how many bytes have come. */
export async function fetchAll(base: string, files: PageFile[], ontold: (bytes: number) => void): Promise<void> {
  const kept = await store();
  let done = 0;
  const shares = new Map<string, number>();
  const tell = (file: PageFile, share: number) => {
    shares.set(file.path, Math.min(file.size, share));
    ontold([...shares.values()].reduce((sum, part) => sum + part, done));
  };
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(urlOf(base, file.path));
      if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
      const data = await read(answer.body, (bytes) => tell(file, bytes));
      const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream' };
      await kept?.put(urlOf(base, file.path), new Response(data, { headers }));
      shares.delete(file.path);
      done += file.size;
      tell(file, 0);
    }),
  );
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, ontold: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    size += next.value.length;
    ontold(size);
  }
  return new Blob(pieces);
}

/** A file from here, or from where the page comes from. */
async function found(base: string, path: string): Promise<Response> {
  const url = urlOf(base, path);
  const answer = (await (await store())?.match(url)) ?? (await fetch(url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** A file of a part, unpacked. */
export async function opened(base: string, listed: Listed, part: string, name: string): Promise<Response> {
  const file = listed.parts[part]?.find((each) => each.name === name);
  if (!file) throw new Error(`there is no file ${name}`);
  const answer = await found(base, file.path);
  if (!file.path.endsWith('.gz') || !answer.body) return answer;
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')));
}

export const plain = async (base: string, path: string): Promise<string> => (await found(base, path)).text();

/** Deletes what no part needs any more. */
export async function tidy(base: string, listed: Listed): Promise<void> {
  const kept = await store();
  if (!kept) return;
  const known = new Set(Object.values(listed.parts).flatMap((part) => part.map((file) => urlOf(base, file.path))));
  for (const { url } of await kept.keys()) if (!known.has(url)) await kept.delete(url);
}
