import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from './metrics.server.ts';

test('requests are counted by method, kind and status, beside process metrics', async () => {
  const { registry, requestSeconds } = createMetrics();
  requestSeconds.observe({ method: 'GET', kind: 'page', status: '200' }, 0.02);
  requestSeconds.observe({ method: 'GET', kind: 'page', status: '200' }, 0.2);
  const text = await registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",kind="page",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",method="GET",kind="page",status="200"} 1');
  expect(text).toContain('process_cpu_seconds_total');
});

test('each shop has its own metrics', async () => {
  const one = createMetrics();
  const other = createMetrics();
  one.requestSeconds.observe({ method: 'GET', kind: 'page', status: '200' }, 1);
  expect(await other.registry.metrics()).not.toContain('kind="page"');
});

test('says how many requests are being answered', async () => {
  const { registry, inFlight } = createMetrics();
  inFlight.requests = 3;
  expect(await registry.metrics()).toContain('http_requests_in_flight 3');
});

test('it is quiet a minute after the last request', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { noteRequest, isQuiet } = createMetrics();
  vi.advanceTimersByTime(59_000);
  expect(isQuiet()).toBe(false);
  noteRequest();
  vi.advanceTimersByTime(59_000);
  expect(isQuiet()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isQuiet()).toBe(true);
});
