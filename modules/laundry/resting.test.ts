import { expect, test } from 'vitest';
import { restingAfterTimeout } from './resting.ts';

function open() {
  let now = new Date('2026-11-16T08:00:00Z');
  let asked = 0;
  const ask = restingAfterTimeout({ now: () => now });
  return {
    asks: () => asked,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    answer: () => ask(async () => ++asked),
    fail: (name: string) =>
      ask(async () => {
        asked += 1;
        throw Object.assign(new Error('no answer'), { name });
      }),
  };
}

test('L13 a laundry that did not answer in time is not asked for half a minute', async () => {
  const laundry = open();
  await expect(laundry.fail('TimeoutError')).rejects.toThrow('no answer');
  laundry.later(29_999);
  await expect(laundry.answer()).rejects.toThrow('did not answer a moment ago');
  expect(laundry.asks()).toBe(1);
  laundry.later(1);
  expect(await laundry.answer()).toBe(2);
  expect(await laundry.answer()).toBe(3);
});

test('a laundry that fails at once is asked again', async () => {
  const laundry = open();
  await expect(laundry.fail('HttpFailure')).rejects.toThrow('no answer');
  expect(await laundry.answer()).toBe(2);
});
