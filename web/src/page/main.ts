/** The page without a server: the same client, on a line to its own worker. */
import '../app/fonts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import '../styles/map.css';
import { start } from '../app/start';
import { carryBy } from '../wire/carrier';
import { WorkerCarrier } from './carrier';
import { fresh } from './fresh.svelte';
import Shell from './Shell.svelte';
import { words } from './words.svelte';

carryBy(new WorkerCarrier());
void fresh.start();
void words.load().then(() => start(Shell));
