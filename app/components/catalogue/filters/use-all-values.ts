import { useLocation } from 'react-router';
import { openedFilter } from './opened-filter.ts';

/** Without scripts the values of a closed filter are on a page of their own: the same list with this filter open. */
export function useAllValues(parametricCode: string) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isAll = query.get(openedFilter) === parametricCode;
  query.set(openedFilter, parametricCode);
  return { isAll, hrefOfAll: `${pathname}?${query}` };
}
