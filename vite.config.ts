import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { createGroups } from './vite.groups.ts';

/** Small parts that most screens load go into one file: they compress better together than as fifty files. */
const commonParts = {
  name: 'parts',
  test: /[\\/](app|core|modules|lucide-react|use-intl)[\\/]/,
  minShareCount: 24,
};

/** Texts are compiled on the server (platform/texts.server.ts), so that visitors need not load a parser. */
const compiledTexts = { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' };

/** An own function creates the icons of lucide-react: app/icons/create-icon.tsx. */
const leanIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('./app/icons/create-icon.tsx', import.meta.url)),
};

/** What starts in a process or a thread of its own (platform/started-file.ts). They share the bundle with the app. */
const serverEntries = {
  index: './server/app.ts',
  main: './server/main.ts',
  'catalogue-thread-entry': './server/catalogue-thread-entry.ts',
  'logo-process-entry': './server/logo/logo-process-entry.ts',
  'pglite-thread-entry.server': './platform/db/pglite-thread-entry.server.ts',
};

/** React Router gives one name to all entries of the server; each keeps its own. */
const namedEntries: Plugin = {
  name: 'named-server-entries',
  enforce: 'post',
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } },
  }),
};

/** Libraries of many files, which in the bundle are a few: reading them took most of the start. */
const bundledLibraries = [
  'kysely',
  'zod',
  'hono',
  /^@hono\//,
  '@asteasolutions/zod-to-openapi',
  'jose',
  'libphonenumber-js',
  /^@conform-to\//,
];

// The server's entry is our own app, which imports React Router's build, so that both are in one bundle.
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedEntries],
  resolve: { alias: [compiledTexts, leanIcons] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [commonParts, ...createGroups()] } } } } },
    ssr: {
      build: { rollupOptions: { input: serverEntries } },
      // Outside the bundle, use-intl would load its parser again, and the other packages have 1,300 files to read at
      // each start.
      resolve: {
        noExternal: [
          'use-intl',
          /^react-aria/,
          'react-stately',
          /^@internationalized\//,
          /^@react-/,
          'lucide-react',
          ...(command === 'build' ? bundledLibraries : []),
        ],
      },
    },
  },
}));
