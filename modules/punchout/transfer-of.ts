import { add, type Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { CartRowView, CartView } from '../cart/cart-view.ts';
import { isSpeciallyHandled, type SpecialIds } from '../market/special-ids.ts';
import type { Transfer, TransferRow } from '../punchout-document/transfer.ts';
import type { Connection } from './connection.ts';
import type { PunchoutSession } from './punchout-session.ts';

const day = 24 * 60 * 60 * 1000;
/** Goods on hand leave the next day. */
const daysOnHand = 1;

/** The codes that most procurement systems know; the list of units itself follows invoices. */
const usual: Partial<Record<Unit, string>> = { H87: 'PCE', XPK: 'PK', XBX: 'BX', XRO: 'RO' };

type Options = Pick<Connection, 'unitCodes' | 'services'> & { readonly now: Date };

type Ids = Pick<PunchoutSession, 'customerId' | 'companyId' | 'marketId'>;

/** The carts of special customers, companies and markets are returned with one row for each garment. */
export const servicesFor = (ids: Ids, { services }: Pick<Connection, 'services'>, special: SpecialIds) =>
  isSpeciallyHandled(special, ids) ? 'folded' : services;

/** A cart as a procurement system gets it. Gifts are rows without a price. */
export function transferOf({ id = '', rows, freeItems, priced, hidesPrices }: CartView, options: Options): Transfer {
  const { currency } = priced;
  const unitOf = (unit: Unit) => options.unitCodes[unit] ?? usual[unit] ?? unit;
  const netOf = ({ price }: CartRowView) => (hidesPrices ? undefined : price.total.net);
  const toRow = (row: CartRowView, serviceOf: string | undefined): TransferRow => ({
    sku: row.sku,
    name: nameOf(row),
    notes: [
      ...row.children.map(nameOf),
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
  });
  const gifts = freeItems.map(
    (item): TransferRow => ({
      sku: item.sku,
      name: [item.name, item.colour?.name, item.size].filter(Boolean).join(' '),
      notes: [item.promotion],
      quantity: item.quantity,
      unit: unitOf('H87'),
      net: hidesPrices ? undefined : { amount: 0, currency },
      taxBasisPoints: undefined,
      leadDays: undefined,
      employeeNo: '',
      serviceOf: undefined,
    }),
  );
  const sent = rows.flatMap((row): TransferRow[] => {
    const garment = toRow(row, undefined);
    if (options.services === 'rows') return [garment, ...row.children.map((child) => toRow(child, row.sku))];
    return [
      {
        ...garment,
        net: garment.net && row.children.flatMap((child) => netOf(child) ?? []).reduce(sumUp, garment.net),
      },
    ];
  });
  return { cartId: id, currency, rows: [...sent, ...gifts] };
}

const sumUp = (sum: Money, next: Money) => add(sum, next);

const nameOf = ({ name, colour, size }: CartRowView) => [name, colour?.name, size].filter(Boolean).join(' ');

function leadDaysOf({ type, isShort, stock }: CartRowView, now: Date): number | undefined {
  if (type === 'VasArticle') return undefined;
  if (!isShort) return daysOnHand;
  if (stock.nextDeliveryDate === undefined) return undefined;
  return Math.max(daysOnHand, Math.ceil((Date.parse(stock.nextDeliveryDate) - now.getTime()) / day));
}
