import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vite.config';

/** Which files only one game needs, so that they come with it: `tools/page.py` reads the list, and removes it. */
function ofGames(): Plugin {
  return {
    name: 'of-games',
    generateBundle(_, bundle) {
      const found: Record<string, string[]> = {};
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const games = new Set(part.moduleIds.flatMap((id) => /\/games\/(\w+)\//.exec(id)?.[1] ?? []));
        const [game] = games;
        if (games.size !== 1 || game === undefined) continue;
        (found[game] ??= []).push(part.fileName, ...(part.viteMetadata?.importedCss ?? []));
      }
      this.emitFile({ type: 'asset', fileName: 'of-games.json', source: JSON.stringify(found) });
    },
  };
}

const page = mergeConfig(
  usual,
  defineConfig({
    publicDir: 'page',
    plugins: [ofGames()],
    worker: { format: 'es', plugins: () => [svelte()] },
  }),
);

// The page without a server: another start, the same client. `tools/page.py` puts the rest beside it.
export default defineConfig({
  ...page,
  build: {
    ...page.build,
    rollupOptions: {
      ...page.build?.rollupOptions,
      input: { page: 'page.html', first: 'src/first.ts' },
    },
  },
});
