import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { Metrics } from '#platform/metrics.server.ts';

type Report = MetricObjectWithValues<MetricValue<string>>[];
type Message = { ask?: 'all-metrics' | 'own-metrics'; report?: Report; text?: string };

const waitMs = 2000;

/** A request between processes: sent once, answered by the first message that `pick` accepts. */
function ask<T>(
  peer: Pick<Worker, 'send' | 'on' | 'off'> | NodeJS.Process,
  question: Message,
  pick: (answer: Message) => T | undefined,
  otherwise: T,
): Promise<T> {
  return new Promise((resolve) => {
    const done = (value: T) => {
      clearTimeout(timer);
      (peer as NodeJS.Process).off('message', listen);
      resolve(value);
    };
    const listen = (message: Message) => {
      const value = pick(message);
      if (value !== undefined) done(value);
    };
    const timer = setTimeout(() => done(otherwise), waitMs);
    (peer as NodeJS.Process).on('message', listen);
    (peer as NodeJS.Process).send?.(question);
  });
}

/** The primary adds up the metrics of all workers, because a scrape reaches only one of them. */
export function answerMetrics(): void {
  cluster.on('message', (asker, message: Message) => {
    if (message.ask !== 'all-metrics') return;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    void Promise.all(workers.map((worker) => ask(worker, { ask: 'own-metrics' }, ({ report }) => report, [])))
      .then((reports) => AggregatorRegistry.aggregate(reports).metrics())
      .then((text) => asker.send({ text } satisfies Message));
  });
}

export function askPrimaryForMetrics(): Promise<string> {
  return ask(process, { ask: 'all-metrics' }, ({ text }) => text, '');
}

export function reportMetricsToPrimary({ registry }: Metrics): void {
  process.on('message', (message: Message) => {
    if (message.ask === 'own-metrics')
      void registry.getMetricsAsJSON().then((report) => process.send?.({ report } satisfies Message));
  });
}
