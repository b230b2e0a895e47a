import { beforeEach, expect, test } from 'vitest';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { changeFlag } from '../flags/change-flag.server.ts';
import { campaignInput } from '../promotion/campaign-schema.ts';
import { createCampaign } from '../promotion/create-campaign.server.ts';
import { tryPromotions } from './try-promotions.server.ts';

let shop: TestShop;
let campaignId: string;

const staff = aVisit({ claims: someClaims() });
const rows = [{ sku: '300011100100C50', quantity: 3, rowNumber: 100 }];
const trial = (facts: object = {}) => ({ rows, codes: [], audience: 'anonymous' as const, campaignId, ...facts });

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, smallWorld());
  await changeFlag(shop, staff, { key: 'UseNorcePromotions', enabled: true, marketId: undefined });
  const made = await createCampaign(
    shop,
    staff,
    campaignInput.parse({
      name: { en: 'Three for two' },
      system: 'engine',
      validTo: '2020-01-01T00:00:00Z',
      benefit: { kind: 'buy-and-pay', buy: 3, pay: 2, selection: {} },
    }),
  );
  if (!made.ok) throw new Error(made.refusal.code);
  campaignId = made.value.id;
});

test('only internal staff can try campaigns', async () => {
  for (const claims of [undefined, someClaims({ storm_role: roles.administrator })])
    expect((await tryPromotions(shop, aVisit({ claims }), trial())).ok).toBe(false);
});

test('the campaign is treated as active, although it is paused and ended', async () => {
  const tried = await tryPromotions(shop, staff, trial());
  expect(tried.ok && tried.value.priced.totals).toMatchObject({
    line: { gross: { amount: 240_000 } },
    discount: { gross: { amount: 80_000 } },
    payable: { amount: 160_000, currency: 'SEK' },
  });
});

test('it is tried as the chosen buyer', async () => {
  const asConsumer = await tryPromotions(shop, staff, trial({ audience: 'consumer' }));
  expect(asConsumer.ok && [asConsumer.value.system, asConsumer.value.effects.length]).toEqual(['engine', 1]);
  const asCompany = await tryPromotions(shop, staff, trial({ audience: 'company' }));
  expect(asCompany.ok && [asCompany.value.system, asCompany.value.effects.length]).toEqual(['code', 0]);
});
