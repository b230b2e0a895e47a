import type { SummaryView } from '#app/components/checkout/checkout-page-view.ts';
import type { Money } from '#core/money.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { createRateFormat } from '#modules/market/rate-format.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import type { Order } from '#modules/order/order.ts';
import { orderSummaryOf } from '#modules/order/order-summary.ts';
import type { Sides } from '#modules/pricing/priced-cart.ts';
import { taxKindOf } from '#modules/pricing/total-words.ts';
import type { Visit } from '#modules/visit.ts';
import { reliefOf } from '../cart/relief-of.ts';

/** Rows and totals of an order, formatted as in its market. */
export function toOrderSummaryView({ market: here, language }: Visit, order: Order): SummaryView {
  const market = findMarketBySiteId(order.marketId) ?? here;
  const culture = cultureOf({ market, language });
  const { format } = createCurrencyFormat(culture, order.priced.currency);
  const rate = createRateFormat(culture, order.priced.currency);
  const write = (amount: Money | undefined) => amount && format(amount.amount);
  const summary = orderSummaryOf(order);
  const articles = summary.products.filter(({ isFree }) => !isFree);
  const { totals, promotions } = order.priced;
  const less = ({ net, gross }: Sides) => format(-(order.mode === 'incl' ? (gross ?? net) : net).amount);
  return {
    count: summary.products.reduce((count, { quantity }) => count + Math.ceil(quantity), 0),
    rows: articles.map(
      ({ rowNumber, imageUrl, name, color, size, quantity, soldBy, sku, price, priceBeforeDiscount, ...row }) => ({
        id: String(rowNumber),
        name,
        detail: [color, size].filter((part) => part !== '').join(', '),
        partNo: sku,
        quantity,
        soldBy,
        packSize: order.rows.find((one) => one.rowNumber === rowNumber)?.packSize ?? 1,
        picture: imageUrl ?? missingPicturePath,
        price: write(price),
        before: price?.amount === priceBeforeDiscount?.amount ? undefined : write(priceBeforeDiscount),
        later: row.backOrdered > 0 ? row.nextDeliveryDate : undefined,
      }),
    ),
    gifts: summary.products
      .filter(({ isFree }) => isFree)
      .map(({ rowNumber, name, quantity }) => ({
        id: String(rowNumber),
        name,
        quantity,
        promotion: summary.promotionNames.join(', '),
      })),
    totals: order.hidesPrices
      ? undefined
      : {
          mode: order.mode,
          taxKind: taxKindOf(market),
          goods: write(summary.totalProducts) ?? '',
          discounts: promotions
            .filter(({ off }) => off.net.amount !== 0)
            .map(({ promotionId, name, off }) => ({ id: promotionId, name, off: less(off) })),
          shipping: write(summary.deliveryPrice),
          isShippingFree: summary.deliveryPrice?.amount === 0,
          shippingPromotion: undefined,
          taxes:
            totals.tax &&
            order.tax.rows
              .filter(({ basisPoints }) => basisPoints > 0)
              .map(({ basisPoints, tax }) => ({
                rate: rate(basisPoints),
                tax: format(tax.amount),
              })),
          payable: write(summary.totalPrice) ?? '',
          relief: reliefOf(order.tax.treatment, order.delivery.recipient.vatNo),
        },
    groups: groupsOf(order, ({ net, gross }) => format((order.mode === 'incl' ? (gross ?? net) : net).amount)),
    showFreeItemsDisclaimer: summary.showFreeItemsDisclaimer,
    limit: undefined,
  };
}

/** Totals by wearer, if any row names one. */
function groupsOf({ rows, hidesPrices }: Order, write: (total: Sides) => string): SummaryView['groups'] {
  const named = Map.groupBy(rows, ({ coworker }) => coworker?.name);
  if (hidesPrices || [...named.keys()].every((name) => name === undefined)) return [];
  return [...named]
    .map(([name, of]) => ({ name, of: of.filter(({ type }) => type !== 'FreightArticle') }))
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => ({
      name,
      total: write(
        of
          .map(({ price }) => price.total)
          .reduce((a, b) => ({
            net: { ...a.net, amount: a.net.amount + b.net.amount },
            gross: a.gross && b.gross && { ...a.gross, amount: a.gross.amount + b.gross.amount },
          })),
      ),
    }));
}
