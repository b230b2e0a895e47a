import { sql } from 'kysely';
import { type Currency, currencyDecimals, type Money, money, negate, subtract } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

/** The stored credit: the only source for screens, API and the sending of orders. */
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

/** The same, locked until the transaction ends. Lock a child before its parent. */
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
  /** Negative for an order. */
  readonly amount: Money;
  readonly orderId: string | null;
  /** The reason: the same kind and reference twice counts once. Entries with null are not unique. */
  readonly reference: string | null;
  readonly at: Date;
};

/**
 * In the transaction of its reason, as the last lock before those of events: locks the company's credit until the transaction ends, so that
 * concurrent orders count one after the other. Returns what is left; undefined if there is no limit.
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

/** What is left, and whether an order still holds its part: it took it, and the amount was not set again since. Also locks the credit. */
async function readHeld(db: Db, companyId: number, orderId: string) {
  const left = await holdCredit(db, companyId);
  if (!left) return { left, isHeld: false };
  // A separate statement after the lock, so that an amount that was set while this waited is seen.
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
  return { left, isHeld: taken !== undefined };
}

type OfOrder = Pick<CreditMove, 'companyId' | 'amount' | 'at'> & { readonly orderId: string };

/**
 * For an order that was never placed: returns its credit. If a new amount was set meanwhile, it does not include the order, so nothing is
 * added. Placed orders are included in every set amount, and are freed by `moveCredit`.
 */
export async function returnCredit(db: Db, { companyId, amount, orderId, at }: OfOrder): Promise<void> {
  if (!(await readHeld(db, companyId, orderId)).isHeld) return;
  await moveCredit(db, { companyId, kind: 'cancellation', amount, orderId, reference: orderId, at });
}

type HeldMove = Omit<OfOrder, 'amount'> & { readonly before: Money; readonly after: Money };

/**
 * For an order that waited and whose price may have changed: takes or returns the difference, or takes the whole if an amount was set
 * meanwhile. Returns what is left, like `moveCredit`.
 */
export async function moveHeldCredit(db: Db, { companyId, before, after, orderId, at }: HeldMove) {
  const held = await readHeld(db, companyId, orderId);
  const { isHeld } = held;
  const amount = isHeld ? subtract(before, after) : negate(after);
  if (!held.left || amount.amount === 0) return held;
  const kind = amount.amount > 0 ? ('cancellation' as const) : ('order' as const);
  // The order may change several times while it waits, so each change is a separate entry.
  const left = await moveCredit(db, { companyId, kind, amount, orderId, reference: null, at });
  return { left, isHeld };
}
