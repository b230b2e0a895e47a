import type { DecisionPreview } from '#app/components/pending-orders/pending-view.ts';
import type { Order } from '#modules/order/order.ts';
import type { DecidedOrder } from '#modules/pending-order/decide-order.server.ts';
import { articleDetail } from '#modules/pending-order/order-decision.ts';
import { readMoneyEffect } from '#modules/pending-order/read-money-effect.server.ts';
import { sayRow } from '#modules/pending-order/say-decided-rows.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { withPageNames } from '../order-page/names-in-language.server.ts';
import { freightOf, moneyOf, toMoneyView } from './decision-costs.server.ts';
import { sayChanges } from './say-changes.server.ts';
import { taxLinesOf } from './tax-lines.server.ts';

/** The preview of a decision, with the names of articles in the language of the page. */
export async function toPreview(shop: Shop, visit: Visit, decided: DecidedOrder): Promise<DecisionPreview> {
  const { state, order, rows, seen } = decided;
  const money = moneyOf(visit, order);
  const { payable } = order.priced.totals;
  const isRefusal = state === 'refused';
  const left = isRefusal ? { ...payable, amount: 0 } : payable;
  const [was, now] = [await withPageNames(shop, visit, decided.was), await withPageNames(shop, visit, order)];
  const sideIn = ({ rows: all }: Order, rowNumber: number) => {
    const {
      sku = '',
      name = '',
      colour,
      size = '',
      quantity = 0,
    } = all.find((one) => one.rowNumber === rowNumber) ?? {};
    return { sku, name, detail: articleDetail(colour, size), quantity };
  };
  return {
    seen,
    changes: await sayChanges(shop, visit, decided),
    isRefusal,
    totalBefore: order.hidesPrices ? undefined : money(was.priced.totals.payable),
    total: order.hidesPrices || isRefusal ? undefined : money(payable),
    side: {
      ...(await toMoneyView(shop, visit, order, await readMoneyEffect(shop, visit, decided.was, left))),
      freight: order.hidesPrices || isRefusal ? undefined : freightOf(order, visit),
      total: order.hidesPrices || isRefusal ? undefined : money(payable),
      ...taxLinesOf(shop, visit, order),
      ...((order.hidesPrices || isRefusal) && { taxes: [] }),
    },
    rows: rows.map(({ rowNumber, kind, reason }) => {
      const after = kind === 'changed' ? sideIn(now, rowNumber) : undefined;
      const change = { before: sideIn(was, rowNumber), after, rejected: 'preview.rejected' } as const;
      return { rowNumber, text: sayRow(shop, visit.language, change), reason };
    }),
  };
}
