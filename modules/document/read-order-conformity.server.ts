import { ok } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { isArticle } from '../order/order.ts';
import { reachOrder, wayTo } from '../order/reach-order.server.ts';
import type { Visit } from '../visit.ts';
import { type Conformity, conformityOf } from './declaration.ts';
import type { DocumentShop } from './find-documented.server.ts';

type OrderReference = { readonly orderId: string; readonly link: string | undefined };

export type OrderConformity = {
  readonly orderNo: string;
  readonly conformities: readonly Conformity[];
  readonly gone: readonly { readonly basePartNo: string; readonly name: string }[];
};

/** Access: visitors who may see the order, or who have its signed link; for others the order does not exist. */
export async function readOrderConformity(shop: DocumentShop, visit: Visit, asked: OrderReference) {
  const found = await reachOrder(shop, visit, wayTo(asked));
  if (!found.ok) return found;
  const { orderNo, marketId, rows } = found.value.order;
  const market = findMarketBySiteId(marketId) ?? visit.market;
  const bought = new Map(rows.filter(isArticle).map(({ sku, name }) => [basePartNumber(sku), name]));
  const facts = await readConformityFacts(shop, { market, language: visit.language }, [...bought.keys()]);
  const known = new Set(facts.map(({ basePartNo }) => basePartNo));
  const gone = [...bought].filter(([basePartNo]) => !known.has(basePartNo));
  return ok<OrderConformity>({
    orderNo,
    conformities: facts.map(conformityOf),
    gone: gone.map(([basePartNo, name]) => ({ basePartNo, name })),
  });
}
