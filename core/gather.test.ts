import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherReads, gatherWrites } from './gather.ts';

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

test('a write waits for the end of a pause, and takes what arrived meanwhile', async () => {
  const pause = Promise.withResolvers<void>();
  const written: number[][] = [];
  const write = gatherWrites<number>(
    async (items) => void written.push([...items]),
    () => pause.promise,
  );
  const first = write(1);
  await turn();
  const second = write(2);
  await turn();
  expect(written).toEqual([]);
  pause.resolve();
  await Promise.all([first, second]);
  expect(written).toEqual([[1, 2]]);
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

test('keys that are asked for at once are read together and once; a later question is read anew', async () => {
  const asked: string[][] = [];
  const read = gatherReads(async (keys) => {
    asked.push([...keys]);
    const at = asked.length;
    await turn();
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}${at}`]));
  });
  const first = [read('a'), read('a'), read('b'), read('none')];
  await Promise.resolve();
  await Promise.resolve();
  // It has begun, so it may not show what was written since.
  const later = read('a');
  expect(await Promise.all(first)).toEqual(['a1', 'a1', 'b1', undefined]);
  expect(await later).toBe('a2');
  expect(asked).toEqual([['a', 'b', 'none'], ['a']]);
});

test('a failed read fails for those who asked, and not for the next', async () => {
  let isAway = true;
  const read = gatherReads(async (keys) => {
    if (isAway) throw new Error('no disk');
    return new Map(keys.map((key) => [key, key]));
  });
  const failed = await Promise.allSettled([read('a'), read('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read('a')).toBe('a');
});
