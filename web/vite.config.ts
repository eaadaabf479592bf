/** How the web app is built and, while developing, served. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

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
    errorsWithoutStacks(),
    partsAskedForAhead(),
  ],
  resolve: {
    // What the router asks of older Reacts is in ours.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
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
            // Else it would be a part of home, and the entry would wait for all of that.
            { name: 'entry', test: /web[\\/](app[\\/]entry|lib[\\/]turn)[.]ts$|vite[\\/]preload-helper/, priority: 3 },
          ],
        },
      },
      // The contract is built of calls without side effects: what a screen does not use of it need not travel.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'message', 'required', 'bounded', 'optionalText'] },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});

/** React makes five errors at its start only to compare them later; for the stack of the first, browsers read all of React once more. */
function errorsWithoutStacks(): Plugin {
  return {
    name: 'errors-without-stacks',
    transform(code, id) {
      if (!/react-dom-client[.]production[.]js$/.test(id)) return null;
      const made = /(?<=Exception = )Error[(](formatProdErrorMessage[(]\d+[)])[)]/g;
      if (!made.test(code)) this.error('React makes its errors in another way now');
      return code.replace(made, 'Object.create(Error.prototype, { message: { value: $1 } })');
    },
  };
}

/** The parts of the app run one after the other, but travel together; and what the first picture is drawn with travels before them. */
function partsAskedForAhead(): Plugin {
  return {
    name: 'parts-asked-for-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: Object.values(bundle)
          .filter((one) => one.type === 'chunk' && ['vendor', 'home'].includes(one.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}
