import cluster from 'node:cluster';
import { type Env, readEnv } from '#platform/env.server.ts';
import { checkSettings } from './check-settings.ts';
import { runClusterWorker, runPrimary } from './cluster.ts';
import { printReady, printWarnings } from './print.ts';
import { startWorker } from './worker.ts';

/** Starts the shop in this process, or in WORKERS processes. Errors that an operator can fix end with one sentence. */
export async function main({ dev = false }: { dev?: boolean } = {}): Promise<void> {
  try {
    await start(readEnv(process.env), dev);
  } catch (error) {
    const isExpected = error instanceof Error && error.name === 'StartupError';
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}

async function start(env: Env, dev: boolean): Promise<void> {
  checkSettings(env);
  if (!cluster.isPrimary) return runClusterWorker(env);
  printWarnings(env);
  if (env.WORKERS > 1 && env.DATABASE_URL) return runPrimary(env);
  const { port } = await startWorker({ env, dev, onStep: (step) => console.log(`… ${step}`) });
  await printReady(env, port);
}

if (import.meta.main || !cluster.isPrimary) await main();
