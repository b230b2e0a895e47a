import type { Order, OrderRow } from '../../order/order.ts';
import { type BuiltProof, buildProof } from '../../proof/build-proof.ts';
import type { Refusal } from '../../refusals.ts';
import { byCartRow } from './agreed-services.ts';

type Rows = Pick<Order, 'rows'>;

const garmentOf = ({ rows }: Rows, { parentRowNumber }: OrderRow) =>
  rows.find(({ rowNumber }) => rowNumber === parentRowNumber);

/** The proof as for production, without the drawing of a logo, which is fitted to its place. */
async function proofOf(of: Rows, row: OrderRow): Promise<BuiltProof> {
  const { service } = row;
  if (!service?.making) return { kind: 'none' };
  const { making, position, lines } = service;
  return buildProof({ ...making, size: garmentOf(of, row)?.size ?? '' }, { ...making, position, lines });
}

/**
 * An agreed text is measured again where its garment was changed: another size has less room, and another product may lack the place.
 * A place that the first garment lacked too was agreed on as it is.
 */
export async function servicesFit(now: Rows, was: Rows): Promise<Refusal | undefined> {
  const agreed = byCartRow(was);
  for (const row of now.rows) {
    const garment = garmentOf(now, row);
    const before = agreed.get(row.cartRowId ?? '');
    if (!row.service || !garment || agreed.get(garment.cartRowId ?? '')?.sku === garment.sku) continue;
    const built = await proofOf(now, row);
    const hadPlace = !before || (await proofOf(was, before)).kind === 'proof';
    const isWrong = built.kind === 'proof' ? built.problems.length > 0 : built.kind === 'no-position' && hadPlace;
    if (isWrong) return { code: 'services-do-not-fit', name: garment.name };
  }
  return undefined;
}
