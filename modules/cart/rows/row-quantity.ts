import { fitToFactor, largestQuantity, parseQuantity } from '#core/quantity.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { fitsUnit, type Unit } from '#core/units.ts';
import type { Offer } from '../../assortment/offer.ts';
import type { CartRow } from '../cart.ts';

type QuantityRefusal =
  | { code: 'quantity-invalid' }
  | { code: 'quantity-not-whole'; sku: string; quantity: number; unitCode: Unit }
  | { code: 'quantity-not-a-multiple'; factor: number }
  | { code: 'quantity-too-large'; maximum: number };

/** Pack size and unit of an article. */
export type SoldArticle = Pick<Offer, 'sku' | 'multiplyFactor' | 'soldBy'>;

/** Rounds a requested quantity to the article's packs and unit. Zero removes a row. */
export function fitQuantity(
  wished: number,
  { sku, multiplyFactor: factor, soldBy: unitCode }: SoldArticle,
): Result<number, QuantityRefusal> {
  const parsed = parseQuantity(wished);
  if (!parsed.ok)
    return parsed.refusal.code === 'too-big'
      ? refuse({ code: 'quantity-too-large', maximum: largestQuantity })
      : refuse({ code: 'quantity-invalid' });
  if (!fitsUnit(parsed.value, unitCode))
    return refuse({ code: 'quantity-not-whole', sku, quantity: parsed.value, unitCode });
  const fitted = fitToFactor(parsed.value, factor);
  return fitted === undefined ? refuse({ code: 'quantity-not-a-multiple', factor }) : ok(fitted);
}

const thousandth = 1000;

/** Scales the services of a row with its quantity, at the same number per piece. */
export function scaledChildren(row: CartRow, children: readonly CartRow[], quantity: number): CartRow[] {
  return children.map((child) => ({ ...child, quantity: scaled(child.quantity, row.quantity, quantity) }));
}

function scaled(quantity: number, before: number, after: number): number {
  const inThousandths = (number: number) => Math.round(number * thousandth);
  const product = inThousandths(quantity) * inThousandths(after);
  return Math.max(1, Math.round(product / inThousandths(before))) / thousandth;
}
