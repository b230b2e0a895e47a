import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#platform/env.server.ts';
import { startedFile } from '#platform/started-file.ts';
import { answerMetrics, askPrimaryForMetrics, reportMetricsToPrimary } from './cluster-metrics.ts';
import { listen } from './listen.ts';
import { printReady } from './print.ts';
import { startWorker } from './worker.ts';

const firstRestartMs = 1000;
const longestRestartMs = 30_000;

/**
 * Keeps WORKERS processes running. Each must be ready before the next starts, so that a configuration error is reported
 * once.
 */
export async function runPrimary(env: Env): Promise<void> {
  const ready = new Set<Worker>();
  let stopping = false;
  cluster.setupPrimary({ exec: startedFile('server/main.ts'), args: [] });
  answerMetrics();
  const endIfAlone = () => Object.keys(cluster.workers ?? {}).length === 0 && process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
      endIfAlone();
    });
  }

  // Workers share a port only if all request the same one, so a random port is chosen here.
  const port = env.PORT === 0 ? await freePort(env.HOST) : env.PORT;
  const start = async () => {
    const { worker, endedWith } = await forkUntilReady(port);
    if (endedWith === undefined) ready.add(worker);
    return endedWith;
  };

  /**
   * The start fails at the first error. Replacements are retried forever, because the database may be unavailable for a
   * while.
   */
  const replace = async () => {
    for (let failures = 0; ; failures += 1) {
      await sleep(Math.min(longestRestartMs, firstRestartMs * 2 ** failures));
      if (stopping || (await start()) === undefined) return;
      console.error('a worker could not start; it is tried again');
    }
  };

  cluster.on('exit', (worker, code) => {
    if (stopping) endIfAlone();
    else if (ready.delete(worker)) {
      console.error(`a worker ended with ${code}; another takes its place`);
      void replace();
    }
  });
  for (let count = 0; count < env.WORKERS; count += 1) {
    const endedWith = await start();
    // The worker has already logged the reason.
    if (endedWith !== undefined) process.exit(endedWith);
  }
  await printReady(env, port);
}

async function freePort(host: string): Promise<number> {
  const { port, stop } = await listen({ PORT: 0, HOST: host });
  await stop(0);
  return port;
}

/** Resolves with a new worker when it is ready, or with its exit code. */
function forkUntilReady(port: number): Promise<{ worker: Worker; endedWith?: number }> {
  const worker: Worker = cluster.fork({ PORT: String(port) });
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null) => resolve({ worker, endedWith: code ?? 1 }));
    worker.on('message', (message: { ready?: true }) => {
      if (!message.ready) return;
      console.log(`worker ${worker.process.pid} is ready`);
      resolve({ worker });
    });
  });
}

export async function runClusterWorker(env: Env): Promise<void> {
  const joins = cluster.worker?.id !== 1;
  const { shop } = await startWorker({
    env,
    dev: false,
    onStep: (step) => joins || console.log(`… ${step}`),
    metrics: askPrimaryForMetrics,
    joins,
  });
  reportMetricsToPrimary(shop.metrics);
  process.send?.({ ready: true });
}
