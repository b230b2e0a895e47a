import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'kind' | 'status'>;
  /** Requests that are being answered at this moment. */
  inFlight: { requests: number };
  /** Call it when somebody asks for something, other than whether the process is well. */
  noteRequest: () => void;
  /** Whether nobody has asked for a minute, so that what only requests leave behind need not be looked for each second. */
  isQuiet: () => boolean;
};

const quietAfterMs = 60_000;
// The timer that measures delays wakes an idle process this often; at 10 ms, the default, it takes most of its time.
const eventLoopMonitoringPrecision = 50;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  let askedAt = performance.now();
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
    noteRequest: () => {
      askedAt = performance.now();
    },
    isQuiet: () => performance.now() - askedAt > quietAfterMs,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by method, kind (page, api, asset, system) and status.',
      labelNames: ['method', 'kind', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
  };
}
