import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { lockCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { approvalRuleTopic } from './active-rules.server.ts';
import type { ApprovalRule } from './approval-rule.ts';
import type { RuleInput } from './approval-rule-schema.ts';
import { findRuleCompany } from './may-change-rules.server.ts';
import { findRule, holdRule, insertRule, listRulesOf, type StoredRule, saveRule } from './rule-store.server.ts';

const mostRules = 50;

type Answer = Result<StoredRule, Refusal>;
type New = RuleInput & { readonly companyId: number };
type OfRule = { readonly companyId: number; readonly ruleId: string; readonly version: number };

/** A new rule is not active: it can be simulated first. */
export function addRule(shop: Shop, visit: Visit, { companyId, ...input }: New): Promise<Answer> {
  return change(shop, visit, companyId, async (db) => {
    await lockCompany(db, companyId);
    if ((await listRulesOf(db, companyId)).length >= mostRules) return refuse({ code: 'rules-full', most: mostRules });
    const id = newId(visit.now, randomBytes);
    return ok({ before: undefined, after: { id, companyId, version: 1, isActive: false, ...input } });
  });
}

export function changeRule(shop: Shop, visit: Visit, { companyId, ruleId, version, ...input }: New & OfRule) {
  return change(shop, visit, companyId, async (db) => {
    const held = await holdVersion(db, { companyId, ruleId, version });
    return held.ok ? ok({ before: held.value, after: { ...held.value, ...input, version: version + 1 } }) : held;
  });
}

export function switchRule(shop: Shop, visit: Visit, { isActive, ...of }: OfRule & { readonly isActive: boolean }) {
  return change(shop, visit, of.companyId, async (db) => {
    const held = await holdVersion(db, of);
    return held.ok ? ok({ before: held.value, after: { ...held.value, isActive, version: of.version + 1 } }) : held;
  });
}

async function holdVersion(db: Db, { companyId, ruleId, version }: OfRule): Promise<Answer> {
  const held = await holdRule(db, companyId, ruleId);
  if (!held) return refuse({ code: 'rule-not-found' });
  return held.version === version ? ok(held) : refuse({ code: 'rule-changed' });
}

type Sides = { readonly before: ApprovalRule | undefined; readonly after: ApprovalRule };

/** One transaction: the rule, its version and the audit entry. */
async function change(
  shop: Shop,
  visit: Visit,
  companyId: number,
  decide: (db: Db) => Promise<Result<Sides, Refusal>>,
): Promise<Answer> {
  const changed = await inTransaction(shop.db, async (db): Promise<Answer> => {
    const allowed = await findRuleCompany(db, visit, companyId);
    if (!allowed.ok) return allowed;
    const decided = await decide(db);
    if (!decided.ok) return decided;
    const { before, after } = decided.value;
    const fit = await checkApprovers(db, after);
    if (!fit.ok && (after.isActive || !before)) return fit;
    const by = { by: allowed.value.claims.customer_id, at: visit.now };
    await (before ? saveRule(db, after, by) : insertRule(db, after, by));
    await recordChange(db, visit, {
      action: 'company.approval-rule-changed',
      subject: companyId,
      ...(before && { before: recorded(before) }),
      after: { rule: after.name, ...recorded(after) },
    });
    await markChanged(db, approvalRuleTopic);
    const written = await findRule(db, companyId, after.id);
    return written ? ok(written) : refuse({ code: 'rule-not-found' });
  });
  if (changed.ok) await shop.snapshots.announce(approvalRuleTopic);
  return changed;
}

/** Approvers must administer the company now. One who leaves later is replaced by the customer admins. */
async function checkApprovers(db: Db, { companyId, outcome }: ApprovalRule): Promise<Result<void, Refusal>> {
  const admins = new Set((await listAdminsOf(db, companyId)).map(({ customerId }) => customerId));
  const unfit = outcome.approvers.find((id) => !admins.has(id));
  return unfit === undefined ? ok(undefined) : refuse({ code: 'rule-approver-unfit', customerId: unfit });
}

const recorded = ({ version, isActive, condition, outcome }: ApprovalRule) => ({
  version,
  isActive,
  condition: JSON.stringify(condition),
  outcome: outcome.kind,
  approvers: outcome.approvers.join(', '),
});
