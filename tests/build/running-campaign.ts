import { roles } from '#modules/auth/roles.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { activateCampaign } from '#modules/promotion/activate-campaign.server.ts';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { createCampaign } from '#modules/promotion/create-campaign.server.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aVisit, someClaims } from './visit.ts';

const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });

/** A campaign that runs in Sweden; returns a function that pauses it. */
export async function bringCampaign(shop: TestShop, facts: Record<string, unknown>): Promise<() => Promise<unknown>> {
  const definition = campaignInput.parse({ name: { en: 'Summer' }, system: 'both', marketIds: [1], ...facts });
  const created = await createCampaign(shop, staff, definition);
  if (!created.ok) throw new Error(created.refusal.code);
  const { id } = created.value;
  await activateCampaign(shop, staff, { id, isActive: true });
  return () => activateCampaign(shop, staff, { id, isActive: false });
}

export const tenPercent = { code: 'SUMMER', benefit: { kind: 'basket-percent', percent: 10 } };

export const useCodes = (shop: TestShop, value = true) =>
  changeMarketSettings(shop, staff, { marketId: 1, settings: [{ key: 'ActivateDiscountCode', value }] });

export const useEngine = (shop: TestShop, enabled = true) =>
  changeFlag(shop, staff, { key: 'UseNorcePromotions', enabled });
