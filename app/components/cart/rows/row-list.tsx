import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { basePartNumber } from '#core/sku.ts';
import type { RowView } from '../cart-page-view.ts';
import type { CartControl } from '../use-cart-control.ts';
import type { RowErrors } from './row-errors.ts';
import { placeOf, RowItem } from './row-item.tsx';
import { useNearRows } from './use-near-rows.ts';

type Props = {
  cart: CartControl;
  errors: RowErrors;
  selected: ReadonlySet<string>;
  onSelect: (rowId: string, isSelected: boolean) => void;
};

/** More than the tallest screen shows. */
const firstRows = 12;

/** The rows, grouped by wearer if there is one. */
export function RowList({ cart, errors, selected, onSelect }: Props) {
  const { rows, state } = cart;
  const { near, watch } = useNearRows();
  const { coworkers, needs, isBusiness, laundry, groups } = state.page;
  const surroundings = useMemo(
    () => ({ coworkers, needs, isBusiness, ...(laundry && { laundry }) }),
    [coworkers, needs, isBusiness, laundry],
  );
  const heading = groups.length === 0 ? 'h2' : 'h3';
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = groups.length === 0 ? [...byId.keys()] : groups.flatMap(({ rowIds }) => rowIds);
  const first = new Set(inOrder.filter((id) => byId.has(id)).slice(0, firstRows));
  const draw = (row: RowView) => (
    <RowItem
      key={row.id}
      row={row}
      isNear={first.has(row.id) || near.has(placeOf(row.id))}
      watch={watch}
      colours={state.page.colours[basePartNumber(row.partNo)] ?? none}
      sizes={state.page.sizes[row.partNo] ?? none}
      heading={heading}
      surroundings={surroundings}
      errors={errors.get(row.id) ?? none}
      problem={state.problems[row.id]}
      mark={state.marks[row.id]}
      sizeTip={state.tips[row.id]}
      isWaiting={state.drafts[row.id] !== undefined}
      isSelected={selected.has(row.id)}
      onSelect={onSelect}
    />
  );
  if (groups.length === 0) return <ul className="border-t border-line">{rows.map(draw)}</ul>;
  return groups.map(({ coworkerId, rowIds, total }) => {
    const inGroup = rowIds.flatMap((id) => byId.get(id) ?? []);
    if (inGroup.length === 0) return null;
    const name = coworkers.find(({ id }) => id === coworkerId)?.name;
    return (
      <section key={coworkerId ?? 'nobody'} className="mt-6 first:mt-0">
        <GroupHead name={name} total={total} />
        <ul className="border-t border-ink">{inGroup.map(draw)}</ul>
      </section>
    );
  });
}

const none: readonly never[] = [];

function GroupHead({ name, total }: { name: string | undefined; total: string | undefined }) {
  const t = useTranslations('cart.row');
  return (
    <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 font-display text-subheading font-bold">
      <span>{name ?? t('noWearer')}</span>
      {total !== undefined && <span className="tabular-nums">{total}</span>}
    </h2>
  );
}
