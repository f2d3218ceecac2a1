import { mount } from 'svelte';
import '../../../demo.css';
import App from './app.svelte';

mount(App, { target: document.querySelector('#app')! });
