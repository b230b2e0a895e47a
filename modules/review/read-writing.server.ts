import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { hasBought } from '../order/has-bought.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { shownName } from './review.ts';
import { findOwnReview } from './review-store.server.ts';

/** Whether the visitor may review a product, their existing review, and the name it would be signed with. */
export async function readWriting(
  { db }: Pick<Shop, 'db'>,
  { claims }: Pick<Visit, 'claims'>,
  { basePartNo }: { basePartNo: string },
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const person = await findPersonById(db, claims.customer_id);
  return ok({
    own: await findOwnReview(db, { customerId: claims.customer_id, basePartNo }),
    mayWrite: await hasBought(db, claims, basePartNo),
    name: person ? shownName(person) : '',
    isBusiness: isB2B(claims),
  });
}
