import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Small parts that most screens load go into one file: they compress better together than as fifty files. */
const commonParts = {
  name: 'parts',
  test: /[\\/](app|core|modules|lucide-react|use-intl)[\\/]/,
  minShareCount: 24,
};

/** Texts reach the screens compiled (platform/texts.server.ts): the parser of raw ones would be a burden to every visitor. */
const compiledTexts = { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' };

// The server's input is our own app, which imports React Router's build, so that both live in one bundle.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: [compiledTexts] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [commonParts] } } } } },
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      // Left outside the bundle, use-intl would find its parser again; the others are 1,300 files, of which a start reads each.
      resolve: {
        noExternal: ['use-intl', /^react-aria/, 'react-stately', /^@internationalized\//, /^@react-/, 'lucide-react'],
      },
    },
  },
});
