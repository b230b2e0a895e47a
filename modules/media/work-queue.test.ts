import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

/** A queue with a manual clock. */
function open({ atOnce = 1, patienceMs = 1000, mostIdle = 2 } = {}) {
  const time = { ms: 0 };
  const queue = createWorkQueue({ atOnce, patienceMs, mostIdle, now: () => time.ms });
  return { queue, time };
}

/** A task that ends on demand. */
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

test('clients are served in turn, independent of their number of requests', async () => {
  const { queue } = open({ patienceMs: 60_000 });
  const log: string[] = [];
  const ask = (client: string, count: number) =>
    Array.from({ length: count }, () =>
      queue.run(
        'soon',
        async () => void log.push(client),
        () => [client],
      ),
    );
  await Promise.all([...ask('many', 6), ...ask('two', 2), ...ask('one', 1)]);
  expect(log).toEqual(['many', 'many', 'two', 'one', 'many', 'two', 'many', 'many', 'many']);
});

test('the wait is estimated per client: small requests are accepted where large ones are refused', async () => {
  const { queue } = open({ patienceMs: 3000 });
  const blocker = task('blocker', []);
  const ask = (client: string) =>
    queue.run(
      'soon',
      async () => client,
      () => [client],
    );
  const all = [queue.run('soon', blocker.run, () => ['many']), ...Array.from({ length: 6 }, () => ask('many'))];
  await expect(ask('many')).rejects.toThrow(QueueFull);
  all.push(ask('one'));
  blocker.end();
  await expect(Promise.all(all)).resolves.toContain('one');
});

test('shared work is done in the first turn of any of its clients', async () => {
  const { queue } = open({ patienceMs: 60_000 });
  const log: string[] = [];
  const add = (name: string, clients: string[]) =>
    queue.run(
      'soon',
      async () => void log.push(name),
      () => clients,
    );
  await Promise.all([add('1', ['a']), add('2', ['a']), add('3', ['a']), add('shared', ['a', 'b'])]);
  expect(log).toEqual(['1', '2', 'shared', '3']);
});

test('wide work lets exactly three others go first', async () => {
  const { queue } = open({ patienceMs: 60_000 });
  const log: string[] = [];
  const blocker = task('blocker', log);
  const add = (urgency: 'soon' | 'wide', client: string) =>
    queue.run(
      urgency,
      async () => void log.push(urgency),
      () => [client],
    );
  const all = [queue.run('wide', blocker.run), add('wide', 'a'), ...Array.from({ length: 6 }, () => add('soon', 'b'))];
  blocker.end();
  await Promise.all(all);
  expect(log).toEqual(['blocker', 'soon', 'soon', 'soon', 'wide', 'soon', 'soon', 'soon']);
});

test('one at a time; urgent work first, idle work last', async () => {
  const { queue } = open({ atOnce: 1 });
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

test('the number of waiting tasks is limited by measured durations', async () => {
  const { queue, time } = open({ patienceMs: 3000 });
  const slow = async () => {
    time.ms += 1000;
  };
  for (let i = 0; i < 60; i += 1) await queue.run('soon', slow);
  await new Promise((resolve) => setImmediate(resolve));
  const blocker = task('blocker', []);
  const all = [queue.run('soon', blocker.run), ...[1, 2, 3].map(() => queue.run('soon', slow))];
  await expect(queue.run('soon', slow)).rejects.toThrow(QueueFull);
  const urgent = queue.run('now', async () => 'goes before them');
  blocker.end();
  await Promise.all([...all, urgent]);
  await expect(queue.run('soon', async () => 'again')).resolves.toBe('again');
});

test('hundreds of quick tasks may wait', async () => {
  const { queue } = open({ patienceMs: 90_000 });
  const blocker = task('blocker', []);
  const all = [queue.run('soon', blocker.run), ...Array.from({ length: 140 }, () => queue.run('soon', async () => ''))];
  blocker.end();
  await expect(Promise.all(all)).resolves.toHaveLength(141);
});

test('a waiting task runs, however long it took', async () => {
  const { queue, time } = open();
  const blocker = task('blocker', []);
  const first = queue.run('soon', blocker.run);
  const late = queue.run('soon', async () => 'late');
  time.ms = 1_000_000;
  blocker.end();
  await first;
  expect(await late).toBe('late');
});

test('unwanted work is not started when its turn comes', async () => {
  const { queue } = open();
  const log: string[] = [];
  const blocker = task('blocker', log);
  const first = queue.run('now', blocker.run);
  const left = queue.run('now', task('left', log).run, () => []).catch((error: Error) => error.name);
  const next = queue.run('now', async () => 'next');
  blocker.end();
  expect(await Promise.all([first, left, next])).toEqual(['blocker', 'QueueFull', 'next']);
  expect(log).toEqual(['blocker']);
});

test('unwanted work is dropped and makes room for others', async () => {
  const { queue } = open({ patienceMs: 1000 });
  const log: string[] = [];
  const blocker = task('blocker', log);
  const first = queue.run('soon', blocker.run);
  let isWanted = true;
  const left = [1, 2].map((number) =>
    queue.run('soon', task(`left ${number}`, log).run, () => (isWanted ? ['a'] : [])),
  );
  const same = () => ['a'];
  await expect(queue.run('soon', async () => 'full', same)).rejects.toThrow(QueueFull);
  isWanted = false;
  const told = Promise.allSettled(left);
  const next = queue.run('soon', async () => 'next', same);
  blocker.end();
  await first;
  expect(await next).toBe('next');
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log).toEqual(['blocker']);
});

test('idle work above its limit is refused', async () => {
  const { queue } = open({ mostIdle: 1 });
  const blocker = task('blocker', []);
  const all = [queue.run('idle', blocker.run), queue.run('idle', async () => 'second')];
  await expect(queue.run('idle', async () => 'third')).rejects.toThrow(QueueFull);
  blocker.end();
  await Promise.all(all);
});

test('a failing task makes room for the next', async () => {
  const { queue } = open({ atOnce: 1 });
  const failing = queue.run('now', async () => {
    throw new Error('broken');
  });
  const next = queue.run('now', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('runs the configured number of tasks at once', () => {
  const { queue } = open({ atOnce: 2 });
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) void queue.run('now', task(name, log).run);
  expect(log).toEqual(['a', 'b']);
});

test('stopping drops waiting work and waits for running work', async () => {
  const { queue } = open({ atOnce: 1 });
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
  const { queue } = open({ atOnce: 3 });
  const log: string[] = [];
  const [one, two, now] = ['one', 'two', 'now'].map((name) => task(name, log));
  if (!one || !two || !now) throw new Error('no tasks');
  const all = [queue.run('idle', one.run), queue.run('idle', two.run), queue.run('now', now.run)];
  expect(log).toEqual(['one', 'now']);
  for (const task of [one, now, two]) task.end();
  await Promise.all(all);
  expect(log).toEqual(['one', 'now', 'two']);
});
