import { beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from './attempts.server.ts';

const minute = 60_000;
let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const attempt = (subject = 'ada@home.example') => takeAttempt(shop.db, 'sign-in name', subject, shop.clock.now());
const waitOf = async () => {
  const until = await attempt();
  return until === undefined ? 0 : until.getTime() - shop.clock.now().getTime();
};

test('five attempts are free, then each waits twice as long, up to 15 minutes', async () => {
  for (let count = 0; count < 5; count += 1) expect(await waitOf()).toBe(0);
  for (const wait of [1, 2, 4, 8, 15, 15]) {
    expect(await waitOf()).toBe(wait * minute);
    shop.clock.moveBy(wait * minute - 1);
    expect(await waitOf()).toBe(1);
    shop.clock.moveBy(1);
    expect(await waitOf()).toBe(0);
  }
});

test('a hundred concurrent attempts get five tries in total', async () => {
  const tries = await Promise.all(Array.from({ length: 100 }, () => attempt()));
  expect(tries.filter((until) => until === undefined)).toHaveLength(5);
});

test('the count resets after an hour', async () => {
  for (let count = 0; count < 6; count += 1) await attempt();
  shop.clock.moveBy(60 * minute + 1);
  for (let count = 0; count < 4; count += 1) expect(await waitOf()).toBe(0);
});

test('each name is counted separately, ignoring case', async () => {
  for (let count = 0; count < 5; count += 1) await attempt('Ada@home.example');
  expect(await attempt('ADA@HOME.EXAMPLE')).toBeDefined();
  expect(await attempt('bo@home.example')).toBeUndefined();
  expect((await shop.db.selectFrom('attempt').select('key').execute()).map(({ key }) => key).join()).not.toContain('@');
});

test('a successful sign-in resets the count', async () => {
  for (let count = 0; count < 5; count += 1) await attempt();
  await forgetAttempts(shop.db, 'sign-in name', 'Ada@home.example');
  for (let count = 0; count < 5; count += 1) expect(await waitOf()).toBe(0);
  await giveBackAttempt(shop.db, 'sign-in name', 'ada@home.example');
  expect(await waitOf()).toBe(0);
  expect(await waitOf()).toBe(minute);
});
