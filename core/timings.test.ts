import { expect, test } from 'vitest';
import {
  cacheTtlMs,
  consentPollMs,
  dealerPagesCacheMs,
  flagCacheMs,
  orderSendTimeoutMs,
  requestTimeoutMs,
  snackbarMs,
  timeoutFor,
} from './timings.ts';

test('Q03 a request may take 30 seconds', () => {
  expect(requestTimeoutMs).toBe(30_000);
  expect(timeoutFor('product', 'products')).toBe(30_000);
});

test.each([
  ['order', 'orders/send', 120_000],
  ['order', '/orders/send', 120_000],
  ['order', 'orders/send?dry=1', 120_000],
  ['order', 'orders', 30_000],
  ['order', 'orders/send/again', 30_000],
  ['order', 'orders/7/confirm', 30_000],
  ['cart', 'orders/send', 30_000],
  ['orderhistory', 'orders/send', 30_000],
])('Q06 sending an order may take 120 seconds, every other call 30: %s %s', (service, path, timeout) => {
  expect(timeoutFor(service, path)).toBe(timeout);
});

test('Q06 the order send timeout by name', () => expect(orderSendTimeoutMs).toBe(120_000));

test('Q07 the default cache lifetime is 60 seconds', () => expect(cacheTtlMs).toBe(60_000));

test('Q08 flags are cached for 300 s, dealer pages for an hour, consent is polled every second', () => {
  expect({ flagCacheMs, consentPollMs, dealerPagesCacheMs }).toEqual({
    flagCacheMs: 300_000,
    consentPollMs: 1_000,
    dealerPagesCacheMs: 3_600_000,
  });
});

test('a notice stays for six seconds', () => expect(snackbarMs).toBe(6_000));
