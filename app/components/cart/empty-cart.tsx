import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

// What was looked at is known to the browser alone, so its cards may come when they are asked for.
const RecentlyViewedRow = lazy(async () => ({
  default: (await import('#app/components/product/recently-viewed-row.tsx')).RecentlyViewedRow,
}));

export type CategoryLink = { readonly name: string; readonly href: string };

/** Nothing in it yet: ways to something that could be. */
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
      {categories.length > 0 && (
        <nav aria-labelledby="empty-categories" className="mt-12">
          <h2 id="empty-categories" className="font-display text-heading font-bold">
            {t('categories')}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {categories.map(({ name, href: to }) => (
              <li key={to}>
                <PageLink
                  href={to}
                  className="inline-flex min-h-11 items-center border border-line bg-paper px-4 hover:border-ink"
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-12 empty:hidden">
        <Suspense>
          <RecentlyViewedRow href={`/${language}/product-answers/cards`} />
        </Suspense>
      </div>
    </>
  );
}
