import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function repeated() {
  const state = { runs: 0, quiet: false };
  const stop = repeat(async () => void (state.runs += 1), { pauseMs: 1000, isQuiet: () => state.quiet });
  return { state, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('it runs again after each pause, ten times as rarely while it is quiet', async () => {
  const { state, stop, pass } = repeated();
  await pass(5000);
  expect(state.runs).toBe(5);
  state.quiet = true;
  await pass(20_000);
  expect(state.runs).toBe(7);
  await stop();
});

test('what ends the quiet is found after an ordinary pause', async () => {
  const { state, stop, pass } = repeated();
  state.quiet = true;
  await pass(3000);
  expect(state.runs).toBe(0);
  state.quiet = false;
  await pass(1000);
  expect(state.runs).toBe(1);
  await stop();
});

test('a stopped one waits for what is running, and does not run again', async () => {
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  let runs = 0;
  const stop = repeat(
    () => {
      runs += 1;
      return isDone;
    },
    { pauseMs: 1000 },
  );
  await vi.advanceTimersByTimeAsync(1000);
  let stopped = false;
  const stopping = stop().then(() => void (stopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(runs).toBe(1);
});
