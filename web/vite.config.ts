import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What stands for the parts of d3 that no board uses. */
const STILL = fileURLToPath(new URL('src/board/viewport/transition.ts', import.meta.url));

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

/** Catalogues are sent without what only their writers read: comments, empty lines before a message, deep indents. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n+(?=[a-zA-Z-])/g, '\n')
        .replace(/^ +(?=\S)/gm, ' ');
      return `export default ${JSON.stringify(text.trimStart())}`;
    },
  };
}

// The built client ships inside the Python package; paths are relative so that it works behind any prefix.
export default defineConfig({
  base: './',
  plugins: [catalogues(), svelte(), first()],
  resolve: { alias: { 'd3-transition': STILL, 'd3-interpolate': STILL } },
  build: {
    outDir: '../src/quadrant/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: { index: 'index.html', first: 'src/first.ts' } },
  },
  server: {
    fs: { allow: ['..'] }, // the maps lie with their games, in the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8600', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
