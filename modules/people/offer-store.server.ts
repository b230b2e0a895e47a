import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** A company would like the person to be one of its people. */
export type MembershipOffer = { readonly companyId: number; readonly offeredAt: Date };

type NewOffer = { readonly customerId: number; readonly companyId: number; readonly by: number; readonly at: Date };

/**
 * True where the person is asked by it; false where an offer stands already. It gets the name of the person who asks now, because
 * the first may have lost their rights since and no one could accept it. It keeps its day, so that it ends as all others do.
 */
export async function insertOffer(db: Db, { customerId, companyId, by, at }: NewOffer): Promise<boolean> {
  const asked = { offered_by: by, offered_at: at, declined_at: null };
  const before = await findOffer(db, customerId, companyId);
  await db
    .insertInto('membership_offer')
    .values({ customer_id: customerId, company_id: companyId, ...asked })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'company_id']).doUpdateSet({
        ...asked,
        offered_at: sql`case when membership_offer.declined_at is null then membership_offer.offered_at else excluded.offered_at end`,
      }),
    )
    .execute();
  return before === undefined || before.isDeclined;
}

/** What the person was offered, also when they turned it down. */
export async function findOffer(
  db: Db,
  customerId: number,
  companyId: number,
): Promise<{ readonly isDeclined: boolean } | undefined> {
  const row = await db
    .selectFrom('membership_offer')
    .select('declined_at')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row && { isDeclined: row.declined_at !== null };
}

/** The offers that wait for an answer. */
export async function listOffersTo(db: Db, customerId: number): Promise<MembershipOffer[]> {
  return db
    .selectFrom('membership_offer')
    .select(['company_id as companyId', 'offered_at as offeredAt'])
    .where('customer_id', '=', customerId)
    .where('declined_at', 'is', null)
    .orderBy('offered_at')
    .orderBy('company_id')
    .execute();
}

/** The shop itself, for the person: with those that they turned down. */
export async function readOffersOf(db: Db, customerId: number) {
  return db
    .selectFrom('membership_offer')
    .select(['company_id as companyId', 'offered_at as offeredAt', 'declined_at as declinedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('company_id')
    .execute();
}

/** Offers without an answer, and those that were turned down before that time. Returns how many. */
export async function removeOffersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('membership_offer')
    .where((eb) => eb(eb.fn.coalesce('declined_at', 'offered_at'), '<', before))
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
    .where('declined_at', 'is', null)
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
    .where('declined_at', 'is', null)
    .returning('offered_by')
    .executeTakeFirst();
  return taken && { by: taken.offered_by ?? undefined };
}

/** Whether there was one to turn down. */
export async function declineOffer(db: Db, customerId: number, companyId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('membership_offer')
    .set({ declined_at: at })
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
