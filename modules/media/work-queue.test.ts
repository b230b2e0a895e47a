import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

const mayWait = { now: 2, soon: 2, idle: 2 };

/** A task that ends when told to. */
function task(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    run: () => {
      log.push(name);
      return promise;
    },
    end: () => resolve(name),
  };
}

test('one at a time; what is needed now goes first, idle work last', async () => {
  const queue = createWorkQueue({ atOnce: 1, mayWait });
  const log: string[] = [];
  const [first, idle, soon, now] = ['first', 'idle', 'soon', 'now'].map((name) => task(name, log));
  if (!first || !idle || !soon || !now) throw new Error('no tasks');
  const all = [
    queue.run('soon', first.run),
    queue.run('idle', idle.run),
    queue.run('soon', soon.run),
    queue.run('now', now.run),
  ];
  expect(log).toEqual(['first']);
  for (const one of [first, now, soon, idle]) one.end();
  expect(await Promise.all(all)).toEqual(['first', 'idle', 'soon', 'now']);
  expect(log).toEqual(['first', 'now', 'soon', 'idle']);
});

test('past what may wait it refuses, and takes work again when there is room', async () => {
  const queue = createWorkQueue({ atOnce: 1, mayWait });
  const log: string[] = [];
  const tasks = [1, 2, 3].map((number) => task(String(number), log));
  const all = tasks.map(({ run }) => queue.run('soon', run));
  await expect(queue.run('soon', async () => 'too much')).rejects.toThrow(QueueFull);
  for (const { end } of tasks) end();
  await Promise.all(all);
  expect(await queue.run('soon', async () => 'again')).toBe('again');
});

test('a task that fails makes room for the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, mayWait });
  const failing = queue.run('now', async () => {
    throw new Error('broken');
  });
  const next = queue.run('now', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('as many at once as it may', () => {
  const queue = createWorkQueue({ atOnce: 2, mayWait });
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) void queue.run('now', task(name, log).run);
  expect(log).toEqual(['a', 'b']);
});

test('stopping gives up what waits and waits for what has begun', async () => {
  const queue = createWorkQueue({ atOnce: 1, mayWait });
  const log: string[] = [];
  const begun = task('begun', log);
  const running = queue.run('now', begun.run);
  const given = queue.run('idle', async () => 'never');
  const stopping = queue.stop();
  await expect(given).rejects.toThrow(QueueFull);
  begun.end();
  await stopping;
  expect(await running).toBe('begun');
  await expect(queue.run('now', async () => 'late')).rejects.toThrow(QueueFull);
});

test('idle work never takes more than one place', async () => {
  const queue = createWorkQueue({ atOnce: 3, mayWait });
  const log: string[] = [];
  const [one, two, now] = ['one', 'two', 'now'].map((name) => task(name, log));
  if (!one || !two || !now) throw new Error('no tasks');
  const all = [queue.run('idle', one.run), queue.run('idle', two.run), queue.run('now', now.run)];
  expect(log).toEqual(['one', 'now']);
  for (const task of [one, now, two]) task.end();
  await Promise.all(all);
  expect(log).toEqual(['one', 'now', 'two']);
});
