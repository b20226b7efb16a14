/** Push messages to this browser: they come with the page closed. A small worker shows them. */
import { api } from '../wire/api';
import type { ChannelInfo, PushAsked } from '../wire/shapes';

const WORKER = 'push-worker.js';
/** It controls no page: its scope is a place where none is. */
const SCOPE = 'push/';

export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registered = () => navigator.serviceWorker.register(WORKER, { scope: SCOPE });

const encode = (data: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decode(text: string): Uint8Array<ArrayBuffer> {
  const padded = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(text.length / 4) * 4, '=');
  return Uint8Array.from(atob(padded), (char) => char.charCodeAt(0));
}

/** This browser's subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush) return null;
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** The reader has pressed the button: the browser asks him, and the server is told where to send. */
export async function subscribe(key: string, language: PushAsked['language']): Promise<ChannelInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registered();
  // Another key than this server's, from an earlier life of its database, would be refused.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decode(key) });
  return api.addPush({
    endpoint: made.endpoint,
    p256dh: encode(made.getKey('p256dh')),
    auth: encode(made.getKey('auth')),
    language,
  });
}
