/** How pieces come and go: nothing moves when motion is off. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A piece that is placed settles from above. */
export function arrive(_: Element, { on }: { on: boolean }): TransitionConfig {
  if (!on) return { duration: 0 };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-16 * u}px) scale(calc(var(--s) * ${1 + 0.5 * u}))`,
  };
}

/** A piece that is removed sinks and fades where it stood. */
export function depart(_: Element, { on }: { on: boolean }): TransitionConfig {
  if (!on) return { duration: 0 };
  return {
    duration: 900,
    css: (t, u) => `opacity: ${t}; transform: translateY(${6 * u}px) scale(calc(var(--s) * ${1 - 0.35 * u}))`,
  };
}
