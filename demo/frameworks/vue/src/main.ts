import { createApp } from 'vue';
import '../../../demo.css';
import App from './app.vue';

createApp(App).mount('#app');
