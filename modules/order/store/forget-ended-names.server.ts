import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import '../../people/people-tables.server.ts';
import '../order-tables.server.ts';
import { type OrderState, openStates, orderStates } from '../order-state.ts';
import { json, withoutBuyer } from './forget-buyers.server.ts';

type Sql = ReturnType<typeof sql>;
type Statement = ReturnType<typeof sql<{ id: string }>>;

/**
 * Statements that erase names of deleted people in orders of any buyer, and return the changed orders. An order that is still carried out
 * needs the names: they go once it has ended, or with the records of changes. Each statement begins with the deleted people and finds their
 * orders and rows by indexes.
 */
export function endedNames(now: Date): readonly Statement[] {
  const hasEnded = sql`(o.given_up_at is not null or o.state = any(${[...endedStates]}::text[])
    or o.created_at < ${monthsBefore(now, recordMonthsKept)})`;
  return [textsOnGarments(hasEnded), wearers(hasEnded), namedBuyers(hasEnded), rowComments(hasEnded)];
}

/** The person that an order is for; the same expression as in the index orders_person. */
const person = sql`coalesce((o.data #>> '{buyer,id}')::int, o.customer_id)`;

/**
 * Texts on garments of a deleted person. The service and its place stay. Without a wearer, the garment belongs to the
 * buyer.
 */
const textsOnGarments = (hasEnded: Sql): Statement => sql`
  update order_row text set data = text.data || jsonb_build_object(
    'service', (text.data -> 'service') || ${json({ lines: [], written: {} })},
    'comment', coalesce(text.data -> 'service' ->> 'positionName', ''))
  from orders o, (
    select r.order_id, r.row_number
    from deleted_person gone join order_row r on (r.data #>> '{coworker,id}')::int = gone.customer_id
    union
    select r.order_id, r.row_number
    from deleted_person gone join orders o on ${person} = gone.customer_id join order_row r on r.order_id = o.id
    where r.data #>> '{coworker,id}' is null) garment
  where text.type = 'VasArticle' and text.data ? 'service'
    and (text.data -> 'service' -> 'lines' <> '[]'::jsonb or text.data -> 'service' -> 'written' <> '{}'::jsonb)
    and garment.order_id = text.order_id and garment.row_number = text.parent_row_number
    and o.id = text.order_id and ${hasEnded}
  returning o.id`;

/** The number of the wearer stays, because allowances count by it. */
const wearers = (hasEnded: Sql): Statement => sql`
  update order_row r set data = r.data || jsonb_build_object(
    'coworker', ((r.data -> 'coworker') - 'employeeNo' - 'laundry') || ${json({ name: '' })})
  from orders o, deleted_person gone
  where (r.data #>> '{coworker,id}')::int = gone.customer_id
    and (r.data #>> '{coworker,name}' <> '' or r.data -> 'coworker' ?| array['employeeNo', 'laundry'])
    and o.id = r.order_id and ${hasEnded}
  returning o.id`;

/** A deleted person for whom a colleague sent the order. */
const namedBuyers = (hasEnded: Sql): Statement => sql`
  update orders o set buyer_email = '', payload = '{}', content_digest = null, data = o.data || ${withoutBuyer}
  from deleted_person gone
  where ${person} = gone.customer_id and o.data #>> '{buyer,id}' is not null
    and (o.buyer_email <> '' or o.data <> o.data || ${withoutBuyer})
    and o.payment_state <> 'Pending' and ${hasEnded}
  returning o.id`;

/** Comments that a deleted person wrote on rows of a company's order. */
const rowComments = (hasEnded: Sql): Statement => sql`
  update order_row r set data = r.data || ${json({ comment: '' })}
  from orders o, deleted_person gone
  where o.customer_id = gone.customer_id and o.company_id is not null
    and r.order_id = o.id and r.type <> 'VasArticle' and r.data ->> 'comment' <> '' and ${hasEnded}
  returning o.id`;

const endedStates: readonly OrderState[] = orderStates.filter((state) => !openStates.includes(state));
