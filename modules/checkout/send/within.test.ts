import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#core/result.ts';
import { orderSendTimeoutMs } from '#core/timings.ts';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answeredAfter = (ms: number) =>
  new Promise<ReturnType<typeof ok<string>>>((resolve) => setTimeout(() => resolve(ok('sent')), ms));

test('O37 an order that is answered after 90 seconds is sent, after 120 it takes too long', async () => {
  const quick = within(orderSendTimeoutMs, answeredAfter(90_000));
  const slow = within(orderSendTimeoutMs, answeredAfter(121_000));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await quick).toEqual(ok('sent'));
  expect(await slow).toEqual({ ok: false, refusal: { code: 'timeout' } });
});

test('a failure is passed on', async () => {
  const failing = Promise.reject(new Error('broken'));
  await expect(within(1000, failing)).rejects.toThrow('broken');
});
