import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AddressLinks } from '#app/components/shell/address-links.tsx';
import { writeListAddress } from '#modules/assortment/list-address.ts';
import type { ListPageView } from './list-view.ts';
import { scriptText, structuredDataOf } from './structured-data.ts';
import { useListAddress } from './use-list.ts';

/** Metadata for browsers and search engines. Only unfiltered pages of a place are indexed. */
export function ListHead({ view }: { view: ListPageView }) {
  const t = useTranslations('catalogue');
  const { pathname } = useLocation();
  const { address } = useListAddress();
  const { seo, heading } = view.place;
  const title = view.searchText === '' ? seo.title : t('searchTitle', { text: view.searchText });
  const isPlain = writeListAddress({ ...address, page: 1 }).size === 0;
  return (
    <>
      <title>{`${view.page > 1 ? t('pageTitle', { title, page: view.page }) : title} | Yrke`}</title>
      <meta name="description" content={seo.description || heading} />
      <AddressLinks query={view.page > 1 ? `?page=${view.page}` : ''} />
      {!isPlain && <meta name="robots" content="noindex, follow" />}
      {structuredDataOf(view, pathname).map((data) => (
        <script
          key={scriptText(data).slice(0, 80)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptText(data) }}
        />
      ))}
    </>
  );
}
