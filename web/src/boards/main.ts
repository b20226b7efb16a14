/** The page of the hex boards: the maps of the games to come, with invented counters on them. */
import '../fonts';
import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import Boards from './Boards.svelte';

const target = document.getElementById('app');
if (target) mount(Boards, { target });
