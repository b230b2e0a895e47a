import { beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { storedCampaign } from './campaign-schema.ts';
import { findCampaign, insertCampaign, listCampaigns } from './campaign-store.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const id = (number: number) => `ca000000-0000-4000-8000-00000000000${number}`;
const sale = storedCampaign.parse({
  name: { en: 'Sale' },
  system: 'engine',
  benefit: { kind: 'basket-percent', percent: 10 },
});

test('a campaign is read as it was saved', async () => {
  const now = shop.clock.now();
  await insertCampaign(shop.db, { id: id(1), definition: sale, isActive: true, now });
  expect(await findCampaign(shop.db, id(1))).toEqual({
    ...sale,
    id: id(1),
    isActive: true,
    uses: 0,
    createdAt: now,
    changedAt: now,
  });
});

test('an unreadable campaign is left out, and the others are listed', async () => {
  const now = shop.clock.now();
  const broken = { ...sale, benefit: { kind: 'magic' } } as never;
  await insertCampaign(shop.db, { id: id(1), definition: broken, isActive: true, now });
  await insertCampaign(shop.db, { id: id(2), definition: sale, isActive: true, now });
  expect((await listCampaigns(shop.db)).map((campaign) => campaign.id)).toEqual([id(2)]);
});
