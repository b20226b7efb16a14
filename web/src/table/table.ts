/** The table, fetched as one part when a match is opened: what it knows, and what is seen of it. */
export { TableModel } from './model.svelte';
export { default as Layout } from './Layout.svelte';
