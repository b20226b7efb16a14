/** Where the reader is: the part of the address after the hash, so that no server needs to know the pages. */
class Route {
  path = $state('');
  query = $state.raw(new URLSearchParams());

  constructor() {
    addEventListener('hashchange', () => this.#read());
    // A push message was clicked while the page was open: it leads there.
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ path?: unknown } | null>) => {
      if (typeof data?.path === 'string' && data.path.startsWith('#/')) location.hash = data.path;
    });
    this.#read();
  }

  #read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
    this.path = path;
    this.query = new URLSearchParams(query);
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }
}

export const route = new Route();

export function go(path: string): void {
  location.hash = `/${path}`;
}
