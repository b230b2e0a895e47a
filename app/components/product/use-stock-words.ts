import { useFormatter, useTranslations } from 'use-intl';
import type { StockState } from '#modules/assortment/stock-state.ts';

/** What there is of a size, in few words. */
export function useStockWords(): (state: StockState) => string {
  const t = useTranslations('product.stock');
  const format = useFormatter();
  return (state) => {
    if (state.kind === 'in') return t('in');
    if (state.kind === 'few') return t('few', { count: state.left });
    return state.nextDelivery === undefined ? t('out') : t('back', { date: shortDay(format, state.nextDelivery) });
  };
}

/** A delivery is at most some months away: the year goes without saying. */
export function shortDay(format: ReturnType<typeof useFormatter>, date: string): string {
  return format.dateTime(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'short' });
}
