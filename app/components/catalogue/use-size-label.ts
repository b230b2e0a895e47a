import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import type { StockBySku } from './use-stock.ts';

/** A size with its stock for selection; sizes neither in stock nor expected are disabled. */
export function useSizeLabel(stock: StockBySku | undefined) {
  const t = useTranslations('catalogue.stock');
  const day = useDay();
  return (sku: string, name: string) => {
    if (!stock) return { value: sku, label: name };
    const { onHand = 0, next } = stock[sku] ?? {};
    if (onHand > 0) return { value: sku, label: `${name}: ${t('inStock', { count: onHand })}` };
    if (next === undefined) return { value: sku, label: `${name}: ${t('none')}`, isDisabled: true };
    return { value: sku, label: `${name}: ${t('next', { day: day(next) })}` };
  };
}
