/** Parts of the program that are fetched when they are first needed, and kept. */
import type { Component } from 'svelte';

/** The server did not answer, or has another version of the program by now. */
export class NotFetched extends Error {}

export class Later<T> {
  readonly #bring: () => Promise<T>;
  #coming: Promise<T> | null = null;
  /** the part, once it is there */
  now = $state.raw<T | null>(null);

  constructor(bring: () => Promise<T>) {
    this.#bring = bring;
  }

  /** Fetched once, however many ask; whoever asks after it has failed tries again. */
  load(): Promise<T> {
    this.#coming ??= this.#bring().then(
      (part) => (this.now = part),
      (error: unknown) => {
        this.#coming = null;
        throw new NotFetched(String(error));
      },
    );
    return this.#coming;
  }

  /** Fetched for whoever will need it soon. If that fails, he is told when he does. */
  ahead(): void {
    this.load().catch(() => undefined);
  }
}

/** A component that comes later; `Part` shows it. */
export function component<Props extends object, Exports extends Record<string, unknown>>(
  bring: () => Promise<{ default: Component<Props, Exports> }>,
): Later<Component<Props, Exports>> {
  return new Later(async () => (await bring()).default);
}

/** Fetches ahead as soon as somebody points at an element, or comes to it by the keyboard. */
export function ahead(...parts: (Later<unknown> | undefined)[]): (node: Element) => () => void {
  return (node) => {
    const gone = new AbortController();
    const bring = () => {
      for (const part of parts) part?.ahead();
      gone.abort();
    };
    for (const sign of ['pointerover', 'focusin']) node.addEventListener(sign, bring, gone);
    return () => gone.abort();
  };
}
