import { refuse } from '#core/result.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findCodeGroup } from '../promotion/personal-codes.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { PromotionCodeInput } from './newsletter-schema.ts';
import { subscribe } from './subscribe.server.ts';
import { codeGroupKey, tagsOf } from './subscription.ts';

/**
 * Access: everybody, for any address, limited per hour and per address. Signs the address up and mails its personal code
 * of the group; where double opt-in is required, after the confirmation. A repeated request sends the same code.
 */
export async function sendPromotionCode(
  shop: Pick<Shop, 'db' | 'events' | 'limits' | 'texts' | 'snapshots'>,
  visit: Visit,
  { promotionCodeGroupId, ...place }: PromotionCodeInput,
) {
  const market = findMarketBySiteId(place.marketId);
  if (!market) return refuse({ code: 'market-not-found', marketId: place.marketId });
  const group = await findCodeGroup(shop, { market, now: visit.now }, promotionCodeGroupId);
  if (!group) return refuse({ code: 'not-found', promotionCodeGroupId });
  return subscribe(shop, visit, {
    ...place,
    tags: tagsOf('PromotionAd'),
    actionAfterSuccessfulCreate: 'SendPromotionCode',
    metadata: [{ key: codeGroupKey, value: promotionCodeGroupId }],
  });
}
