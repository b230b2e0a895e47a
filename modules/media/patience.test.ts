import { expect, test } from 'vitest';
import { withPatience } from './patience.ts';
import { QueueFull } from './work-queue.ts';

const asker = { client: 'a', isWanted: () => true };

test('work done in time is returned', async () =>
  expect(await withPatience(10_000, asker, async ({ client }) => client)).toBe('a'));

test('a client that waits too long gets an error and no longer counts', async () => {
  let isWanted = () => true;
  const waiting = withPatience(5, asker, (patient) => {
    isWanted = patient.isWanted;
    return new Promise<string>(() => {});
  });
  expect(isWanted()).toBe(true);
  await expect(waiting).rejects.toThrow(QueueFull);
  expect(isWanted()).toBe(false);
});
