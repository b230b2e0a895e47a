import { deliveryOfMarket } from '#modules/delivery/delivery-snapshot.server.ts';
import { returnDaysOfMarket } from '#modules/returns/return-days.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import type { MerchantTerms } from './merchant-terms.ts';

/** Delivery and returns of a market for structured data; undefined if they cannot be read. */
export async function readMerchantTerms(
  { snapshots, log }: Pick<Shop, 'snapshots' | 'log'>,
  { market: { marketId, iso2 } }: Pick<Visit, 'market'>,
): Promise<MerchantTerms | undefined> {
  try {
    const { methods } = await snapshots.read(deliveryOfMarket, marketId);
    return {
      methods: methods.consumer.filter(({ countries }) => countries.length === 0 || countries.includes(iso2)),
      returnDays: await snapshots.read(returnDaysOfMarket, marketId),
    };
  } catch (error) {
    log.warn({ err: error, marketId }, 'structured data lacks delivery and returns');
    return undefined;
  }
}
