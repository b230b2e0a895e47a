import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOrder } from '#tests/build/order.ts';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import { campaignInput } from './campaign-schema.ts';
import { listCampaigns } from './campaign-store.server.ts';
import { limitedAmong, returnUses, takeUses } from './campaign-uses.server.ts';
import { checkCode } from './check-code.server.ts';
import { isPersonalCode, toPersonalCode } from './personal-code.ts';
import { findCodeGroup, issuePersonalCode } from './personal-codes.server.ts';

let shop: TestShop;
let pause: () => Promise<unknown>;
const visit = aVisitor();

beforeEach(async () => {
  shop = await openTestShop();
  pause = await bringCampaign(shop, { codeGroup: 'welcome', benefit: tenPercent.benefit });
});

async function issued() {
  const template = await findCodeGroup(shop, visit, 'welcome');
  if (!template) throw new Error('the group is not running');
  return issuePersonalCode(shop.db, { templateId: template.id, now: visit.now });
}

test('N15 a personal code is valid for one order, and again after the order is cancelled', async () => {
  const { id, code } = await issued();
  expect(isPersonalCode(code)).toBe(true);
  expect(await checkCode(shop, visit, code.toLowerCase())).toMatchObject({ isValid: true, name: 'Summer' });
  expect(await limitedAmong(shop, visit, [id])).toEqual([id]);
  const made = anOrder({ campaignIds: [id], cartId: newId(visit.now, randomBytes) });
  expect(await takeUses(shop.db, [id])).toEqual({ taken: [id], isLast: false });
  await insertOrder(shop.db, made);
  expect(await takeUses(shop.db, [id])).toEqual({ taken: [], isLast: false });
  expect(await checkCode(shop, visit, code)).toMatchObject({ isValid: false, name: 'Summer' });
  expect(await returnUses(shop.db, made.order.id)).toBe(false);
  expect(await checkCode(shop, visit, code)).toMatchObject({ isValid: true });
});

test('N15 two codes of a group are independent, follow their campaign, and are not campaigns of the list', async () => {
  const [one, other] = [await issued(), await issued()];
  expect(one.code).not.toBe(other.code);
  await takeUses(shop.db, [one.id]);
  expect((await checkCode(shop, visit, other.code)).isValid).toBe(true);
  expect(await listCampaigns(shop.db)).toHaveLength(1);
  await pause();
  expect((await checkCode(shop, visit, other.code)).isValid).toBe(false);
  expect(await findCodeGroup(shop, visit, 'welcome')).toBeUndefined();
});

test('N15 the group itself is not a code, and an unknown group has no codes', async () => {
  expect((await checkCode(shop, visit, 'welcome')).isValid).toBe(false);
  expect(await findCodeGroup(shop, visit, 'summer')).toBeUndefined();
});

test('N15 a campaign has a shared code or personal codes, not both', () => {
  const input = { name: { en: 'Summer' }, system: 'both', marketIds: [1], ...tenPercent };
  expect(campaignInput.safeParse(input).success).toBe(true);
  expect(campaignInput.safeParse({ ...input, codeGroup: 'welcome' }).success).toBe(false);
  expect(campaignInput.safeParse({ ...input, code: undefined, codeGroup: 'welcome' }).success).toBe(true);
});

test('a personal code has two groups of five letters and digits that are easy to tell apart', () => {
  expect(toPersonalCode(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 31]))).toBe('23456-789AZ');
  expect(toPersonalCode(new Uint8Array(10).fill(255))).toBe('ZZZZZ-ZZZZZ');
});
