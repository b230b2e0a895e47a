import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherWrites, shareReads } from './gather.ts';

function heldWrites() {
  const written: number[][] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const write = gatherWrites<number>((items) => {
    written.push([...items]);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { written, ends, write };
}

test('items that arrive during a write are combined into the next one', async () => {
  const { written, ends, write } = heldWrites();
  const first = write(1);
  await turn();
  const others = [write(2), write(3)];
  await turn();
  expect(written).toEqual([[1]]);
  ends[0]?.resolve();
  await first;
  await turn();
  expect(written).toEqual([[1], [2, 3]]);
  ends[1]?.resolve();
  await Promise.all(others);
});

test('a failed write fails only for its own items', async () => {
  const { written, ends, write } = heldWrites();
  const failed = write(1).catch((error: Error) => error.message);
  await turn();
  const next = write(2);
  ends[0]?.reject(new Error('no disk'));
  expect(await failed).toBe('no disk');
  await turn();
  ends[1]?.resolve();
  await next;
  expect(written).toEqual([[1], [2]]);
});

test('concurrent reads share one result, later reads are new', async () => {
  let reads = 0;
  const read = shareReads(async (key) => {
    reads += 1;
    await turn();
    return `${key}${reads}`;
  });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a2', 'a2', 'b2']);
  expect(await read('a')).toBe('a3');
});
