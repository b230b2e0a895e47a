import * as fc from 'fast-check';
import { type Currency, currencyDecimals, money, roundingFor } from '#core/money.ts';
import type { Order } from '#modules/order/order.ts';
import { freightSku } from '#modules/pricing/freight-sku.ts';
import { priceCart } from '#modules/pricing/price-cart.ts';
import type { PricedRow, PromotionEffect } from '#modules/pricing/priced-cart.ts';
import { anOrderRow } from '#tests/build/order.ts';

const currencies = Object.keys(currencyDecimals) as Currency[];
const colours = ['10010001AAAA', '10010001BBBB', '20020002CCCC'];
const rates = [0, 600, 700, 725, 810, 1497.5, 1900, 2000, 2100, 2400, 2500, 2550];
const by = { promotionId: 'p', name: 'p', description: '', code: undefined };

const aPrice = fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.boolean());
const aRow = fc.record({
  price: aPrice,
  /** Most goods are pieces; some are measured in thousandths. */
  thousandths: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((pieces) => pieces * 1000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
  ),
  colour: fc.nat(2),
});

const aDraft = fc.record({
  currency: fc.nat(currencies.length - 1),
  isNet: fc.boolean(),
  rows: fc.array(aRow, { minLength: 1, maxLength: 5 }),
  listRates: fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11), fc.nat(11)),
  /** Three of four orders are domestic. */
  isAbroad: fc.nat(3).map((one) => one === 0),
  chargedRates: fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11), fc.nat(11)),
  percent: fc.option(fc.integer({ min: 1, max: 9999 })),
  amountOff: fc.option(aPrice),
  pieceOff: fc.option(aPrice),
  freight: fc.option(aPrice),
  /** How much of each row is billed after each invoice, in thousandths. */
  steps: fc.array(fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }), { maxLength: 3 }),
});

type Draft = typeof aDraft extends fc.Arbitrary<infer Of> ? Of : never;

export type RandomOrder = {
  readonly order: Pick<Order, 'rows' | 'priced'>;
  readonly goods: readonly PricedRow[];
  /** Pieces by row after each invoice: some up and down, then all of them, and finally none. */
  readonly states: readonly ReadonlyMap<number, number>[];
};

function orderOf(draft: Draft): RandomOrder {
  const currency = currencies[draft.currency] ?? 'EUR';
  const listed = ([amount, isGross]: readonly [number, boolean]) => ({ amount: money(amount, currency), isGross });
  const ratesBy = (of: readonly number[]) =>
    new Map([...colours, freightSku].map((sku, index) => [sku, rates[of[index] ?? 0] ?? 0]));
  const rows = draft.rows.map(({ price, thousandths, colour }, index) => ({
    rowId: `r${index}`,
    rowNumber: 100 * (index + 1),
    sku: `${colours[colour]}C50`,
    quantity: thousandths / 1000,
    unit: listed(price),
    origin: undefined,
  }));
  const [first] = rows;
  const effects: PromotionEffect[] = [
    ...(draft.pieceOff && first
      ? [{ ...by, kind: 'pieces-amount' as const, off: listed(draft.pieceOff), pieces: [first] }]
      : []),
    ...(draft.percent === null ? [] : [{ ...by, kind: 'basket-percent' as const, basisPoints: draft.percent }]),
    ...(draft.amountOff ? [{ ...by, kind: 'basket-amount' as const, off: listed(draft.amountOff) }] : []),
  ];
  const listRates = ratesBy(draft.listRates);
  const { rows: goods, ...priced } = priceCart({
    currency,
    basis: draft.isNet ? 'net' : 'gross',
    rows,
    effects,
    taxRates: draft.isAbroad ? ratesBy(draft.chargedRates) : listRates,
    listRates,
    freight: draft.freight ? listed(draft.freight) : undefined,
    rounding: roundingFor(effects.length > 0 ? 'on' : 'off'),
  });
  const all = [...goods, ...(priced.freight ? [{ ...priced.freight, rowNumber: 900 }] : [])];
  const ordered = all.map((price) => ({
    ...anOrderRow(),
    rowNumber: price.rowNumber,
    sku: price.sku,
    quantity: price.quantity,
    price,
  }));
  const reached = (shares: readonly number[]) =>
    new Map(ordered.map(({ rowNumber, quantity }, index) => [rowNumber, part(quantity, shares[index] ?? 0)]));
  const [none, whole] = [0, 1000].map((share) => reached(ordered.map(() => share)));
  const states = [none, ...draft.steps.map(reached), whole, none].flatMap((state) => state ?? []);
  return { order: { rows: ordered, priced }, goods, states };
}

/** Pieces stay whole, and measured goods are cut at a thousandth. */
function part(quantity: number, share: number): number {
  const [unit, count] = Number.isInteger(quantity) ? [1, quantity] : [0.001, Math.round(quantity * 1000)];
  return Math.round(Math.floor((count * share) / 1000) * unit * 1000) / 1000;
}

export const randomOrder: fc.Arbitrary<RandomOrder> = aDraft.map(orderOf);
