import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { addressKeyOf } from './restock-link.server.ts';
import { keepNewest, saveWish } from './restock-store.server.ts';
import { mostWishes } from './restock-wish.ts';

type Input = { readonly sku: string; readonly emailAddress: string };

const perHour = { name: 'restock', points: 30, seconds: 60 * 60 };

/**
 * Access: everybody, for any address, limited per hour, because it only leads to one mail per size with an unsubscribe
 * link. The response does not reveal whether the address has asked before.
 */
export async function askRestock(shop: Shop, visit: Visit, { sku, emailAddress }: Input) {
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  if (!offers.get(sku).isSold) return refuse({ code: 'product-not-found', product: sku });
  const [stock] = await readStock(shop, { skus: [sku] });
  if (stock && stock.onHandValue > 0) return refuse({ code: 'in-stock' });
  const { claims, market, language, now } = visit;
  const addressKey = addressKeyOf(emailAddress);
  await shop.db.transaction().execute(async (db) => {
    await saveWish(db, {
      id: newId(now, randomBytes),
      sku,
      emailAddress: emailAddress.toLowerCase(),
      addressKey,
      customerId: claims?.customer_id,
      companyId: claims?.company_id,
      marketId: market.marketId,
      language,
      now,
    });
    await keepNewest(db, addressKey, mostWishes);
  });
  return ok({ sku, emailAddress });
}
