import { multiply } from '#core/money.ts';
import { ok, type Result } from '#core/result.ts';
import { fitsUnit } from '#core/units.ts';
import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { articleRowOf } from '../checkout/place-agreed.server.ts';
import type { Market } from '../market/market.ts';
import { shownPrice } from '../pricing/displayed-price.ts';
import { priceAgreed } from '../pricing/price-agreed.ts';
import { listAgreedCarts } from '../punchout/agreed-cart-store.server.ts';
import { cartRowOf } from '../punchout-document/cart-row-key.ts';
import type { CxmlOrder } from '../punchout-document/cxml-order-request.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { matchLines, type OrderedLine, type OrderedPart, problemsOf } from './match-lines.ts';
import { type DocumentRefusal, refuseDocument } from './procurement-order.ts';

const mostWords = 2000;

/** The lines of an order with what was agreed on for them. An article that was in no returned cart has its current price. */
export async function readOrderedLines(
  shop: Shop,
  visit: Visit,
  { order, companyId }: { readonly order: CxmlOrder; readonly companyId: number },
): Promise<Result<readonly OrderedLine[], DocumentRefusal>> {
  const { market } = visit;
  const cartIds = [...new Set(order.items.flatMap(({ auxiliaryId }) => cartRowOf(auxiliaryId)?.cartId ?? []))];
  const payloadId = order.reference === '' ? undefined : order.reference;
  const carts = await listAgreedCarts(shop.db, companyId, { cartIds, payloadId });
  const matched = matchLines(order, carts, payloadId !== undefined);
  const problems = problemsOf(matched, market.currency);
  if (problems.length > 0) return refuseDocument(problems.join(' ').slice(0, mostWords));
  if (matched.every(({ agreed }) => agreed)) return ok(matched);
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const lines = matched.map((line) =>
    line.agreed ? line : { ...line, parts: partOf(offers.get(line.item.sku), line.item.quantity, market) },
  );
  const unknown = lines.filter(({ parts }) => parts.length === 0);
  if (unknown.length === 0) return ok(lines);
  const named = unknown.map(
    ({ item: { line, sku, quantity } }) => `Line ${line}: ${quantity} of ${sku} cannot be ordered.`,
  );
  return refuseDocument(named.join(' ').slice(0, mostWords));
}

function partOf(offer: Offer, quantity: number, { currency, vatBasisPoints }: Market): OrderedPart[] {
  const { sku, isSold, unit, origin, soldBy } = offer;
  if (!isSold || !unit || !fitsUnit(quantity, soldBy)) return [];
  const net = multiply(shownPrice(unit, 'excl', vatBasisPoints), quantity, 'halfUp');
  const row = { rowId: sku, rowNumber: 0, sku, quantity, origin, net, isFree: false };
  const { rows } = priceAgreed({ currency, rows: [row], freight: undefined, taxRates: undefined });
  return rows.map((price) => ({ row: articleRowOf(price, offer), quantity, net }));
}
