import { listFlags } from '#modules/flags/flag-store.server.ts';
import { type FlagKey, flagKeys, isFlagOn, isForcedOff } from '#modules/flags/flags.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { NamedMarket } from './markets-by-name.server.ts';

export type FlagRow = {
  key: FlagKey;
  isOn: boolean;
  /** Whether the chosen market has an entry of its own. */
  isOwn: boolean;
  isForcedOff: boolean;
  isOffInProduction: boolean;
  /** Markets whose entry says something else than the global one. */
  exceptions: string[];
};

/** Every flag as it works in a market, or everywhere: read from the database, not from what this process keeps. */
export async function listFlagRows(
  { db, env }: Pick<Shop, 'db' | 'env'>,
  markets: readonly NamedMarket[],
  marketId: number | undefined,
): Promise<FlagRow[]> {
  const flags = await listFlags(db);
  const inMarket = (key: FlagKey, id: number | undefined) => isFlagOn(flags, key, id, env.APP_ENV);
  return flagKeys.map((key) => ({
    key,
    isOn: inMarket(key, marketId),
    isOwn: marketId !== undefined && flags.some((flag) => flag.key === key && flag.marketId === marketId),
    isForcedOff: isForcedOff(key, env.APP_ENV),
    isOffInProduction: isForcedOff(key, 'production'),
    exceptions: markets
      .filter((one) => inMarket(key, one.marketId) !== inMarket(key, undefined))
      .map(({ name }) => name),
  }));
}
