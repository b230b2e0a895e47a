import { ok, refuse } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findOrderByLink } from '../order/find-order.server.ts';
import { listOrders } from '../order/list-orders.server.ts';
import type { Order, OrderArticle } from '../order/order.ts';
import type { Visit } from '../visit.ts';
import { type Conformity, conformityOf } from './declaration.ts';
import type { DocumentShop } from './find-documented.server.ts';

type Asked = { readonly orderId: string; readonly link: string | undefined };

export type OrderConformity = {
  readonly orderNo: string;
  readonly conformities: readonly Conformity[];
  readonly gone: readonly { readonly basePartNo: string; readonly name: string }[];
};

const goods: readonly OrderArticle[] = ['DefaultArticle', 'ExternalArticle'];

/** Whoever sees the order among theirs may, and whoever holds its sealed link; to anybody else there is no such order. */
export async function readOrderConformity(shop: DocumentShop, visit: Visit, asked: Asked) {
  const found = await findSeen(shop, visit, asked);
  if (!found.ok) return found;
  const { orderNo, marketId, rows } = found.value;
  const market = findMarketBySiteId(marketId) ?? visit.market;
  const bought = new Map(
    rows.filter(({ type }) => goods.includes(type)).map(({ sku, name }) => [basePartNumber(sku), name]),
  );
  const facts = await readConformityFacts(shop, { market, language: visit.language }, [...bought.keys()]);
  const known = new Set(facts.map(({ basePartNo }) => basePartNo));
  const gone = [...bought].filter(([basePartNo]) => !known.has(basePartNo));
  return ok<OrderConformity>({
    orderNo,
    conformities: facts.map(conformityOf),
    gone: gone.map(([basePartNo, name]) => ({ basePartNo, name })),
  });
}

async function findSeen(shop: DocumentShop, visit: Visit, { orderId, link }: Asked) {
  if (link !== undefined) {
    const found = await findOrderByLink(shop, visit, { link });
    const isMeant = found.ok && found.value.order.id === orderId && !found.value.order.releasedAt;
    return isMeant ? ok<Order>(found.value.order) : refuse({ code: 'order-not-found' });
  }
  const filter = { id: orderId };
  const listed = await listOrders(shop, visit, { filter, page: 1, pageSize: 1, sort: 'date', order: 'desc' });
  if (!listed.ok) return listed;
  const [order] = listed.value.orders;
  return order ? ok(order) : refuse({ code: 'order-not-found' });
}
