import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'kind' | 'status'>;
  /** Requests that are being answered at this moment. */
  inFlight: { requests: number };
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const inFlight = { requests: 0 };
  registry.registerMetric(
    new Gauge({
      name: 'http_requests_in_flight',
      help: 'How many requests are being answered.',
      registers: [],
      collect() {
        this.set(inFlight.requests);
      },
    }),
  );
  return {
    registry,
    inFlight,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by method, kind (page, api, asset, system) and status.',
      labelNames: ['method', 'kind', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
  };
}
