import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// A minimal Hono app on Node: the baseline for what the shop adds to a request.
const app = new Hono()
  .get('/', (c) => c.text('ok'))
  .get('/metrics', (c) => {
    const { user, system } = process.cpuUsage();
    return c.text(`process_cpu_seconds_total ${(user + system) / 1e6}`);
  });
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`ready: http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
