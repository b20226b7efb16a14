/** Puts a page on the screen as soon as its language is there. */
import { mount, type Component } from 'svelte';
import { settings } from '../settings/settings.svelte';
import { speak } from '../text/text.svelte';

/** Without a language nothing can be said in the reader's words: so in both. */
const FAILED = 'Quadrant could not be loaded: please try again. Quadrant не загрузился: попробуйте ещё раз.';

export async function start(Page: Component): Promise<void> {
  const target = document.getElementById('app');
  if (!target) return;
  try {
    await speak(settings.lang);
    mount(Page, { target });
  } catch {
    target.textContent = FAILED;
  }
}
