import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { isRole } from '../auth/roles.ts';
import './people-tables.server.ts';
import type { PersonAccount } from './person-record.ts';

/** A company's offer to join it. */
export type MembershipOffer = { readonly companyId: number; readonly offeredAt: Date };

type NewOffers = {
  readonly customerIds: readonly number[];
  readonly companyId: number;
  readonly by: number;
  readonly at: Date;
  /** False: people who declined the company get no second offer. */
  readonly asksAgain: boolean;
  /** True: only people who administer companies can accept. */
  readonly asAdmin: boolean;
};

/**
 * Returns the people who got a new offer. An open offer is not repeated; it gets the name of the current caller, because the first one may
 * have lost their rights since, and then it could not be accepted. It keeps its date, so that it expires like all others.
 */
export async function insertOffers(db: Db, offers: NewOffers): Promise<ReadonlySet<number>> {
  const { customerIds, companyId, by, at, asksAgain, asAdmin } = offers;
  if (customerIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    with before as (
      select customer_id, declined_at from membership_offer
      where company_id = ${companyId} and customer_id = any(${[...customerIds]}::int[])
    ),
    asked as (
      insert into membership_offer (customer_id, company_id, offered_by, offered_at, as_admin)
      select distinct id, ${companyId}::int, ${by}::int, ${at}::timestamptz, ${asAdmin}::boolean
      from unnest(${[...customerIds]}::int[]) as given (id)
      on conflict (customer_id, company_id) do update
        set offered_by = excluded.offered_by, as_admin = excluded.as_admin, declined_at = null,
          offered_at = case when membership_offer.declined_at is null then membership_offer.offered_at else excluded.offered_at end
        where membership_offer.declined_at is null or ${asksAgain}::boolean
      returning customer_id
    )
    select asked.customer_id as id from asked left join before using (customer_id)
    where before.customer_id is null or before.declined_at is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The facts that decide whether a person can join a company. */
export type Joiner = {
  readonly id: number;
  /** Each decides by itself: who signs in with it, and so accepts. */
  readonly accounts: readonly Pick<PersonAccount, 'roleId' | 'isActive'>[];
  readonly isSuper: boolean;
  readonly marketId: number | undefined;
  readonly companyIds: readonly number[];
};

/** By number; deleted people are left out. */
export async function findJoiners(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, Joiner>> {
  const { rows } = await sql<{
    id: number;
    accounts: { roleId: number; isActive: boolean }[];
    isSuper: boolean;
    marketId: number | null;
    companyIds: number[];
  }>`
    select c.id, c.market_id as "marketId", coalesce(f.is_super, false) as "isSuper",
      coalesce((select jsonb_agg(jsonb_build_object('roleId', role_id, 'isActive', is_active) order by account.id)
        from account where account.customer_id = c.id), '[]') as accounts,
      array(select company_id from customer_company m where m.customer_id = c.id) as "companyIds"
    from customer c left join customer_fact f on f.customer_id = c.id
    where c.id = any(${[...customerIds]}::int[]) and not exists (
      select from deleted_person where deleted_person.customer_id = c.id)`.execute(db);
  return new Map(
    rows.map(({ accounts, marketId, ...person }) => [
      person.id,
      {
        ...person,
        accounts: accounts.flatMap(({ roleId, isActive }) => (isRole(roleId) ? [{ roleId, isActive }] : [])),
        marketId: marketId ?? undefined,
      },
    ]),
  );
}

/** The offer to the person, also if it was declined. */
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

/** The offers that wait for an answer. One who is a member by another way has nothing to answer. */
export async function listOffersTo(db: Db, customerId: number): Promise<MembershipOffer[]> {
  return db
    .selectFrom('membership_offer')
    .select(['company_id as companyId', 'offered_at as offeredAt'])
    .where('customer_id', '=', customerId)
    .where('declined_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('customer_company as m')
            .select('m.company_id')
            .whereRef('m.customer_id', '=', 'membership_offer.customer_id')
            .whereRef('m.company_id', '=', 'membership_offer.company_id'),
        ),
      ),
    )
    .orderBy('offered_at')
    .orderBy('company_id')
    .execute();
}

/** Internal, for the person's data export: including declined offers. */
export async function readOffersOf(db: Db, customerId: number) {
  return db
    .selectFrom('membership_offer')
    .select(['company_id as companyId', 'offered_at as offeredAt', 'declined_at as declinedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('company_id')
    .execute();
}

/** Removes unanswered and declined offers from before that time. Returns how many. */
export async function removeOffersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('membership_offer')
    .where((eb) => eb(eb.fn.coalesce('declined_at', 'offered_at'), '<', before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The person who made the offer, if they still exist. */
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

type Taken = {
  /** Undefined if the person no longer exists. */
  readonly by: number | undefined;
  readonly asAdmin: boolean;
};

/** Removes the offer and returns who made it. Undefined if there was none. */
export async function takeOffer(db: Db, customerId: number, companyId: number): Promise<Taken | undefined> {
  const taken = await db
    .deleteFrom('membership_offer')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('declined_at', 'is', null)
    .returning(['offered_by', 'as_admin'])
    .executeTakeFirst();
  return taken && { by: taken.offered_by ?? undefined, asAdmin: taken.as_admin };
}

/** Returns whether there was an offer to decline. */
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
