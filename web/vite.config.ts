import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built client ships inside the Python package; paths are relative so that it works behind any prefix.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/quadrant/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // the boards of hexes have a page of their own, so that those who play do not load it
    rollupOptions: { input: ['index.html', 'boards.html'] },
  },
  server: {
    fs: { allow: ['..'] }, // the maps lie with their games, in the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8600', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
