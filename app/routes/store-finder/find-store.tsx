import { useTranslations } from 'use-intl';
import { StoreFinder } from '#app/components/store-finder/store-finder.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/find-store.ts';
import { loadStores } from './load-stores.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStores(context.get(shopContext), context.get(visitContext), url.searchParams);
}

/** The stores of the market as a list and on a map. The search is a GET form, so it needs no scripts. */
export default function FindStore({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('store-finder');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="description" content={t('intro')} />
      <PageHeading title={t('title')} intro={t('intro')} className="mb-8 md:mb-10" />
      <StoreFinder {...loaderData} />
    </>
  );
}
