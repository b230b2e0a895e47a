import { useMemo, useRef } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { CompareBar } from '#app/components/compare/compare-bar.tsx';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { useTrackedList } from '#app/components/tracking/use-tracked-list.ts';
import { cx } from '#app/ui/class-names.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { DidYouMean, EmptyResult } from './empty-result.tsx';
import { ChosenChips } from './filters/chosen-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FoundPages } from './found-pages.tsx';
import { ListHead } from './list-head.tsx';
import { ListHeading } from './list-heading.tsx';
import { listStateOf, wordsOf } from './list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListPageView } from './list-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductRows } from './product-rows.tsx';
import { ListAddressProvider, ListProvider, useListAddress } from './use-list.ts';
import { useNear } from './use-near.ts';

/** A product list with its filters and sort order. */
export function ListPage({ view }: { view: ListPageView }) {
  return (
    <ListAddressProvider>
      <List view={view} />
    </ListAddressProvider>
  );
}

function List({ view }: { view: ListPageView }) {
  const { address, isLoading } = useListAddress();
  const { filters, flags, fixedIds, isSplit, categoryName, currency } = view;
  const state = listStateOf(view, address, { isLoading, flags, fixedIds });
  const words = useMemo(() => wordsOf(filters), [filters]);
  const canNarrow = view.total > 0 || filters.length > 0 || view.priceLimits !== undefined;
  return (
    <ListProvider value={{ state, isSplit, words, fixedIds: new Set(fixedIds), categoryName, currency }}>
      <ListHead view={view} />
      <ListHeading place={view.place} searchText={view.searchText} />
      <div className="mt-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-14">
        <div>{canNarrow && <FilterPanel />}</div>
        <div className="min-w-0">
          {canNarrow && <ListToolbar sortFields={view.sortFields} />}
          <div className="mt-4 empty:hidden">
            <ChosenChips />
          </div>
          {view.total > 0 && <DidYouMean text={view.didYouMean} />}
          {view.total === 0 && <FoundPages pages={view.pages} isFirst />}
          <Results view={view} isLoading={isLoading} />
          {view.total > 0 && <FoundPages pages={view.pages} />}
          <CompareBar />
        </div>
      </div>
    </ListProvider>
  );
}

function Results({ view, isLoading }: { view: ListPageView; isLoading: boolean }) {
  const { address } = useListAddress();
  const { cards, priceNote, total, searchText, didYouMean, elsewhere } = view;
  const shown = useTrackedList(view);
  if (total === 0)
    return (
      <div className="mt-6">
        <EmptyResult searchText={searchText} didYouMean={didYouMean} elsewhere={elsewhere} />
      </div>
    );
  return (
    <div ref={shown} aria-busy={isLoading} className={cx('mt-6 transition-opacity', isLoading && 'opacity-50')}>
      {address.view === 'LIST' ? (
        <ProductRows cards={cards} priceNote={priceNote} />
      ) : (
        <ProductGrid cards={cards} priceNote={priceNote} />
      )}
      <Pages view={view} />
    </div>
  );
}

/** Prefetches the next page when the end of this one comes near. */
function Pages({ view: { page, pageSize, total } }: { view: ListPageView }) {
  const foot = useRef<HTMLDivElement>(null);
  const isNear = useNear(foot);
  const { pathname } = useLocation();
  const { address, hrefOf } = useListAddress();
  const pageCount = Math.ceil(total / pageSize);
  const hrefOfPage = (number: number) => {
    const { search } = withLanguage(hrefOf({ ...address, page: number }));
    return pathname + search;
  };
  return (
    <div ref={foot}>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOfPage} className="mt-12 justify-center" />
      {isNear && page < pageCount && <PrefetchPageLinks page={hrefOfPage(page + 1)} />}
    </div>
  );
}
