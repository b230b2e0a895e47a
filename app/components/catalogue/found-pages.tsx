import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { FoundPage } from './list-view.ts';

type Props = {
  pages: readonly FoundPage[];
  /** There are no products above. */
  isFirst?: boolean;
};

/** Content pages that contain the searched words: after the products, or before the notice that there are none. */
export function FoundPages({ pages, isFirst = false }: Props) {
  const t = useTranslations('shell.search');
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="found-pages" className={isFirst ? 'mt-6 mb-10' : 'mt-14 border-t border-line pt-6'}>
      <h2 id="found-pages" className="font-display text-subheading font-semibold">
        {t('pages')}
      </h2>
      <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
        {pages.map(({ href, title, excerpt }) => (
          <li key={href} className="relative py-3">
            <PageLink href={href} className="font-semibold underline underline-offset-4 after:absolute after:inset-0">
              {title}
            </PageLink>
            <p className="mt-1 line-clamp-2 text-quiet">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
