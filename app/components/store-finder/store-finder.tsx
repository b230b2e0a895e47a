import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StoreEntry } from './store-entry.tsx';
import { StoreMap } from './store-map.tsx';
import { StoreSearchForm } from './store-search-form.tsx';
import type { StoreCard, StoreMapView, StoreSearchView } from './store-view.ts';

type Props = {
  total: number;
  heading: string;
  unknown?: string;
  stores: readonly StoreCard[];
  services: readonly { code: string; name: string }[];
  asked: StoreSearchView;
  map: StoreMapView;
};

/** List and map side by side; on phones the map is above the list, which may be long, but is read after it. A store that is pointed at is marked in both. */
export function StoreFinder({ total, heading, unknown, stores, services, asked, map }: Props) {
  const t = useTranslations('store-finder');
  const { href } = useShop();
  const [marked, setMarked] = useState<string>();
  const isNarrowed = stores.length < total || asked.text !== '';
  return (
    <>
      <StoreSearchForm asked={asked} services={services} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div>
          {unknown !== undefined && <Notice className="mb-6">{t('list.unknown', { text: unknown })}</Notice>}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-ink pb-3">
            <h2 className="font-display text-heading font-bold">
              <output>{heading}</output>
            </h2>
            {isNarrowed && (
              <ButtonLink to={href('findStore')} kind="quiet" size="small" preventScrollReset>
                {t('list.all')}
              </ButtonLink>
            )}
          </div>
          {stores.length === 0 ? (
            <EmptyState title={t('list.none')} className="mt-6">
              {t('list.noneText')}
            </EmptyState>
          ) : (
            <ol>
              {stores.map((store, at) => (
                <StoreEntry
                  key={store.slug}
                  store={store}
                  number={at + 1}
                  isMarked={marked === store.slug}
                  onMark={setMarked}
                />
              ))}
            </ol>
          )}
        </div>
        <div className="max-lg:order-first">
          <StoreMap
            key={`${map.centre.lng} ${map.centre.lat}`}
            map={map}
            pins={stores}
            marked={marked}
            onMark={setMarked}
            className="h-64 sm:h-[28rem] lg:h-[min(44rem,calc(100svh-12rem))]"
          />
        </div>
      </div>
    </>
  );
}
