import type { TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { TaxTreatment } from '#modules/pricing/tax-rule.ts';

/** Why an order has no VAT. The VAT number is included only if it is the reason: exports are untaxed for everybody. */
export function reliefOf(treatment: TaxTreatment['kind'], vatNo: string): TotalsView['relief'] {
  if (treatment === 'intra-community') return { kind: treatment, vatNo };
  return treatment === 'export' ? { kind: treatment, vatNo: '' } : undefined;
}
