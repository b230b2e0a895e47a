import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOrder } from '#tests/build/order.ts';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import { campaignUsesChanged } from './campaign-events.ts';
import { limitedAmong, returnUses, takeUses } from './campaign-uses.server.ts';
import { checkCode } from './check-code.server.ts';

let shop: TestShop;
const visit = aVisitor();

beforeEach(async () => {
  shop = await openTestShop();
});

async function campaigns(): Promise<{ limited: string; free: string }> {
  await bringCampaign(shop, { ...tenPercent, maxUses: 2 });
  await bringCampaign(shop, { ...tenPercent, code: 'WINTER' });
  const rows = await shop.db.selectFrom('campaign').select(['id', 'definition']).execute();
  const of = (code: string) => rows.find((row) => (row.definition as { code: string }).code === code)?.id ?? '';
  return { limited: of('SUMMER'), free: of('WINTER') };
}

test('only campaigns with a limit are counted', async () => {
  const { limited, free } = await campaigns();
  expect(await limitedAmong(shop, visit, [limited, free])).toEqual([limited]);
  expect(await limitedAmong(shop, visit, [])).toEqual([]);
});

test('a campaign is used up to its limit, and again after a use is returned', async () => {
  const { limited } = await campaigns();
  const use = async () => {
    const made = anOrder({ campaignIds: [limited], cartId: newId(visit.now, randomBytes) });
    const used = await takeUses(shop.db, [limited]);
    if (used.taken.length > 0) await insertOrder(shop.db, made);
    return { ...used, orderId: made.order.id };
  };
  expect(await use()).toMatchObject({ taken: [limited], isLast: false });
  const last = await use();
  expect(last).toMatchObject({ taken: [limited], isLast: true });
  expect(await use()).toMatchObject({ taken: [], isLast: false });
  expect(await returnUses(shop.db, last.orderId)).toBe(true);
  expect(await returnUses(shop.db, last.orderId)).toBe(false);
  expect(await use()).toMatchObject({ taken: [limited], isLast: true });
});

test('a code of an exhausted campaign is reported as ended, once that is announced', async () => {
  const { limited } = await campaigns();
  const isValid = async () => (await checkCode(shop, visit, 'SUMMER')).isValid;
  expect(await isValid()).toBe(true);
  await takeUses(shop.db, [limited]);
  await takeUses(shop.db, [limited]);
  expect(await isValid()).toBe(true);
  await shop.events.publish(shop.db, { name: campaignUsesChanged, key: 'x', payload: {} });
  await shop.events.deliverDue();
  expect(await isValid()).toBe(false);
});
