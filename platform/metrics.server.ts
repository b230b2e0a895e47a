import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'kind' | 'status'>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by method, kind (page, api, asset, system) and status.',
      labelNames: ['method', 'kind', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
  };
}
