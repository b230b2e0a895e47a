import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const screens = fileURLToPath(new URL('./bare-screens.ts', import.meta.url));

/** The modules that the bare page imports in the browser. */
const modules: Readonly<Record<string, string>> = {
  entry: `
    import { createElement, startTransition } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import { HydratedRouter } from 'react-router/dom';
    startTransition(() => hydrateRoot(document, createElement(HydratedRouter)));`,
  root: `export { Document as default } from ${JSON.stringify(screens)};`,
  page: `export { Cards as default } from ${JSON.stringify(screens)};`,
};

/** The scripts that hydrate the bare page, by file name. */
export async function buildBareScripts(): Promise<ReadonlyMap<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare-modules',
        resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
    ],
    build: {
      write: false,
      rollupOptions: {
        input: Object.fromEntries(Object.keys(modules).map((name) => [name, name])),
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}
