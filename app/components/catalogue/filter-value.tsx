import { writeChosen } from '#modules/assortment/list-address.ts';
import type { FilterKind } from './filter-kinds.ts';
import { choose } from './list-changes.ts';
import type { FilterValueState } from './list-state.ts';
import { useList, useListAddress } from './use-list.ts';

const words =
  '[&_label]:flex [&_label]:min-h-9 [&_label]:cursor-pointer [&_label]:items-center [&_label]:gap-3 [&_label]:text-[0.9375rem] [&_label]:leading-tight [&_label:has(:disabled)]:cursor-default [&_label:has(:disabled)]:text-quiet ' +
  '[&_input]:size-5 [&_input]:shrink-0 [&_input]:appearance-none [&_input]:rounded-sm [&_input]:border [&_input]:border-edge [&_input]:bg-paper [&_input]:bg-center [&_input]:bg-no-repeat [&_input]:transition-colors [&_label:hover_input]:border-ink [&_input:checked]:border-ink [&_input:checked]:bg-ink [&_input:checked]:bg-(image:--mark-check) [&_input:disabled]:border-line [&_input:disabled]:bg-sunken [&_input:disabled:checked]:bg-quiet ' +
  '[&_b]:min-w-0 [&_b]:flex-1 [&_b]:font-normal [&_b]:hyphens-auto [&_b]:wrap-break-word [&_small]:text-sm [&_small]:text-quiet [&_small]:tabular-nums ' +
  '[&_i]:size-5 [&_i]:shrink-0 [&_i]:rounded-full [&_i]:shadow-[inset_0_0_0_1px_rgb(22_24_26/0.28)]';

const chips =
  'flex flex-wrap gap-1.5 [&_label]:relative [&_label]:block [&_input]:absolute [&_input]:inset-0 [&_input]:size-full [&_input]:cursor-pointer [&_input]:appearance-none [&_input]:rounded-sm ' +
  '[&_b]:pointer-events-none [&_b]:relative [&_b]:grid [&_b]:h-10 [&_b]:min-w-12 [&_b]:place-items-center [&_b]:border [&_b]:border-line [&_b]:bg-paper [&_b]:px-2 [&_b]:text-sm [&_b]:font-normal [&_b]:tabular-nums ' +
  '[&_:hover+b]:border-ink [&_:checked+b]:border-ink [&_:checked+b]:bg-ink [&_:checked+b]:text-ground [&_:disabled+b]:border-line [&_:disabled+b]:bg-transparent [&_:disabled+b]:text-quiet [&_:disabled+b]:line-through [&_small]:sr-only';

/** On the list, once: a page has hundreds of values, and their looks would be most of its bytes. */
export const valueListLooks: Record<FilterKind, string> = { plain: words, colour: words, size: chips };

type Props = { value: FilterValueState; kind: FilterKind };

/** A value to tick: what it is, and how many results there would be. */
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
