import { add, type Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { CartRowView, CartView } from '../cart/cart-view.ts';
import { isSpeciallyHandled, type SpecialIds } from '../market/special-ids.ts';
import { type Classes, serviceClasses } from '../punchout-document/classification.ts';
import { namesOf } from '../punchout-document/row-name.ts';
import type { Transfer, TransferRow } from '../punchout-document/transfer.ts';
import type { Connection } from './connection.ts';
import type { PunchoutSession } from './punchout-session.ts';

const day = 24 * 60 * 60 * 1000;
/** Goods on hand leave the next day. */
const daysOnHand = 1;

/** The codes that most procurement systems know; the list of units itself follows invoices. */
const usual: Partial<Record<Unit, string>> = { H87: 'PCE', XPK: 'PK', XBX: 'BX', XRO: 'RO' };

export const unitCodeOf = ({ unitCodes }: Pick<Connection, 'unitCodes'>, unit: Unit): string =>
  unitCodes[unit] ?? usual[unit] ?? unit;

type Options = Pick<Connection, 'unitCodes' | 'services'> & {
  readonly now: Date;
  readonly classesOf: (sku: string) => Classes;
};

type Ids = Pick<PunchoutSession, 'customerId' | 'companyId' | 'marketId'>;

/** The carts of special customers, companies and markets are returned with one row for each garment. */
export const servicesFor = (ids: Ids, { services }: Pick<Connection, 'services'>, special: SpecialIds) =>
  isSpeciallyHandled(special, ids) ? 'folded' : services;

/** A cart as a procurement system gets it. Gifts are rows without a price. */
export function transferOf({ id = '', rows, freeItems, priced }: CartView, options: Options): Transfer {
  const { currency } = priced;
  const unitOf = (unit: Unit) => unitCodeOf(options, unit);
  const netOf = ({ price }: CartRowView) => price.total.net;
  const toRow = (row: CartRowView, serviceOf: string | undefined): TransferRow => ({
    rowIds: [row.id],
    sku: row.sku,
    ...namesOf(row),
    notes: [
      ...row.children.map((child) => namesOf(child).name),
      ...(row.comment === '' ? [] : [row.comment]),
      ...(row.customer ? [row.customer.name] : []),
    ],
    quantity: row.quantity,
    unit: unitOf(row.soldBy),
    net: netOf(row),
    taxBasisPoints: row.price.taxBasisPoints,
    leadDays: leadDaysOf(row, options.now),
    employeeNo: row.customer?.employeeNo ?? '',
    serviceOf,
    classes: serviceOf === undefined ? options.classesOf(row.sku) : serviceClasses,
  });
  const gifts = freeItems.map(
    (item): TransferRow => ({
      rowIds: [item.rowId],
      sku: item.sku,
      ...namesOf(item),
      notes: [item.promotion],
      quantity: item.quantity,
      unit: unitOf('H87'),
      net: { amount: 0, currency },
      taxBasisPoints: undefined,
      leadDays: undefined,
      employeeNo: '',
      serviceOf: undefined,
      classes: options.classesOf(item.sku),
    }),
  );
  const sent = rows.flatMap((row): TransferRow[] => {
    const garment = toRow(row, undefined);
    if (options.services === 'rows') return [garment, ...row.children.map((child) => toRow(child, row.sku))];
    const rowIds = [row.id, ...row.children.map(({ id }) => id)];
    return [{ ...garment, rowIds, net: row.children.map(netOf).reduce(sumUp, garment.net) }];
  });
  const isPlain = rows.every(({ children, comment, customer }) => children.length === 0 && comment === '' && !customer);
  return { cartId: id, currency, rows: [...sent, ...gifts], isPlain };
}

const sumUp = (sum: Money, next: Money) => add(sum, next);

function leadDaysOf({ type, isShort, stock }: CartRowView, now: Date): number | undefined {
  if (type === 'VasArticle') return undefined;
  if (!isShort) return daysOnHand;
  if (stock.nextDeliveryDate === undefined) return undefined;
  return Math.max(daysOnHand, Math.ceil((Date.parse(stock.nextDeliveryDate) - now.getTime()) / day));
}
