import { randomBytes, randomUUID } from 'node:crypto';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { OrderPageView } from '#app/components/order-page/order-page-view.ts';
import { notFound } from '#app/not-found.ts';
import { parseOrderId } from '#core/ids.ts';
import { readApprovalReasons } from '#modules/approval-rules/rule-words.server.ts';
import { garmentLabelsPath } from '#modules/document/document-paths.ts';
import { listOffered } from '#modules/e-invoice/read-e-invoice.server.ts';
import { offersLabels } from '#modules/garment/read-labels.server.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Order } from '#modules/order/order.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import { orderStatuses } from '#modules/order/order-status.ts';
import type { OrderWay } from '#modules/order/reach-order.server.ts';
import { readSellerLines } from '#modules/order/read-seller.server.ts';
import { readVisibility } from '#modules/order-history/order-visibility.server.ts';
import { readOrderPage } from '#modules/order-history/read-order-page.server.ts';
import { readReorder } from '#modules/order-history/reorder.server.ts';
import { readHidesPrices } from '#modules/pending-order/hides-prices.server.ts';
import type { ProductionState } from '#modules/proof-sheet/production-state.ts';
import { readStates } from '#modules/proof-sheet/read-order-proofs.server.ts';
import { readExchanges } from '#modules/returns/exchange-options.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readApprovalView } from './approval-view.server.ts';
import { readExcessReasons } from './excess-reasons.server.ts';
import { withPageColours, withPageNames } from './names-in-language.server.ts';
import { toOrderPage } from './to-order-page.server.ts';

/** The order that an address names. An invalid id is answered with 404. */
export function seenWay(text: string, reach: OrderReach): OrderWay {
  const parsed = parseOrderId(text);
  if (!parsed.ok) throw notFound();
  return { orderId: parsed.value, reach };
}

const readReasons = async (shop: Shop, visit: Visit, order: Order) => [
  ...(await readApprovalReasons(shop, visit, { ...order, hidesPrices: await readHidesPrices(shop, order) })),
  ...(await readExcessReasons(shop, visit, order)),
];

export const linkedWay = (query: URLSearchParams): OrderWay => ({ link: query.get('o') ?? '' });

/** Undefined if the visitor may not see such an order. */
export async function loadOrderPage(shop: Shop, visit: Visit, way: OrderWay): Promise<OrderPageView | undefined> {
  const read = await readOrderPage(shop, visit, way);
  if (!read.ok) return undefined;
  const { isMaintained, mayAct, returns, returnable, toSend } = read.value;
  const order = await withPageNames(shop, visit, read.value.order);
  const isFixed = 'link' in way || way.reach === 'own' || isMaintained;
  const visibility = isFixed ? undefined : await readVisibility(shop, visit, way);
  const lines = await readReorder(shop, visit, { order });
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const rowNumbers = mayAct ? returnable.map(({ rowNumber }) => rowNumber) : [];
  const exchanges = await readExchanges(shop, visit, { order, rowNumbers, language: visit.language });
  const shown = await withPageColours(shop, visit, order, returns);
  const offered = await listOffered(shop, read.value.invoices);
  const states = isMade(order) ? await readStates(shop.db, order) : new Map<number, ProductionState>();
  const seen = { way, lines, offered, exchanges, states, hrefOfOrder: (id: string) => hrefTo(shop, visit, way, id) };
  return {
    ...toOrderPage(visit, { ...read.value, order, returns: shown }, seen),
    labelsHref:
      !('link' in way) && (await offersLabels(shop, visit, { orderId: order.id }))
        ? garmentLabelsPath(order.id, visit.language)
        : undefined,
    approval:
      'link' in way ? undefined : await readApprovalView(shop, visit, { order, isOwn: isOwn(visit, way, order) }),
    reasons: order.kind === 'approval' ? await readReasons(shop, visit, order) : [],
    mayRecall: isOwn(visit, way, order) && read.value.state === 'approval' && !isMaintained,
    isVisible: visibility?.ok ? visibility.value.isVisible : undefined,
    reorder: isMaintained ? [] : lines,
    returnTo: toSend.size > 0 ? await readSellerLines(shop, { market, language: visit.language }) : [],
    keys: {
      press: newPress(),
      pressAll: newPress(),
      returnId: randomUUID(),
      withdrawalId: randomUUID(),
      messageId: randomUUID(),
    },
  };
}

/** Whether something may still be made for it. */
const isMade = ({ givenUpAt, status }: Order): boolean => givenUpAt === undefined && status < orderStatuses.Delivered;

const isOwn = ({ claims }: Visit, way: OrderWay, { owner }: Order): boolean =>
  !('link' in way) && way.reach === 'own' && owner.kind === 'company' && owner.customerId === claims?.customer_id;

/** The address of another order of the same buyer, reached the same way as this one. */
function hrefTo({ env }: Shop, { language }: Visit, way: OrderWay, orderId: string): string {
  if ('link' in way)
    return `${routeHref('orderStatus', language)}?${new URLSearchParams({ o: sealOrder(env, orderId) })}`;
  return routeHref(way.reach === 'own' ? 'accountOrder' : 'companyOrder', language, { orderId });
}

const newPress = () => randomBytes(16).toString('hex');
