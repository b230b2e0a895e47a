import { useTranslations } from 'use-intl';
import { type CategoryLink, CategoryLinks } from '#app/components/shell/category-links.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { buttonClasses } from '#app/ui/button-style.ts';
import { PageWidth } from '#app/ui/page-width.tsx';

type Props = { categories: readonly CategoryLink[] };

/** Shown for a missing or discontinued product, with similar categories. */
export function GoneProduct({ categories }: Props) {
  const t = useTranslations('product.gone');
  const { href } = useShop();
  return (
    <PageWidth className="py-12 md:py-20">
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-3xl font-display text-title font-bold text-balance">{t('title')}</h1>
      <p className="mt-5 max-w-xl text-lg text-pretty">{t('text')}</p>
      <CategoryLinks title={t('perhaps')} categories={categories} />
      <p className="mt-8">
        <PageLink href={href('allProducts')} className={buttonClasses({ kind: 'primary', size: 'large' })}>
          {t('all')}
        </PageLink>
      </p>
    </PageWidth>
  );
}
