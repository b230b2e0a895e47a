import type { RowPieces } from '../order/pieces.ts';
import { noteDenial } from './facts/note-denial.server.ts';
import type { Noting } from './facts/noting.server.ts';

/** Cancels pieces that the buyer no longer wants and that were not sent, with the same effects as a denial. */
export async function cancelUnsent(noting: Noting, rows: readonly RowPieces[]): Promise<void> {
  const noted = await noteDenial(noting, { kind: 'denial', rows: [...rows] });
  if (!noted.ok) throw new Error(`pieces of the order ${noting.held.order.id} left while it was held`);
}
