import { useCallback, useMemo, useState } from 'react';
import type { RowView } from '../cart-page-view.ts';

/** Which rows are ticked. One that has left the cart is no longer among them. */
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
