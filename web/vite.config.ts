/** How the web app is built and, while developing, served. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Written out even where it is empty, so that what only the iOS shell needs is left out of the web's build.
  define: {
    'import.meta.env.VITE_SERVER_ORIGIN': JSON.stringify(loadEnv('', import.meta.dirname).VITE_SERVER_ORIGIN ?? ''),
  },
  plugins: [
    // Compiled everywhere, home would weigh 5 KB (brotli) more of its 95; a component that gains by it says 'use memo'.
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The polyfill is an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What changes only with a dependency stays in the browser's cache when a release changes the rest.
        // Only what home needs: a package that one screen loads on demand goes with that screen.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack|zod)[\\/](?!.*infiniteQueryO|.*useInfinite)/,
              priority: 2,
            },
            // What the first screen needs, in one file: shared with screens that come later, it would fall into forty,
            // which weigh a tenth more and each take a request.
            { name: 'home', test: /web[\\/]app[\\/]main[.]tsx$/, priority: 1 },
          ],
        },
      },
      // The contract is built of calls without side effects: what a screen does not use of it need not travel.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'message', 'required', 'bounded', 'optionalText'] },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
