import type { OrderRow } from '../order/order.ts';
import type { ProofEntry } from './proof-entry.ts';

/** Entries with the names that their rows have now. */
export function namedAs(rows: readonly OrderRow[], entries: readonly ProofEntry[]): ProofEntry[] {
  const rowOf = (number: number | undefined) => rows.find(({ rowNumber }) => rowNumber === number);
  return entries.map((entry) => {
    const row = rowOf(entry.rowNumber);
    const garment = rowOf(row?.parentRowNumber);
    return {
      ...entry,
      garment: garment?.name ?? entry.garment,
      colour: garment?.colour ?? entry.colour,
      service: row?.name ?? entry.service,
      position: row?.service?.positionName ?? entry.position,
    };
  });
}
