import { add, type Money, subtract, sum } from '#core/money.ts';
import type { billOf } from '../invoice/bill.ts';
import type { InvoiceTax } from '../invoice/invoice.ts';
import type { Order } from '../order/order.ts';
import { freightOf } from './held-order.ts';

/** What was given back for a return: goods, freight, tax and rounding come to what was paid back or is no longer to be paid. */
export type GivenBack = {
  readonly goodsNet: Money;
  readonly freightNet: Money;
  readonly taxes: readonly InvoiceTax[];
  readonly rounding: Money;
  readonly paid: Money;
};

type Bill = Pick<ReturnType<typeof billOf>, 'rows' | 'taxes' | 'rounding' | 'payable'>;

/** Of the bill that leads from what is kept to what was kept before. */
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

/** A return may give back in several steps: what was never sent, what came back, and later its replacement. */
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
