import { writeChosen } from '#modules/assortment/list-address.ts';
import { choose } from '../list-changes.ts';
import type { FilterValueState } from '../list-state.ts';
import { useList, useListAddress } from '../use-list.ts';
import type { FilterKind } from './filter-kinds.ts';

/** Styles are on the list once, because a page has hundreds of values. */
export const valueListLooks: Record<FilterKind, string> = {
  plain: 'value-words',
  colour: 'value-words',
  size: 'value-chips',
};

type Props = { value: FilterValueState; kind: FilterKind };

/** A value with a checkbox and its result count. */
export function FilterValue({ value, kind }: Props) {
  const { address, go } = useListAddress();
  const { words: known, fixedIds } = useList();
  const { value: id, filterType, selected, count } = value;
  const { label = value.code, hex } = known.get(id) ?? {};
  const isFixed = fixedIds.has(id);
  return (
    <label>
      <input
        type="checkbox"
        name={isFixed ? undefined : 'OrFilters'}
        value={writeChosen({ filterType, id })}
        checked={selected}
        disabled={isFixed || (count === 0 && !selected)}
        onChange={({ currentTarget }) => go(choose(address, { filterType, id }, currentTarget.checked))}
      />
      {kind === 'colour' && <i style={{ background: hex }} />}
      <b>{label}</b>
      {!isFixed && <small>{count}</small>}
    </label>
  );
}
