import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import { stockStateOf } from '#modules/assortment/stock-state.ts';
import type { SizeView } from './product-view.ts';
import { useStock } from './stock-map.ts';
import { useStockWords } from './use-stock-words.ts';

/** Stock of the selected size, or why it is unknown. */
export function StockNote({ size }: { size: SizeView | undefined }) {
  const t = useTranslations('product');
  const { href } = useShop();
  const stock = useStock();
  const words = useStockWords();
  if (stock.status === 'gone')
    return (
      <Notice tone="warn" isLive title={t('gone.justNow')}>
        <PageLink href={href('allProducts')} className="underline underline-offset-4">
          {t('gone.all')}
        </PageLink>
      </Notice>
    );
  if (stock.status === 'failed') return <Notice isLive>{t('stock.failed')}</Notice>;
  return (
    <p aria-live="polite" className="min-h-6 text-sm">
      {stock.status === 'loaded' &&
        size &&
        t('stock.ofSize', { size: size.code, state: words(stockStateOf(stock.of(size.sku))) })}
    </p>
  );
}
