import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { ApprovalRule } from './approval-rule.ts';
import './approval-rule-tables.server.ts';

export type RuleVersion = Omit<ApprovalRule, 'id' | 'companyId'> & {
  /** Undefined for a person whose account was deleted. */
  readonly changedBy: number | undefined;
  readonly changedAt: Date;
};

export type StoredRule = ApprovalRule & Pick<RuleVersion, 'changedBy' | 'changedAt'>;

const selectRules = (db: Db) =>
  db
    .selectFrom('approval_rule as rule')
    .innerJoin('approval_rule_version as now', (join) =>
      join.onRef('now.rule_id', '=', 'rule.id').onRef('now.version', '=', 'rule.version'),
    )
    .select(['rule.id', 'rule.company_id as companyId', 'rule.version', 'rule.is_active as isActive'])
    .select(['now.name', 'now.condition', 'now.outcome', 'now.changed_by', 'now.changed_at as changedAt']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectRules>['executeTakeFirstOrThrow']>>;

const toRule = ({ changed_by, ...rule }: Selected): StoredRule => ({ ...rule, changedBy: changed_by ?? undefined });

/** Rules of a company, the oldest first. */
export async function listRulesOf(db: Db, companyId: number): Promise<StoredRule[]> {
  const rows = await selectRules(db)
    .where('rule.company_id', '=', companyId)
    .orderBy('rule.created_at')
    .orderBy('rule.id')
    .execute();
  return rows.map(toRule);
}

export async function findRule(db: Db, companyId: number, ruleId: string): Promise<StoredRule | undefined> {
  const row = await selectRules(db)
    .where('rule.company_id', '=', companyId)
    .where('rule.id', '=', ruleId)
    .executeTakeFirst();
  return row && toRule(row);
}

/** Locks a rule until the transaction ends, so that of two changes the second sees the first. */
export async function holdRule(db: Db, companyId: number, ruleId: string): Promise<StoredRule | undefined> {
  await db.selectFrom('approval_rule').select('id').where('id', '=', ruleId).forUpdate().execute();
  return findRule(db, companyId, ruleId);
}

type Change = { readonly by: number; readonly at: Date };

export async function insertRule(db: Db, rule: ApprovalRule, change: Change): Promise<void> {
  const { id, companyId, version, isActive } = rule;
  await db
    .insertInto('approval_rule')
    .values({ id, company_id: companyId, version, is_active: isActive, created_at: change.at })
    .execute();
  await insertVersion(db, rule, change);
}

/** The caller has locked the rule. */
export async function saveRule(db: Db, rule: ApprovalRule, change: Change): Promise<void> {
  const { id, version, isActive } = rule;
  await db.updateTable('approval_rule').set({ version, is_active: isActive }).where('id', '=', id).execute();
  await insertVersion(db, rule, change);
}

async function insertVersion(db: Db, rule: ApprovalRule, { by, at }: Change): Promise<void> {
  await db
    .insertInto('approval_rule_version')
    .values({
      rule_id: rule.id,
      version: rule.version,
      name: rule.name,
      condition: sql<string>`${JSON.stringify(rule.condition)}::text::jsonb`,
      outcome: sql<string>`${JSON.stringify(rule.outcome)}::text::jsonb`,
      is_active: rule.isActive,
      changed_by: by,
      changed_at: at,
    })
    .execute();
}

/** The latest first. */
export async function listVersionsOf(db: Db, ruleId: string): Promise<RuleVersion[]> {
  const rows = await db
    .selectFrom('approval_rule_version')
    .select([
      'version',
      'name',
      'condition',
      'outcome',
      'is_active as isActive',
      'changed_by',
      'changed_at as changedAt',
    ])
    .where('rule_id', '=', ruleId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ changed_by, ...version }) => ({ ...version, changedBy: changed_by ?? undefined }));
}
