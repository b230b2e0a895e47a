import { type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { writtenCredit } from '../company/company-credit.ts';
import { holdCredit, moveCredit } from '../company/company-credit-store.server.ts';
import { lockParent } from '../company/company-write-store.server.ts';
import type { Visit } from '../visit.ts';

type Family = { readonly childId?: number; readonly parentId: number | undefined };

/** Locks the remaining credit of a child and its parent until the transaction ends, so that two children cannot get the same amount. */
export async function holdFamilyCredit(db: Db, { childId, parentId }: Family) {
  if (parentId !== undefined) await lockParent(db, parentId);
  return {
    child: childId === undefined ? undefined : await holdCredit(db, childId),
    parent: parentId === undefined ? undefined : await holdCredit(db, parentId),
  };
}

type CreditChange = {
  readonly parentId: number | undefined;
  /** The child's remaining credit before the change, and after it. */
  readonly before: Money | undefined;
  readonly after: Money | undefined;
};

/** Credit that staff grant to a child is not taken from its parent. */
export const isTakenFromParent = ({ claims }: Pick<Visit, 'claims'>): boolean => !mayDo(claims, 'customers');

/**
 * Credit that administrators give to a child is taken from the parent, and returned if they lower it: the family never has more than it was
 * granted. Staff grant new credit, so nothing is taken. In the transaction of `holdFamilyCredit`.
 */
export async function takeFromParent(
  db: Db,
  visit: Pick<Visit, 'claims' | 'now'>,
  { parentId, before, after }: CreditChange,
): Promise<void> {
  if (parentId === undefined || !isTakenFromParent(visit)) return;
  const left = await holdCredit(db, parentId);
  if (!left) return;
  const amountOf = (credit: Money | undefined) => (credit?.currency === left.currency ? credit.amount : 0);
  const amount = money(amountOf(before) - amountOf(after), left.currency);
  if (amount.amount === 0) return;
  const move = { kind: 'child', orderId: null, reference: null, at: visit.now } as const;
  const now = await moveCredit(db, { companyId: parentId, amount, ...move });
  await recordChange(db, visit, {
    action: 'company.changed',
    subject: parentId,
    before: { credit: writtenCredit(left) },
    after: { credit: writtenCredit(now) },
  });
}
