import type { Money } from '#core/money.ts';
import type { PricedCart, PricedRow, Sides } from './priced-cart.ts';

/** Removes prices for people who may not see them: amounts, discounts and price lists do not leave the server. */
export function withoutPrices(cart: PricedCart): PricedCart {
  const { line, discount, products, freight, tax, payable } = cart.totals;
  return {
    ...cart,
    isHidden: true,
    rows: cart.rows.map(rowWithoutPrices),
    freight: cart.freight && rowWithoutPrices(cart.freight),
    taxRows: [],
    totals: {
      line: blank(line),
      discount: blank(discount),
      products: blank(products),
      freight: blank(freight),
      tax: tax && zero(tax),
      payable: zero(payable),
    },
    promotions: cart.promotions.map((promotion) => ({ ...promotion, off: blank(promotion.off) })),
  };
}

function rowWithoutPrices(row: PricedRow): PricedRow {
  const { unit, line, discount, total } = row;
  return {
    ...row,
    unit: blank(unit),
    line: blank(line),
    discount: blank(discount),
    total: blank(total),
    adjustments: row.adjustments.map((adjustment) => ({ ...adjustment, off: blank(adjustment.off) })),
    steps: [],
  };
}

const zero = ({ currency }: Money): Money => ({ amount: 0, currency });
const blank = ({ net, gross }: Sides): Sides => ({ net: zero(net), gross: gross && zero(gross) });
