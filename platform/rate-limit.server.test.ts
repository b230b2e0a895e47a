import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLimits } from './rate-limit.server.ts';

const limit = { name: 'api', points: 2, seconds: 60 };

test('calls are allowed and counted down to the limit', async () => {
  const limits = createLimits();
  expect(await limits.take(limit, 'kim')).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
  expect(await limits.take(limit, 'kim')).toMatchObject({ allowed: true, remaining: 0 });
  const refused = await limits.take(limit, 'kim');
  expect(refused).toMatchObject({ allowed: false, limit: 2, remaining: 0 });
  expect(refused.resetSeconds).toBeGreaterThan(55);
  expect(refused.resetSeconds).toBeLessThanOrEqual(60);
});

test('what is given back does not count', async () => {
  const limits = createLimits();
  for (let call = 0; call < 3; call++) {
    expect(await limits.take(limit, 'kim')).toMatchObject({ allowed: true, remaining: 1 });
    await limits.giveBack(limit, 'kim');
  }
  await limits.take(limit, 'kim');
  await limits.take(limit, 'kim');
  expect(await limits.take(limit, 'kim')).toMatchObject({ allowed: false, remaining: 0 });
});

test('callers and limits are counted separately', async () => {
  const limits = createLimits();
  for (let call = 0; call < 3; call++) await limits.take(limit, 'kim');
  expect(await limits.take(limit, 'robin')).toMatchObject({ allowed: true, remaining: 1 });
  expect(await limits.take({ ...limit, name: 'sign-in', points: 1 }, 'kim')).toMatchObject({
    allowed: true,
    remaining: 0,
  });
  expect(await createLimits().take(limit, 'kim')).toMatchObject({ allowed: true });
});

test("after the limit's period the caller may continue", async () => {
  const limits = createLimits();
  const short = { name: 'short', points: 1, seconds: 1 };
  await limits.take(short, 'kim');
  expect(await limits.take(short, 'kim')).toMatchObject({ allowed: false, resetSeconds: 1 });
  await sleep(1100);
  expect(await limits.take(short, 'kim')).toMatchObject({ allowed: true });
});
