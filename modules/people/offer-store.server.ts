import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** A company would like the person to be one of its people. */
export type MembershipOffer = { readonly companyId: number; readonly offeredAt: Date };

type NewOffer = { readonly customerId: number; readonly companyId: number; readonly by: number; readonly at: Date };

/** An offer that stands already stays as it is: false. */
export async function insertOffer(db: Db, { customerId, companyId, by, at }: NewOffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('membership_offer')
    .values({ customer_id: customerId, company_id: companyId, offered_by: by, offered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function listOffersTo(db: Db, customerId: number): Promise<MembershipOffer[]> {
  return db
    .selectFrom('membership_offer')
    .select(['company_id as companyId', 'offered_at as offeredAt'])
    .where('customer_id', '=', customerId)
    .orderBy('offered_at')
    .orderBy('company_id')
    .execute();
}

/** Removes offers that nobody has answered, and returns how many. */
export async function removeOffersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('membership_offer')
    .where('offered_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The person who made the offer, if they are still there. */
export async function findOfferer(db: Db, customerId: number, companyId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('membership_offer')
    .select('offered_by')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.offered_by ?? undefined;
}

/** Who made it, if they are still there. Undefined where there was none. */
export async function takeOffer(
  db: Db,
  customerId: number,
  companyId: number,
): Promise<{ by: number | undefined } | undefined> {
  const taken = await db
    .deleteFrom('membership_offer')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .returning('offered_by')
    .executeTakeFirst();
  return taken && { by: taken.offered_by ?? undefined };
}
