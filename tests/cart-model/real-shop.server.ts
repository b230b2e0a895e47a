import { type Role, roles } from '#modules/auth/roles.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { activateCampaign } from '#modules/promotion/activate-campaign.server.ts';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { createCampaign } from '#modules/promotion/create-campaign.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Person } from './model-carts.ts';
import { codes } from './model-goods.ts';
import { screenDoor } from './screen-door.ts';

type Claimed = { customer_id: number; storm_role: Role; company_id?: number };

export type RealShop = {
  readonly shop: TestShop;
  readonly app: TestApp;
  readonly people: Record<Person, Claimed>;
  /** Wearers that Bo may choose at Bygg, "no wearer" included. */
  readonly coworkers: readonly (number | undefined)[];
};

/** One shop for all runs, because filling it takes longer than a run. */
export async function openRealShop(): Promise<RealShop> {
  const shop = await openTestShop({ API_RATE_LIMIT: '1000000000' });
  await bringFeed(shop, smallWorld());
  await bringCodes(shop);
  const bygg = await aCompany('Bygg').with({ ActivateDiscountCode: 'true' }).withPriceLists('OURS').save(shop.db);
  const verk = await aCompany('Verk').save(shop.db);
  const eva = await aConsumer().save(shop.db);
  const bo = await aPerson('bo@bygg.example').withRole(roles.administrator).at(bygg, verk).save(shop.db);
  const pia = await aPerson('pia@bygg.example').at(bygg).save(shop.db);
  const asBo = { customer_id: bo.id, storm_role: roles.administrator };
  return {
    shop,
    app: openTestApp(shop, { pages: screenDoor }),
    people: {
      eva: { customer_id: eva.id, storm_role: roles.b2c },
      boAtBygg: { ...asBo, company_id: bygg.id },
      boAtVerk: { ...asBo, company_id: verk.id },
    },
    coworkers: [undefined, bo.id, pia.id],
  };
}

async function bringCodes(shop: TestShop): Promise<void> {
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  const settings = [{ key: 'ActivateDiscountCode', value: true }];
  await changeMarketSettings(shop, staff, { marketId: 1, settings });
  for (const [code, { percent, fromGross }] of Object.entries(codes)) {
    const amounts = [{ currency: 'SEK', amount: fromGross / 100 }];
    const definition = campaignInput.parse({
      name: { en: code },
      system: 'both',
      marketIds: [1],
      code,
      benefit: { kind: 'basket-percent', percent },
      conditions: fromGross > 0 ? [{ kind: 'minimum-amount', amounts }] : [],
    });
    const created = await createCampaign(shop, staff, definition);
    if (!created.ok) throw new Error(created.refusal.code);
    await activateCampaign(shop, staff, { id: created.value.id, isActive: true });
  }
}
