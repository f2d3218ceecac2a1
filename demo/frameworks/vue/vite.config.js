import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** The elements are the browser's, not Vue's. */
const isCustomElement = (tag) => tag.endsWith('-score');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
