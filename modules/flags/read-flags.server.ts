import { flagCacheMs } from '#core/timings.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Shop } from '../shop.server.ts';
import { listFlags } from './flag-store.server.ts';
import { type Flag, type FlagKey, isFlagKey, isFlagOn } from './flags.ts';

export const flagsTopic = 'flags';

/** Global flags and those of one market. A change is seen at once; without one, no value is older than five minutes. */
export const flagsOfMarket: Snapshot<number, Flag[]> = {
  topic: flagsTopic,
  maxAgeMs: flagCacheMs,
  build: async (db, marketId) =>
    (await listFlags(db)).filter((flag) => flag.marketId === undefined || flag.marketId === marketId),
};

export type FlagError = 'flag-not-found' | 'provider-not-ready' | 'general';

type FlagReader = Pick<Shop, 'snapshots' | 'log' | 'env'>;
type FlagContext = { market: { marketId: number } };

/** Whether a flag is on for a market. On any error the answer is off, because a flag must never stop a page. */
export async function readFlag(
  shop: FlagReader,
  context: FlagContext,
  key: string,
): Promise<{ enabled: boolean; error?: FlagError }> {
  if (!isFlagKey(key)) return { enabled: false, error: 'flag-not-found' };
  const { marketId } = context.market;
  try {
    const flags = await shop.snapshots.read(flagsOfMarket, marketId);
    return { enabled: isFlagOn(flags, key, marketId, shop.env.APP_ENV) };
  } catch (error) {
    const kind = error instanceof Error && error.name === 'SnapshotsNotReady' ? 'provider-not-ready' : 'general';
    shop.log.warn({ err: error, flag: key, kind }, 'a feature flag could not be read');
    return { enabled: false, error: kind };
  }
}

export async function isEnabled(shop: FlagReader, context: FlagContext, key: FlagKey): Promise<boolean> {
  return (await readFlag(shop, context, key)).enabled;
}
