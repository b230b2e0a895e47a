import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../../people/people-tables.server.ts';
import '../order-tables.server.ts';
import { type OrderState, openStates, orderStates } from '../order-state.ts';
import { json, withoutBuyer } from './forget-buyers.server.ts';

/**
 * Names of deleted people in orders of any buyer. An order that is still carried out needs them: they go once it has ended, or with
 * the records of changes.
 */
export async function forgetEndedNames(db: Db, now: Date): Promise<void> {
  const hasEnded = sql`(o.given_up_at is not null or o.state = any(${[...endedStates]}::text[])
    or o.created_at < ${monthsBefore(now, recordMonthsKept)})`;
  await forgetTextsOnGarments(db, hasEnded);
  await forgetWearers(db, hasEnded);
  await forgetNamedBuyers(db, hasEnded);
  await forgetRowComments(db, hasEnded);
}

type Condition = ReturnType<typeof sql>;

/** What stood on the garments of a deleted person. The service and its place stay. Without a wearer, the garment is the buyer's. */
async function forgetTextsOnGarments(db: Db, hasEnded: Condition): Promise<void> {
  await sql`
    update order_row text set data = text.data || jsonb_build_object(
      'service', (text.data -> 'service') || ${json({ lines: [], written: {} })},
      'comment', coalesce(text.data -> 'service' ->> 'positionName', ''))
    from order_row garment, orders o, deleted_person gone
    where text.type = 'VasArticle' and text.data ? 'service'
      and (text.data -> 'service' -> 'lines' <> '[]'::jsonb or text.data -> 'service' -> 'written' <> '{}'::jsonb)
      and garment.order_id = text.order_id and garment.row_number = text.parent_row_number
      and o.id = text.order_id
      and coalesce((garment.data #>> '{coworker,id}')::int, (o.data #>> '{buyer,id}')::int, o.customer_id) = gone.customer_id
      and ${hasEnded}`.execute(db);
}

/** The number of the wearer stays, because allowances count by it. */
async function forgetWearers(db: Db, hasEnded: Condition): Promise<void> {
  await sql`
    update order_row r set data = r.data || jsonb_build_object(
      'coworker', ((r.data -> 'coworker') - 'employeeNo' - 'laundry') || ${json({ name: '' })})
    from orders o, deleted_person gone
    where (r.data #>> '{coworker,id}')::int = gone.customer_id
      and (r.data #>> '{coworker,name}' <> '' or r.data -> 'coworker' ?| array['employeeNo', 'laundry'])
      and o.id = r.order_id and ${hasEnded}`.execute(db);
}

/** A deleted person for whom a colleague sent the order. */
async function forgetNamedBuyers(db: Db, hasEnded: Condition): Promise<void> {
  await sql`
    update orders o set buyer_email = '', payload = '{}', content_digest = null, data = o.data || ${withoutBuyer}
    from deleted_person gone
    where (o.data #>> '{buyer,id}')::int = gone.customer_id and o.buyer_email <> ''
      and o.payment_state <> 'Pending' and ${hasEnded}`.execute(db);
}

/** What a deleted person wrote beside the rows of a company's order. */
async function forgetRowComments(db: Db, hasEnded: Condition): Promise<void> {
  await sql`
    update order_row r set data = r.data || ${json({ comment: '' })}
    from orders o, deleted_person gone
    where o.customer_id = gone.customer_id and o.company_id is not null
      and r.order_id = o.id and r.type <> 'VasArticle' and r.data ->> 'comment' <> '' and ${hasEnded}`.execute(db);
}

const endedStates: readonly OrderState[] = orderStates.filter((state) => !openStates.includes(state));
