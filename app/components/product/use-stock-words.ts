import { useTranslations } from 'use-intl';
import type { StockState } from '#modules/assortment/stock-state.ts';
import { useDay } from './use-day.ts';

export type StockWords = (state: StockState) => string;

/** Short stock texts of a size. */
export function useStockWords(): StockWords {
  const t = useTranslations('product.stock');
  const day = useDay();
  return (state) => {
    if (state.kind === 'in') return t('in');
    if (state.kind === 'few') return t('few', { count: state.left });
    return state.nextDelivery === undefined ? t('out') : t('back', { date: day(state.nextDelivery) });
  };
}
