import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Env } from '#platform/env.server.ts';
import { projectRoot } from '#platform/started-file.ts';
import { beginOpening } from './begin-opening.ts';
import type { AppOptions } from './http-app.ts';
import { type Handler, listen } from './listen.ts';
import { endOnSignal } from './stop.ts';

/** The exports of the bundle; declared here because importing it would bundle it twice. */
type BuiltApp = { createApp: (options: AppOptions) => { fetch: Parameters<typeof getRequestListener>[0] } };

export type WorkerOptions = {
  env: Env;
  dev: boolean;
  onStep: (step: string) => void;
  metrics?: () => Promise<string>;
  /** Listen only when ready, for a process that joins others. */
  joins?: boolean;
};

/** A serving process: listens, opens the shop, and passes requests to the app until it is stopped. */
export async function startWorker({ env, dev, onStep, metrics, joins = false }: WorkerOptions) {
  const ending = endOnSignal();
  const early = joins ? undefined : await listen(env);
  const effective = { ...env, PORT: early?.port ?? env.PORT };
  const onEachStep = (step: string) => {
    early?.startingWith(step);
    onStep(step);
  };
  onEachStep('opening the database');
  const opening = beginOpening(effective);
  // Not imported above, so that the database begins to open before they are loaded.
  const { openShop } = await import('./open-shop.server.ts');
  // An error in it is reported after those of the shop.
  const built = dev ? undefined : importBuiltApp();
  built?.catch(() => {});
  const { shop, close } = await openShop({ env: effective, onStep: onEachStep, opening });
  const clientFolder = dev ? undefined : join(projectRoot, 'build', 'client');
  const options: AppOptions = { shop, dev, clientFolder, metrics: metrics ?? (() => shop.metrics.registry.metrics()) };
  const handler = built ? builtHandler(await built, options) : await developmentHandler(options);
  early?.serve(handler);
  const listener = early ?? (await listen(effective, handler));
  // Before this point the process could end at once; from here on there may be requests to finish.
  ending.inOrder({ listener, endStreams: shop.live.endAll, close });
  return { shop, port: listener.port };
}

function importBuiltApp(): Promise<BuiltApp> {
  return import(pathToFileURL(join(projectRoot, 'build', 'server', 'index.js')).href);
}

const builtHandler = ({ createApp }: BuiltApp, options: AppOptions): Handler =>
  getRequestListener(createApp(options).fetch);

/** Loaded on demand: the development server is not installed in production. */
async function developmentHandler(options: AppOptions): Promise<Handler> {
  const { createDevHandler } = await import('./dev.ts');
  return createDevHandler(options);
}
