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

test('what comes while a write is under way goes together in the next', async () => {
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

test('a write that fails is the failure of those who were in it, and of nobody after', async () => {
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

test('the same is read once for all who ask meanwhile, and anew for whoever asks later', async () => {
  let reads = 0;
  const read = shareReads(async (key) => {
    reads += 1;
    await turn();
    return `${key}${reads}`;
  });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a2', 'a2', 'b2']);
  expect(await read('a')).toBe('a3');
});
