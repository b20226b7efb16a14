/** The table, fetched as one part when a match is opened: what it knows, and what is seen of it. */
export { TableModel } from '../lib/table.svelte';
export { default as Layout } from './Layout.svelte';
