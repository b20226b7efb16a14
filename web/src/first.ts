/**
 * Runs before the rest of the page has come: what only this browser knows, its reader's language, is fetched beside it.
 * Whether it comes is seen by whoever needs it.
 */
import { load } from './settings/stored';
import { SOURCES } from './locale';

SOURCES[load().lang]().catch(() => undefined);
