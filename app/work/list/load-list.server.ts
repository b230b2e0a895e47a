import { notFound } from '#app/not-found.ts';
import type { KeyPage } from '#core/key-page.ts';
import type { Result } from '#core/result.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import { listViews } from '#modules/views/saved-views.server.ts';
import type { Visit } from '#modules/visit.ts';
import type { ListData } from './list-data.ts';
import { ignoredFilters, type ListQuery, type ListShape, readListQuery } from './list-query.ts';

/** The source of a list: the use case that reads its rows, and their mapping for the screen. */
export type ListSource<Row, Sort extends string = string> = {
  readonly shape: ListShape<Sort>;
  readonly read: (shop: Shop, visit: Visit, query: ListQuery<Sort>) => Promise<Result<KeyPage<Row>, Refusal>>;
};

/** The part of a list that the address requests, with the saved views. */
export async function loadList<Row, Sort extends string>(
  shop: Shop,
  visit: Visit,
  { shape, read }: ListSource<Row, Sort>,
  address: URLSearchParams,
): Promise<ListData<Row>> {
  const query = readListQuery(shape, address);
  const page = await read(shop, visit, query);
  if (!page.ok) throw notFound();
  const views = await listViews(shop, visit, { list: shape.name });
  return {
    rows: page.value.items,
    next: page.value.next,
    previous: page.value.previous,
    sizes: shape.sizes ?? [],
    size: query.part.limit,
    search: query.search,
    filters: query.filters,
    ignored: ignoredFilters(shape, address),
    sort: query.sort,
    isDescending: query.part.isDescending,
    views: views.ok ? views.value : [],
  };
}
