import cluster, { type Worker } from 'node:cluster';
import type { Env } from '#platform/env.server.ts';
import { answerMetrics, askPrimaryForMetrics, reportMetricsToPrimary } from './cluster-metrics.ts';
import { listen } from './listen.ts';
import { printReady } from './print.ts';
import { startWorker } from './worker.ts';

const restartAfterMs = 1000;

/** Keeps WORKERS processes alive. Each comes up before the next is started, so a mistake of the operator is told once. */
export async function runPrimary(env: Env): Promise<void> {
  let stopping = false;
  cluster.setupPrimary({ exec: new URL('./main.ts', import.meta.url).pathname, args: [] });
  answerMetrics();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }

  // Workers share a port only when all ask for the same one, so "any" is decided here, once.
  const port = env.PORT === 0 ? await freePort(env.HOST) : env.PORT;
  for (let count = 0; count < env.WORKERS; count += 1) await forkUntilReady(port);
  cluster.on('exit', (_worker, code) => {
    if (!stopping) {
      console.error(`a worker ended with ${code}; another takes its place`);
      setTimeout(() => void forkUntilReady(port), restartAfterMs);
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  await printReady(env, port);
}

async function freePort(host: string): Promise<number> {
  const { port, stop } = await listen({ PORT: 0, HOST: host });
  await stop(0);
  return port;
}

/** A worker that cannot start has said why, and would say it again: then the whole process ends. */
function forkUntilReady(port: number): Promise<void> {
  const worker: Worker = cluster.fork({ PORT: String(port) });
  return new Promise((resolve) => {
    const ended = (code: number | null) => process.exit(code ?? 1);
    worker.once('exit', ended);
    worker.on('message', (message: { ready?: true }) => {
      if (!message.ready) return;
      worker.off('exit', ended);
      console.log(`worker ${worker.process.pid} is ready`);
      resolve();
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
