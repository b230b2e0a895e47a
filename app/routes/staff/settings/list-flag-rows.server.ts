import type { FlagRow } from '#app/components/staff/settings/setting-view.ts';
import { notFound } from '#app/not-found.ts';
import type { NamedMarket } from '#app/routes/staff/markets-by-name.server.ts';
import { type FlagKey, flagKeys, isFlagOn, isForcedOff } from '#modules/flags/flags.ts';
import { listStoredFlags } from '#modules/flags/list-stored-flags.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type MarketChoice = { markets: readonly NamedMarket[]; marketId: number | undefined };

/** All flags with their state in a market, or globally. */
export async function listFlagRows(shop: Shop, visit: Visit, { markets, marketId }: MarketChoice): Promise<FlagRow[]> {
  const stored = await listStoredFlags(shop, visit);
  if (!stored.ok) throw notFound();
  const flags = stored.value;
  const environment = shop.env.APP_ENV;
  const inMarket = (key: FlagKey, id: number | undefined) => isFlagOn(flags, key, id, environment);
  return flagKeys.map((key) => ({
    key,
    isOn: inMarket(key, marketId),
    isOwn: marketId !== undefined && flags.some((flag) => flag.key === key && flag.marketId === marketId),
    isForcedOff: isForcedOff(key, environment),
    isOffInProduction: isForcedOff(key, 'production'),
    exceptions: markets
      .filter((one) => inMarket(key, one.marketId) !== inMarket(key, undefined))
      .map(({ name }) => name),
  }));
}
