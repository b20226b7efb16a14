import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What stands for the parts of d3 that no board uses. */
const STILL = fileURLToPath(new URL('src/board/transition.ts', import.meta.url));

/** Every page begins with `src/first.ts`: a script of its own, which does not wait for that of the page. */
function first(): Plugin {
  return {
    name: 'first',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const built = Object.values(bundle ?? {}).find((part) => part.name === 'first');
        const src = built ? `./${built.fileName}` : '/src/first.ts';
        return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

// The built client ships inside the Python package; paths are relative so that it works behind any prefix.
export default defineConfig({
  base: './',
  plugins: [svelte(), first()],
  resolve: { alias: { 'd3-transition': STILL, 'd3-interpolate': STILL } },
  build: {
    outDir: '../src/quadrant/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // the boards of hexes have a page of their own, so that those who play do not load it
    rollupOptions: { input: { index: 'index.html', boards: 'boards.html', first: 'src/first.ts' } },
  },
  server: {
    fs: { allow: ['..'] }, // the maps lie with their games, in the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8600', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
