import { keyMarketSettings } from '#modules/market/market-settings.ts';
import { listMarketSettings } from '#modules/market/market-settings-store.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { NamedMarket } from './markets-by-name.server.ts';

export type SettingRow = {
  key: string;
  /** One whose meaning the shop knows; the others belong to partners. */
  isKnown: boolean;
  isOn: boolean;
  /** The markets where it is on. */
  onIn: string[];
};

const isKnown = (key: string) => (keyMarketSettings as readonly string[]).includes(key);

/** The settings of a market: those the screens ask for, and whatever else is stored anywhere. */
export async function listSettingRows(
  { db }: Pick<Shop, 'db'>,
  markets: readonly NamedMarket[],
  marketId: number,
): Promise<SettingRow[]> {
  const all = await Promise.all(
    markets.map(async (market) => ({ ...market, settings: await listMarketSettings(db, market.marketId) })),
  );
  const on = all.flatMap(({ marketId: id, name, settings }) =>
    settings.filter(({ value }) => value).map(({ key }) => ({ key, id, name })),
  );
  const stored = all.flatMap(({ settings }) => settings.map(({ key }) => key)).filter((key) => !isKnown(key));
  return [...keyMarketSettings, ...[...new Set(stored)].sort()].map((key) => ({
    key,
    isKnown: isKnown(key),
    isOn: on.some((one) => one.key === key && one.id === marketId),
    onIn: on.filter((one) => one.key === key).map(({ name }) => name),
  }));
}
