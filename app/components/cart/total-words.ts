import type { TotalsView } from './cart-page-view.ts';

type Words = { readonly goods: string; readonly tax: string; readonly payable: string };

/** The words of the sums, `cart.summary.<word>`: where there is no VAT, none is spoken of. */
export function totalWordsOf({
  mode,
  taxKind,
  taxes,
  relief,
}: Pick<TotalsView, 'mode' | 'taxKind' | 'taxes' | 'relief'>): Words {
  const words: Words =
    taxKind === 'sales-tax'
      ? { goods: 'goodsBeforeTax', tax: 'taxRate', payable: 'payableWithTax' }
      : mode === 'incl' && !relief
        ? { goods: 'goodsIncl', tax: 'vatIncluded', payable: 'payable' }
        : { goods: 'goodsExcl', tax: 'vat', payable: 'payable' };
  return taxes === undefined ? { ...words, payable: 'payableBeforeTax' } : words;
}
