/** Sentences that are needed only here: they come with the parts that say them, and not with the first page. */
import { bring } from '../../text/text.svelte';
import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

bring({ en, ru });
