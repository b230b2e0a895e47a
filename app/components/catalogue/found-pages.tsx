import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { FoundPage } from './list-view.ts';

/** Content pages that contain the searched words, shown after the products. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  const t = useTranslations('shell.search');
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="found-pages" className="mt-14 border-t border-line pt-6">
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
