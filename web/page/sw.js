/** Keeps the page for the time without a network. The games are kept by the page itself (`src/page/files.ts`). */

const VERSION = '__VERSION__';
/** what comes with the first visit; the build writes the list */
const FILES = ['__FILES__'];
const KIND = 'quadrant-shell-';
const SHELL = KIND + VERSION;

self.addEventListener('install', (e) => {
  const fresh = FILES.map((path) => new Request(path, { cache: 'no-cache' }));
  e.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(fresh)));
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (e) => e.waitUntil(takeOver()));

self.addEventListener('message', (e) => {
  if (e.data === 'use') void self.skipWaiting();
});

self.addEventListener('fetch', (e) => {
  const { request } = e;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const asked = request.mode === 'navigate' ? new URL('index.html', self.registration.scope).href : request;
  e.respondWith(caches.match(asked, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
