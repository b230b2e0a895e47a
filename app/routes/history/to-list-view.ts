import type { ListView } from '#app/components/history/history-views.ts';
import type { CompanyName } from '#modules/company/company.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { ListPart } from '#modules/order-history/cursor.ts';
import type { Visit } from '#modules/visit.ts';
import { type HistoryQuery, listHref } from './history-query.ts';

export function toListView<T, Item>(
  { part, ...asked }: HistoryQuery,
  { items, next, previous }: ListPart<T>,
  toItem: (line: T) => Item,
  companies: readonly CompanyName[],
): ListView<Item> {
  return {
    ...asked,
    companies,
    isBeginning: !part.after && !part.before,
    items: items.map(toItem),
    nextHref: next && listHref(asked, { after: next }),
    previousHref: previous && listHref(asked, { before: previous }),
    turnedHref: listHref({ ...asked, order: asked.order === 'asc' ? 'desc' : 'asc' }),
  };
}

/** Days in the time zone of the visitor's market. */
export const daysOf =
  ({ market }: Pick<Visit, 'market'>) =>
  (instant: Date) =>
    dayIn(market.marketId, instant);
