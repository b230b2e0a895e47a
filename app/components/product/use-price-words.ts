import { useTranslations } from 'use-intl';
import type { PriceText } from './product-view.ts';

/** A price with "from" if another size costs more. */
export function usePriceWords(): (price: Pick<PriceText, 'text' | 'isFrom'>) => string {
  const t = useTranslations('product.price');
  return ({ text, isFrom }) => (isFrom ? t('from', { price: text }) : text);
}
