import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { notRemindedSince, waitingSince } from '../approval/reminder-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { isApproverThere } from '../pending-order/approver-there.server.ts';
import type { Shop } from '../shop.server.ts';
import { daysUntil } from './approval-days.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

/** A company's choices, as far as the job needs them. */
type Choice = {
  readonly reminder: number | undefined;
  readonly escalation: number | undefined;
  readonly allowsOwn: boolean;
};

/** Orders per batch, so that a job that runs late does not hold all of them. */
const partSize = 500;

/**
 * The orders that are due for an escalation or a reminder, in batches and the longest waiting first, from the index of
 * waiting orders, for all companies with the same days. Nothing is locked; each batch is read after the one before was
 * handled.
 */
export async function* listDue(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  now: Date,
  size = partSize,
): AsyncGenerator<readonly string[]> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [{ reminder, escalation, allowsOwn }, companies] of await readChoices(shop, now)) {
    const isOfThese = sql<boolean>`o.company_id = any(${companies}::int[])`;
    if (escalation !== undefined) {
      const isDue = sql<boolean>`${isOfThese} and ${isApproverThere(allowsOwn)}`;
      yield* inParts(shop.db, { waiting: waitingSince(before(escalation)), isDue, size });
    }
    if (reminder !== undefined)
      yield* inParts(shop.db, { waiting: notRemindedSince(before(reminder)), isDue: isOfThese, size });
  }
}

type Due = { readonly waiting: RawBuilder<unknown>; readonly isDue: RawBuilder<boolean>; readonly size: number };

/** An order that was not handled is skipped, not read again. */
async function* inParts(db: Db, { waiting, isDue, size }: Due): AsyncGenerator<readonly string[]> {
  for (let after: Key | undefined; ; ) {
    const isAfter = after ? sql`(a.asked_at, o.id) > (${after.asked_at}::timestamptz, ${after.id})` : sql`true`;
    const { rows } = await sql<Key>`
      select o.id, a.asked_at::text from (${waiting}) a join order_view o on o.id = a.order_id
      where ${isDue} and ${isAfter} order by a.asked_at, o.id limit ${size}`.execute(db);
    after = rows.at(-1);
    if (after) yield rows.map(({ id }) => id);
    if (rows.length < size) return;
  }
}

/** The time as text, which has all its digits. */
type Key = { readonly id: string; readonly asked_at: string };

/** The companies in which an order has waited for a day or longer, by what they have chosen. */
async function readChoices(shop: Pick<Shop, 'db' | 'snapshots'>, now: Date): Promise<ReadonlyMap<Choice, number[]>> {
  const rows = await shop.db
    .selectFrom('order_view as o')
    .select('o.company_id')
    .distinct()
    .where(sql<boolean>`o.id in (select w.order_id from (${waitingSince(new Date(now.getTime() - dayMs))}) w)`)
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
