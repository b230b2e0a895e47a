import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { Sides, TaxRow } from '../pricing/priced-cart.ts';
import type { Order, OrderRow } from './order.ts';

/** Undefined if the buyer may not see amounts. */
type Shown = Money | undefined;

export type OrderSummary = {
  readonly products: readonly {
    readonly rowNumber: number;
    /** The path of its picture. */
    readonly imageUrl: string | undefined;
    readonly name: string;
    readonly color: string;
    readonly size: string;
    readonly quantity: number;
    readonly soldBy: Unit;
    readonly priceBeforeDiscount: Shown;
    /** Model and colour, the part of the number that people know. */
    readonly sku: string;
    readonly price: Shown;
    readonly isFree: boolean;
    readonly backOrdered: number;
    readonly nextDeliveryDate: string | undefined;
    readonly wearer: string | undefined;
    readonly comment: string;
  }[];
  readonly totalProducts: Shown;
  readonly totalDiscount: Shown;
  readonly promotionNames: readonly string[];
  readonly deliveryPrice: Shown;
  readonly vat: Shown;
  /** For each rate above zero; undefined if the buyer may not see amounts. */
  readonly taxes: readonly TaxRow[] | undefined;
  readonly totalPrice: Shown;
  readonly showFreeItemsDisclaimer: boolean;
};

const skuShown = 12;

/** The summary of an order for the page and the mail, with amounts as they were shown: with or without tax. */
export function orderSummaryOf(order: Order): OrderSummary {
  const { rows, mode, hidesPrices, priced } = order;
  const { totals, promotions } = priced;
  const shown = ({ net, gross }: Sides): Shown => (hidesPrices ? undefined : mode === 'incl' ? (gross ?? net) : net);
  const articles = rows.filter(({ type }) => type !== 'FreightArticle');
  return {
    products: articles.map((row) => productOf(row, shown)),
    totalProducts: shown(totals.line),
    totalDiscount: shown(totals.discount),
    promotionNames: [...new Set(promotions.map(({ name }) => name))],
    deliveryPrice: shown(totals.freight),
    vat: hidesPrices ? undefined : totals.tax,
    taxes: hidesPrices ? undefined : order.tax.rows.filter(({ basisPoints }) => basisPoints > 0),
    totalPrice: hidesPrices ? undefined : totals.payable,
    showFreeItemsDisclaimer: articles.some(({ price }) => price.isFree),
  };
}

const productOf = (row: OrderRow, shown: (sides: Sides) => Shown): OrderSummary['products'][number] => ({
  rowNumber: row.rowNumber,
  imageUrl: row.picture,
  name: row.name,
  color: row.colour,
  size: row.size,
  quantity: row.quantity,
  soldBy: row.soldBy,
  priceBeforeDiscount: shown(row.price.line),
  sku: row.sku.slice(0, skuShown),
  price: shown(row.price.total),
  isFree: row.price.isFree,
  backOrdered: row.backOrdered,
  nextDeliveryDate: row.nextDeliveryDate,
  wearer: wearerWords(row),
  comment: row.comment,
});

/** The wearer, and where the laundry brings the garment. */
export function wearerWords({ coworker }: Pick<OrderRow, 'coworker'>): string | undefined {
  if (!coworker?.laundry) return coworker?.name;
  const { department, costCode, laundryLockerNumber, laundryPositionNumber } = coworker.laundry;
  const place = [laundryLockerNumber, laundryPositionNumber].filter(Boolean).join('/');
  return [coworker.name, coworker.employeeNo, department, costCode, place].filter(Boolean).join(' · ');
}
