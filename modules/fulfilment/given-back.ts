import { add, type Money, subtract, sum } from '#core/money.ts';
import type { billOf } from '../invoice/bill.ts';
import type { InvoiceTax } from '../invoice/invoice.ts';
import type { Order } from '../order/order.ts';
import { freightOf } from './held-order.ts';

/**
 * What was given back for a return: goods, freight, tax and rounding add up to the refund or to the amount that is no
 * longer due.
 */
export type GivenBack = {
  readonly goodsNet: Money;
  readonly freightNet: Money;
  readonly taxes: readonly InvoiceTax[];
  readonly rounding: Money;
  readonly paid: Money;
};

type Bill = Pick<ReturnType<typeof billOf>, 'rows' | 'taxes' | 'rounding' | 'payable'>;

/** Computed from the bill for the step from the pieces that are kept to those that were kept before. */
export function givenBackOf(order: Order, { rows, taxes, rounding, payable }: Bill): GivenBack {
  const { currency } = payable;
  const freight = new Set(freightOf(order).map(([rowNumber]) => rowNumber));
  const net = sum(
    rows.map((row) => row.net),
    currency,
  );
  const freightNet = sum(
    rows.filter(({ rowNumber }) => freight.has(rowNumber)).map((row) => row.net),
    currency,
  );
  return {
    goodsNet: subtract(net, freightNet),
    freightNet,
    taxes,
    rounding: rounding ?? subtract(payable, payable),
    paid: payable,
  };
}

/** A return may be refunded in several steps: unsent pieces, returned pieces, and later its replacement. */
export function addGivenBack(first: GivenBack | undefined, second: GivenBack): GivenBack {
  if (!first) return second;
  const rates = Map.groupBy([...first.taxes, ...second.taxes], ({ basisPoints }) => basisPoints);
  return {
    goodsNet: add(first.goodsNet, second.goodsNet),
    freightNet: add(first.freightNet, second.freightNet),
    taxes: [...rates.values()]
      .map((same) =>
        same.reduce((a, b) => ({ basisPoints: a.basisPoints, net: add(a.net, b.net), tax: add(a.tax, b.tax) })),
      )
      .toSorted((a, b) => a.basisPoints - b.basisPoints),
    rounding: add(first.rounding, second.rounding),
    paid: add(first.paid, second.paid),
  };
}
