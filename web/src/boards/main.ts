/** The page of the hex boards: the maps of the games to come, with invented counters on them. */
import '../fonts';
import '../styles/tokens.css';
import '../styles/base.css';
import { start } from '../lib/start';
import Boards from './Boards.svelte';

void start(Boards);
