import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

test('concurrent identical work runs once, and again afterwards', async () => {
  const share = createSharedWork<number>();
  let begun = 0;
  const ask = () =>
    share(
      'a',
      () => ['a'],
      async () => (begun += 1),
    );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

test('different work runs separately', async () => {
  const share = createSharedWork<string>();
  const ask = (key: string) =>
    share(
      key,
      () => ['a'],
      async () => key,
    );
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
});

test('work is wanted as long as one client waits', async () => {
  const share = createSharedWork<string>();
  const here = { first: true, second: true };
  const { promise, resolve } = Promise.withResolvers<string>();
  let clients: () => readonly string[] = () => [];
  const all = [
    share(
      'a',
      () => (here.first ? ['one'] : []),
      (all) => {
        clients = all;
        return promise;
      },
    ),
    share(
      'a',
      () => (here.second ? ['two'] : []),
      async () => 'never begun',
    ),
  ];
  expect(clients()).toEqual(['one', 'two']);
  here.first = false;
  expect(clients()).toEqual(['two']);
  here.second = false;
  expect(clients()).toEqual([]);
  resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done']);
});

test('a failure is passed to all clients and not cached', async () => {
  const share = createSharedWork<string>();
  const fail = async () => Promise.reject(new Error('broken'));
  const all = await Promise.allSettled([share('a', () => ['a'], fail), share('a', () => ['a'], fail)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(
    await share(
      'a',
      () => ['a'],
      async () => 'well',
    ),
  ).toBe('well');
});
