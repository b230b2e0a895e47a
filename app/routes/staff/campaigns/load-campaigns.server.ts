import { notFound } from '#app/not-found.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { stateAt, wordIn } from '#modules/promotion/campaign.ts';
import { readCampaigns } from '#modules/promotion/read-campaigns.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const order = ['running', 'planned', 'paused', 'over'];

/** What runs first, then what is to come, then the rest; within each the newest first. */
export async function loadCampaigns(shop: Shop, visit: Visit) {
  const listed = await readCampaigns(shop, visit);
  if (!listed.ok) throw notFound();
  const markets = marketsByName(visit);
  return listed.value
    .map(({ id, name, benefit, code, system, marketIds, validFrom, validTo, ...rest }) => ({
      id,
      name: wordIn(name, visit.language),
      state: stateAt({ ...rest, validFrom, validTo }, visit.now),
      kind: benefit.kind,
      system,
      code,
      markets: markets.filter(({ marketId }) => marketIds.includes(marketId)).map((market) => market.name),
      validFrom,
      /** The last moment that still belongs to it. */
      validTo: validTo === undefined ? undefined : new Date(new Date(validTo).getTime() - 1).toISOString(),
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
