import { fromDecimal, type Money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { amountLimitField } from '../approval/amount-limit.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { lockPeople } from '../people/lock-person.server.ts';
import { infosOfRecord } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { recordedInfos } from '../people/recorded-infos.ts';
import { saveAmountLimit, saveApprover } from '../people/single-fact-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { type ReachedPerson, reachToChange, readAdmin } from './reach-person.server.ts';
import { currencyOf } from './written-infos.server.ts';

type Limits = {
  readonly customerIds: readonly number[];
  /** As typed, in the currency of each person; undefined removes the limit. */
  readonly amountLimit: string | undefined;
  /** Only `alongside` runs; the limits stay. */
  readonly isKept?: boolean;
  /** Runs in the same transaction. */
  readonly alongside?: (db: Db) => Promise<Refusal | undefined>;
};

/** For administrators of the people who may change limits (X06), but not their own. Changes all of them or none. */
export function changeAmountLimits(shop: PeopleShop, visit: Asking, limits: Limits) {
  const { customerIds, amountLimit, isKept = false, alongside } = limits;
  return changeEach(shop, visit, customerIds, async (db, { record, claims, isOwn, reach }) => {
    if (isOwn) return { code: 'own-account' };
    if (amountLimitField(claims, reach?.settings ?? {}) !== 'enabled') return { code: 'not-allowed' };
    const beside = await alongside?.(db);
    if (beside || isKept) return beside;
    const limit = amountLimit === undefined ? undefined : await readLimit(db, record, amountLimit);
    if (limit === 'invalid') return { code: 'info-invalid', info: 'AmountLimit', expected: '1500, 1500.50' };
    await saveAmountLimit(db, record.id, limit);
    return undefined;
  });
}

export const mayChangeLimitOf = async (shop: PeopleShop, visit: Asking, customerId: number): Promise<boolean> =>
  (await listPeopleToLimit(shop, visit, [customerId])).has(customerId);

/** Those of these people whose limit the visitor may change. */
export async function listPeopleToLimit(
  shop: PeopleShop,
  visit: Asking,
  customerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const admin = await readAdmin(shop, visit, customerIds);
  // Plain users administer no company.
  if (!admin.ok || admin.value.companies.length === 0) return found;
  for (const customerId of customerIds) {
    const reached = await reachToChange(shop.db, admin.value, customerId);
    if (!reached.ok || reached.value.isOwn) continue;
    const { claims, reach } = reached.value;
    if (amountLimitField(claims, reach?.settings ?? {}) === 'enabled') found.add(customerId);
  }
  return found;
}

async function readLimit(db: Db, record: ReachedPerson['record'], text: string): Promise<Money | 'invalid'> {
  const currency = await currencyOf(db, record);
  const read = currency && fromDecimal(text.trim().replace(',', '.'), currency, 'exact');
  return read?.ok && read.value.amount >= 0 ? read.value : 'invalid';
}

type Approvers = { readonly customerIds: readonly number[]; readonly approver: string | undefined };

/**
 * For administrators of the people, except those bound to a team: they are the approver of its people. Callers cannot change their own
 * approver.
 */
export function changeApprovers(shop: PeopleShop, visit: Asking, { customerIds, approver }: Approvers) {
  return changeEach(shop, visit, customerIds, async (db, { record, isOwn, reach }) => {
    if (isOwn) return { code: 'own-account' };
    if (reach?.approverId !== undefined) return { code: 'not-allowed' };
    await saveApprover(db, record.id, approver);
    return undefined;
  });
}

/** Changes one fact of many people in one transaction, with an audit entry for each person whose fact changed. */
async function changeEach(
  shop: PeopleShop,
  visit: Asking,
  customerIds: readonly number[],
  change: (db: Db, person: ReachedPerson) => Promise<Refusal | undefined>,
) {
  const admin = await readAdmin(shop, visit, customerIds);
  if (!admin.ok) return admin;
  const ids = [...new Set(customerIds)].sort((a, b) => a - b);
  const changeAll = async (db: Db) => {
    // Locks all people before any approver's address: a change of a single person locks in this order too.
    await lockPeople(db, ids);
    for (const customerId of ids) {
      const reached = await reachToChange(db, admin.value, customerId);
      if (!reached.ok) return reached;
      const { record } = reached.value;
      const refusal = await change(db, reached.value);
      if (refusal) return refuse(refusal);
      const after = (await findRecord(db, customerId)) ?? record;
      const recorded = (one: typeof record) => recordedInfos(infosOfRecord(one), one.facts.approver?.customerId);
      await recordChange(db, visit, {
        action: 'customer.infos-changed',
        subject: customerId,
        madeFor: reached.value.madeFor,
        before: {},
        after: {},
        personal: { of: customerId, before: recorded(record), after: recorded(after) },
      });
    }
    return ok({ customerIds: ids });
  };
  return afterCollisions(() => inTransaction(shop.db, changeAll));
}
