import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type CategoryLink, CategoryLinks } from '#app/components/shell/category-links.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

// Recently viewed products are stored in the browser, so their cards load on demand.
const RecentlyViewedRow = lazy(async () => ({
  default: (await import('#app/components/product/recently-viewed-row.tsx')).RecentlyViewedRow,
}));

/** The empty cart with links to products. */
export function EmptyCart({ categories }: { categories: readonly CategoryLink[] }) {
  const t = useTranslations('cart.empty');
  const { href, language } = useShop();
  return (
    <>
      <EmptyState
        className="mt-8"
        icon={<ShoppingBag aria-hidden="true" />}
        title={t('title')}
        actions={<ButtonLink to={href('allProducts')}>{t('all')}</ButtonLink>}
      >
        {t('text')}
      </EmptyState>
      <CategoryLinks title={t('categories')} categories={categories} />
      <div className="mt-12 empty:hidden">
        <Suspense>
          <RecentlyViewedRow href={`/${language}/product-answers/cards`} />
        </Suspense>
      </div>
    </>
  );
}
