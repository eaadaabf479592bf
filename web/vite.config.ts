/** How the web app is built and, while developing, served. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The polyfill is an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    manifest: true,
    // The contract is built of calls without side effects: what a screen does not use of it need not travel.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'endpoint', 'required', 'bounded', 'optionalText'] } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
