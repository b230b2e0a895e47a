import { sql } from 'kysely';
import { type Currency, currencyDecimals, type Money, money, negate, subtract } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

/** As it is stored; the one way to read the figure that screens, calls and the sending of orders share. */
export type StoredCredit = { readonly currency: string; readonly remaining: number };

export const toCredit = (stored: StoredCredit | null | undefined): Money | undefined =>
  stored ? money(stored.remaining, stored.currency as Currency) : undefined;

export async function findCredit(db: Db, companyId: number): Promise<Money | undefined> {
  const row = await db
    .selectFrom('company_credit')
    .select(['currency', 'remaining'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return toCredit(row);
}

/** The same, held until the end of the transaction: of a child before that of its parent. */
export async function holdCredit(db: Db, companyId: number): Promise<Money | undefined> {
  const row = await db
    .selectFrom('company_credit')
    .select(['currency', 'remaining'])
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return toCredit(row);
}

const withoutDecimals = Object.entries(currencyDecimals).flatMap(([currency, decimals]) =>
  decimals === 0 ? [currency] : [],
);

/** The remaining credit of a joined `company_credit` in whole currency units, so that amounts of all currencies sort as numbers. */
export const remainingToSort = sql`coalesce(company_credit.remaining::numeric
  / case when company_credit.currency = any(${withoutDecimals}::text[]) then 1 else 100 end, 0)`;

/** Sets the remaining credit, independent of earlier orders and payments; undefined removes the limit. */
export async function setCredit(db: Db, companyId: number, remaining: Money | undefined, now: Date): Promise<void> {
  if (!remaining) {
    await db.deleteFrom('company_credit').where('company_id', '=', companyId).execute();
    return;
  }
  const { amount, currency } = remaining;
  await sql`
    with set_now as (
      insert into company_credit (company_id, currency, remaining) values (${companyId}, ${currency}, ${amount})
      on conflict (company_id) do update set currency = excluded.currency, remaining = excluded.remaining
      returning company_id, remaining
    )
    insert into company_credit_entry (company_id, kind, amount, remaining, at)
    select company_id, 'set', remaining, remaining, ${now}::timestamptz from set_now`.execute(db);
}

type CreditMove = {
  readonly companyId: number;
  /** `child`: given to a child company, or taken back from it. */
  readonly kind: 'order' | 'cancellation' | 'credit' | 'payment' | 'child';
  /** Below zero for an order. */
  readonly amount: Money;
  readonly orderId: string | null;
  /** What it is for: the same kind and reference twice is once. Null can happen any number of times. */
  readonly reference: string | null;
  readonly at: Date;
};

/**
 * In the transaction of what it is for, as its last lock but those of events: holds the company's credit until the end, so
 * that orders sent at once count one after the other. Answers what is left; undefined where nothing is limited.
 */
export async function moveCredit(db: Db, move: CreditMove): Promise<Money | undefined> {
  const { companyId, kind, amount, orderId, reference, at } = move;
  const { rows } = await sql<StoredCredit>`
    with held as (
      select company_id, currency, remaining from company_credit where company_id = ${companyId} for update
    ), noted as (
      insert into company_credit_entry (company_id, kind, amount, remaining, order_id, reference, at)
      select company_id, ${kind}, ${amount.amount}::bigint, remaining + ${amount.amount}::bigint, ${orderId}::uuid,
        ${reference}, ${at}::timestamptz
      from held where currency = ${amount.currency}
      on conflict (kind, reference) do nothing
      returning remaining
    ), moved as (
      update company_credit set remaining = noted.remaining from held, noted
      where company_credit.company_id = held.company_id
    )
    select held.currency, coalesce(noted.remaining, held.remaining) as remaining
    from held left join noted on true`.execute(db);
  return toCredit(rows[0]);
}

/** Whether an order still has its part of the credit: it took it, and the amount was not set anew since. Holds the credit, too. */
async function holdsCredit(db: Db, companyId: number, orderId: string): Promise<boolean> {
  // What is set anew while this waits must be seen, so the question is a statement of its own.
  await holdCredit(db, companyId);
  const taken = await db
    .selectFrom('company_credit_entry as taken')
    .select('taken.id')
    .where('taken.company_id', '=', companyId)
    .where('taken.kind', '=', 'order')
    .where('taken.order_id', '=', orderId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('company_credit_entry as later')
            .select('later.id')
            .whereRef('later.company_id', '=', 'taken.company_id')
            .where('later.kind', '=', 'set')
            .whereRef('later.id', '>', 'taken.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return taken !== undefined;
}

type OfOrder = Pick<CreditMove, 'companyId' | 'amount' | 'at'> & { readonly orderId: string };

/**
 * Of an order that never became one: what it took goes back. An amount that was set meanwhile knows nothing of the order, so
 * nothing is added to it. Orders that were placed are in every amount that is set, and are freed by `moveCredit`.
 */
export async function returnCredit(db: Db, { companyId, amount, orderId, at }: OfOrder): Promise<void> {
  if (!(await holdsCredit(db, companyId, orderId))) return;
  await moveCredit(db, { companyId, kind: 'cancellation', amount, orderId, reference: orderId, at });
}

type HeldMove = Omit<OfOrder, 'amount'> & { readonly before: Money; readonly after: Money };

/**
 * Of an order that waited, and whose price may have changed: takes or gives the difference, or the whole where an amount was set
 * meanwhile. Answers what is left, as `moveCredit`.
 */
export async function moveHeldCredit(db: Db, { companyId, before, after, orderId, at }: HeldMove) {
  const isHeld = await holdsCredit(db, companyId, orderId);
  const amount = isHeld ? subtract(before, after) : negate(after);
  if (amount.amount === 0) return { left: await findCredit(db, companyId), isHeld };
  const kind = amount.amount > 0 ? ('cancellation' as const) : ('order' as const);
  // The order may be changed several times while it waits, so each change is an entry of its own.
  const left = await moveCredit(db, { companyId, kind, amount, orderId, reference: null, at });
  return { left, isHeld };
}
