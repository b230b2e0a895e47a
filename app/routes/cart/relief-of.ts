import type { TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { TaxTreatment } from '#modules/pricing/tax-rule.ts';

/** A number is told where it is the reason: what leaves the EU is not taxed, whoever buys it. */
export function reliefOf(treatment: TaxTreatment['kind'], vatNo: string): TotalsView['relief'] {
  if (treatment === 'intra-community') return { kind: treatment, vatNo };
  return treatment === 'export' ? { kind: treatment, vatNo: '' } : undefined;
}
