import { expect, test } from 'vitest';
import { withPatience } from './patience.ts';
import { QueueFull } from './work-queue.ts';

const asker = { client: 'a', isWanted: () => true };

test('what is done in time is given', async () =>
  expect(await withPatience(10_000, asker, async ({ client }) => client)).toBe('a'));

test('who has waited long enough is told so, and wants it no more', async () => {
  let isWanted = () => true;
  const waiting = withPatience(5, asker, (patient) => {
    isWanted = patient.isWanted;
    return new Promise<string>(() => {});
  });
  expect(isWanted()).toBe(true);
  await expect(waiting).rejects.toThrow(QueueFull);
  expect(isWanted()).toBe(false);
});
