import { type RawBuilder, sql } from 'kysely';
import { notRemindedSince, waitingSince } from '../approval/reminder-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { isApproverThere } from '../pending-order/approver-there.server.ts';
import type { Shop } from '../shop.server.ts';
import { daysUntil } from './approval-days.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

/** What a company has chosen, as far as the job asks about it. */
type Choice = {
  readonly reminder: number | undefined;
  readonly escalation: number | undefined;
  readonly allowsOwn: boolean;
};

/**
 * The orders of which a reminder or an escalation is due, the oldest first: a statement for each of the two and all companies that have
 * chosen the same days. Nothing is locked.
 */
export async function listDue(shop: Pick<Shop, 'db' | 'snapshots'>, now: Date): Promise<string[]> {
  const due = new Map<string, Date>();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [{ reminder, escalation, allowsOwn }, companies] of await readChoices(shop, now)) {
    const conditions: RawBuilder<boolean>[] = [];
    if (reminder !== undefined) conditions.push(sql`o.id in (${notRemindedSince(before(reminder))})`);
    if (escalation !== undefined)
      conditions.push(sql`o.id in (${waitingSince(before(escalation))}) and ${isApproverThere(allowsOwn)}`);
    for (const isDue of conditions) {
      const rows = await shop.db
        .selectFrom('order_view as o')
        .select(['o.id', 'o.created_at'])
        .where(sql<boolean>`o.company_id = any(${companies}::int[])`)
        .where(isDue)
        .execute();
      for (const { id, created_at } of rows) due.set(id, created_at);
    }
  }
  return [...due].sort(([, a], [, b]) => a.getTime() - b.getTime()).map(([id]) => id);
}

/** The companies in which an order has waited for a day or longer, by what they have chosen. */
async function readChoices(shop: Pick<Shop, 'db' | 'snapshots'>, now: Date): Promise<ReadonlyMap<Choice, number[]>> {
  const rows = await shop.db
    .selectFrom('order_view as o')
    .select('o.company_id')
    .distinct()
    .where(sql<boolean>`o.id in (${waitingSince(new Date(now.getTime() - dayMs))})`)
    .where('o.company_id', 'is not', null)
    .execute();
  const choices = new Map<string, Choice>();
  const companies = new Map<Choice, number[]>();
  for (const { company_id: companyId } of rows) {
    if (companyId === null) continue;
    const { settings } = await readCompanyTerms(shop, companyId);
    const choice: Choice = {
      reminder: daysUntil('ApprovalReminderDays', settings),
      escalation: daysUntil('ApprovalEscalationDays', settings),
      allowsOwn: isOn(settings, 'AllowOwnApproval'),
    };
    const key = JSON.stringify(choice);
    const known = choices.get(key) ?? choice;
    choices.set(key, known);
    companies.set(known, [...(companies.get(known) ?? []), companyId]);
  }
  return companies;
}
