import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { insertRule } from '#modules/approval-rules/rule-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoRules } from './demo-rules.ts';

/** Approval rules, all or none. The first approver has made them. */
export async function fillRules({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (db) => {
    for (const { tryThis: _, ...rule } of demoRules)
      await insertRule(
        db,
        { ...rule, id: newId(at, randomBytes), version: 1 },
        { by: rule.outcome.approvers[0] ?? 0, at },
      );
  });
}
