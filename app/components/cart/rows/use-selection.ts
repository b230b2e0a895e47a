import { useCallback, useMemo, useState } from 'react';
import type { RowView } from '../cart-page-view.ts';

/** Ticked rows. Rows that left the cart are dropped. */
export function useSelection(rows: readonly RowView[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (rowId: string, isSelected: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        if (isSelected) after.add(rowId);
        else after.delete(rowId);
        return after;
      }),
    [],
  );
  const selectAll = (isSelected: boolean) => setTicked(new Set(isSelected ? rows.map(({ id }) => id) : []));
  const selected = useMemo(() => new Set(rows.flatMap(({ id }) => (ticked.has(id) ? [id] : []))), [rows, ticked]);
  return { selected, select, selectAll };
}
