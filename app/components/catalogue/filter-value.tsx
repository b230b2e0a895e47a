import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { writeChosen } from '#modules/assortment/list-address.ts';
import type { FilterKind } from './filter-kinds.ts';
import { choose } from './list-changes.ts';
import type { FilterValueState } from './list-state.ts';
import { Swatch } from './swatches.tsx';
import { useList, useListAddress } from './use-list.ts';

const box =
  'size-5 shrink-0 appearance-none rounded-sm border border-edge bg-paper bg-center bg-no-repeat transition-colors group-hover:border-ink checked:border-ink checked:bg-ink checked:bg-(image:--mark-check) disabled:border-line disabled:bg-sunken disabled:checked:bg-quiet';

type Props = { value: FilterValueState; kind: FilterKind };

/** A value to tick: what it is, and how many results there would be. */
export function FilterValue({ value, kind }: Props) {
  const t = useTranslations('catalogue.filters');
  const { address, go } = useListAddress();
  const { words, fixedIds } = useList();
  const { value: id, filterType, selected, count } = value;
  const { label = value.code, hex } = words.get(id) ?? {};
  const isFixed = fixedIds.has(id);
  const input = (
    <input
      type="checkbox"
      name={isFixed ? undefined : 'OrFilters'}
      value={writeChosen({ filterType, id })}
      checked={selected}
      disabled={isFixed || (count === 0 && !selected)}
      onChange={({ currentTarget }) => go(choose(address, { filterType, id }, currentTarget.checked))}
      className={kind === 'size' ? 'peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm' : box}
    />
  );
  if (kind === 'size')
    return (
      <label className="relative block">
        {input}
        <span
          title={t('count', { count })}
          className="pointer-events-none relative grid h-10 min-w-12 place-items-center border border-line bg-paper px-2 text-sm tabular-nums peer-checked:border-ink peer-checked:bg-ink peer-checked:text-ground peer-hover:border-ink peer-disabled:border-line peer-disabled:bg-transparent peer-disabled:text-quiet peer-disabled:line-through"
        >
          <span>
            {label}
            <span className="sr-only"> ({count})</span>
          </span>
        </span>
      </label>
    );
  return (
    <label className="group flex min-h-9 cursor-pointer items-center gap-3 text-[0.9375rem] has-disabled:cursor-default has-disabled:text-quiet">
      {input}
      {kind === 'colour' && <Swatch hexes={hex === undefined ? [] : [hex]} className="size-5" />}
      <span className="min-w-0 flex-1 hyphens-auto break-words leading-tight">{label}</span>
      <span className={cx('text-sm text-quiet tabular-nums', isFixed && 'hidden')}>{count}</span>
    </label>
  );
}
