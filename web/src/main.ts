import './fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/map.css';
import { start } from './lib/start';
import App from './App.svelte';

void start(App);
