import { useList } from '../use-list.ts';
import { FilterGroup } from './filter-group.tsx';
import { inShownOrder } from './filter-kinds.ts';
import { PriceFilter } from './price-filter.tsx';

const openAtFirst = 2;

/** All filters of a list. The first ones are open, others closed. */
export function FilterGroups() {
  const { state } = useList();
  const filters = inShownOrder(state.filters);
  return (
    <>
      {filters.slice(0, openAtFirst).map((filter) => (
        <FilterGroup key={filter.parametricCode} filter={filter} isOpen />
      ))}
      <PriceFilter />
      {filters.slice(openAtFirst).map((filter) => (
        <FilterGroup key={filter.parametricCode} filter={filter} isOpen={false} />
      ))}
    </>
  );
}
