import { type Currency, subtract, sum } from '#core/money.ts';
import type { Adjustment, PricedCart, PricedRow, Sides, TaxRow } from '../priced-cart.ts';
import { sumSides } from './sides.ts';

type Parts = {
  readonly currency: Currency;
  readonly hasRates: boolean;
  readonly rows: readonly PricedRow[];
  readonly freight: PricedRow | undefined;
};

/** Only adds up rows, because tax is already divided among them exactly. */
export function totalsOf({ currency, hasRates, rows, freight: freightOrNone }: Parts): PricedCart['totals'] {
  const sumOf = (parts: readonly Sides[]) => sumSides(parts, currency, hasRates);
  const products = sumOf(rows.map(({ total }) => total));
  const freight = sumOf(freightOrNone ? [freightOrNone.total] : []);
  const { net, gross } = sumOf([products, freight]);
  return {
    line: sumOf(rows.map(({ line }) => line)),
    discount: sumOf(rows.map(({ discount }) => discount)),
    products,
    freight,
    tax: gross && subtract(gross, net),
    payable: gross ?? net,
  };
}

/** One per rate, the lowest first. Empty while a rate is missing, because a partial tax would look complete. */
export function taxRowsOf({ currency, hasRates, rows, freight }: Parts): TaxRow[] {
  const taxed = [...rows, ...(freight ? [freight] : [])];
  const isKnown = sumSides(
    taxed.map(({ total }) => total),
    currency,
    hasRates,
  ).gross;
  if (!isKnown) return [];
  const byRate = Map.groupBy(
    taxed.filter(({ total }) => total.net.amount !== 0 || total.gross?.amount !== 0),
    ({ taxBasisPoints }) => taxBasisPoints ?? 0,
  );
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([basisPoints, rows]) => {
      const { net, gross } = sumSides(
        rows.map(({ total }) => total),
        currency,
        hasRates,
      );
      return { basisPoints, net, tax: gross ? subtract(gross, net) : sum([], currency) };
    });
}

/** The total discount of each promotion on goods and freight. */
export function promotionsOf({ currency, hasRates, rows, freight }: Parts): Adjustment[] {
  const all = [...rows, ...(freight ? [freight] : [])].flatMap(({ adjustments }) => adjustments);
  return [...Map.groupBy(all, ({ promotionId }) => promotionId).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const off = sumSides(
      parts.map((part) => part.off),
      currency,
      hasRates,
    );
    return [{ ...first, off }];
  });
}
