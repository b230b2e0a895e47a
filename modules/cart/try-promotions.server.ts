import { ok } from '#core/result.ts';
import { roles } from '../auth/roles.ts';
import type { Audience } from '../promotion/audience.ts';
import { promoteBy } from '../promotion/promote-basket.server.ts';
import { readCampaigns } from '../promotion/read-campaigns.server.ts';
import { readSystem } from '../promotion/read-system.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { basketOf, type WantedRow } from './codes/basket-of.server.ts';
import { priceBasket } from './codes/price-basket.ts';
import { withSoldGifts } from './prices/sold-gifts.ts';

type Trial = {
  rows: readonly WantedRow[];
  codes: readonly string[];
  audience: Audience;
  /** The campaign under trial; it is treated as active. */
  campaignId: string;
};

/** Access: staff, to try out a campaign. Calculates a buyer's prices as if the campaign were active. */
export async function tryPromotions(shop: Shop, visit: Visit, { rows, codes, audience, campaignId }: Trial) {
  const listed = await readCampaigns(shop, visit);
  if (!listed.ok) return listed;
  const campaigns = listed.value.map((campaign) =>
    campaign.id === campaignId ? { ...campaign, isActive: true, validFrom: undefined, validTo: undefined } : campaign,
  );
  const buyer = asBuyer(visit, audience);
  const basket = await basketOf(shop, buyer, { rows, codes });
  const promoted = withSoldGifts(await promoteBy(shop, buyer, { basket, campaigns }), basket.offers);
  const priced = priceBasket(buyer, { rows: basket.rows, effects: promoted.effects });
  return ok({
    ...promoted,
    system: await readSystem(shop, buyer),
    names: new Map(priced.rows.map(({ sku }) => [sku, basket.offers.get(sku).name])),
    priced,
  });
}

/** The company is the one that the member of staff acts for, if any. */
function asBuyer(visit: Visit, audience: Audience): Visit {
  if (audience === 'company' || !visit.claims) return visit;
  if (audience === 'anonymous') return { ...visit, claims: undefined };
  const { company_id: _, ...claims } = visit.claims;
  return { ...visit, claims: { ...claims, storm_role: roles.b2c } };
}
