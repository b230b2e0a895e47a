import type { SettingRow } from '#app/components/staff/settings/setting-view.ts';
import { notFound } from '#app/not-found.ts';
import type { NamedMarket } from '#app/routes/staff/markets-by-name.server.ts';
import { listStoredSettings } from '#modules/market/list-stored-settings.server.ts';
import { keyMarketSettings } from '#modules/market/market-settings.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const isKnown = (key: string) => (keyMarketSettings as readonly string[]).includes(key);

type MarketChoice = { markets: readonly NamedMarket[]; marketId: number };

/** The settings of a market: those that the shop uses, and all others that are stored. */
export async function listSettingRows(
  shop: Shop,
  visit: Visit,
  { markets, marketId }: MarketChoice,
): Promise<SettingRow[]> {
  const stored = await listStoredSettings(shop, visit);
  if (!stored.ok) throw notFound();
  const on = stored.value.filter(({ value }) => value);
  const others = stored.value.map(({ key }) => key).filter((key) => !isKnown(key));
  return [...keyMarketSettings, ...[...new Set(others)].sort()].map((key) => {
    const where = on.filter((one) => one.key === key).map((one) => one.marketId);
    return {
      key,
      isKnown: isKnown(key),
      isOn: where.includes(marketId),
      onIn: markets.filter((market) => where.includes(market.marketId)).map(({ name }) => name),
    };
  });
}
