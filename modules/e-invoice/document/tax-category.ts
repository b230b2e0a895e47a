import type { TaxTreatment } from '../../pricing/tax-rule.ts';
import { type Element, group, leaf } from '../ubl/element.ts';
import { percentText } from './amount.ts';

type Category = 'S' | 'Z' | 'K' | 'G';

/** Goods to a company in another EU state are K, exports from the EU are G; domestic goods with a rate are S. */
export function categoryOf(treatment: TaxTreatment['kind'], basisPoints: number): Category {
  if (treatment === 'intra-community') return 'K';
  if (treatment === 'export') return 'G';
  return basisPoints > 0 ? 'S' : 'Z';
}

const reasons: { readonly [C in Category]?: string } = { K: 'VATEX-EU-IC', G: 'VATEX-EU-G' };

const scheme = () => group('TaxScheme', leaf('ID', 'VAT'));

export function categoryGroup(name: string, category: Category, basisPoints: number): Element | undefined {
  return group(name, leaf('ID', category), leaf('Percent', percentText(basisPoints)), scheme());
}

/** In a subtotal it includes the reason for the exemption. */
export function exemptGroup(category: Category, basisPoints: number, reason: string): Element | undefined {
  const code = reasons[category];
  return group(
    'TaxCategory',
    leaf('ID', category),
    leaf('Percent', percentText(basisPoints)),
    leaf('TaxExemptionReasonCode', code),
    leaf('TaxExemptionReason', code && reason),
    scheme(),
  );
}
