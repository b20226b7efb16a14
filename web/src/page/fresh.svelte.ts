/** A new version of the page: it is fetched quietly, and used when the player says so. */
class Fresh {
  /** a new version waits */
  waits = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).catch(() => null);
    if (!registration) return;
    this.#registration = registration;
    const look = (): void => {
      this.waits = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }

  /** The player agrees: the new version takes over, and the page begins again with it. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#registration?.waiting?.postMessage('use');
  }
}

export const fresh = new Fresh();
