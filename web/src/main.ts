import './app/fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/map.css';
import { start } from './app/start';
import App from './app/App.svelte';

void start(App);
