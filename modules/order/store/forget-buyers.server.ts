import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../../people/people-tables.server.ts';
import '../order-tables.server.ts';
import { withoutPersons } from '../order-fields.ts';

type Sql = ReturnType<typeof sql>;

export const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

const noName = { firstName: '', lastName: '' };
const noContact = { email: '', cellphone: '' };
const noBuyer = { ...noName, ...noContact };
const nowhere = { line1: '', line2: '' };
const noRecipient = { companyName: '', vatNo: '', firstName: '', lastName: '', careOf: '' };
const noMail = { OrderConfirmationEmail: null, ...withoutPersons };

type Changed = { readonly id: string };

/** Orders of deleted consumers: names, street and wearers of all rows. Returns the changed orders. */
export async function forgetConsumers(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<Changed>`with forgotten as (
    update orders o set
      buyer_email = '',
      payload = '{}',
      content_digest = null,
      sent_by = null,
      data = o.data || jsonb_build_object(
        'buyer', (o.data -> 'buyer') || ${json(noBuyer)},
        'metadata', (o.data -> 'metadata') || ${json(noMail)},
        'comment', '',
        'delivery', ((o.data -> 'delivery') - 'servicePoint') || jsonb_build_object(
          'address', (o.data -> 'delivery' -> 'address') || ${json(nowhere)},
          'recipient', ${json(noRecipient)}))
        || case when o.data ? 'invoiceAddress'
             then jsonb_build_object('invoiceAddress', (o.data -> 'invoiceAddress') || ${json(nowhere)})
             else '{}' end
    from deleted_person gone
    where gone.customer_id = o.customer_id and o.company_id is null
      and o.payment_state <> 'Pending' and o.buyer_email <> '' and o.created_at < ${before}
    returning o.id),
    forgotten_row as (
      update order_row r set data = (r.data - 'coworker' - 'service') || ${json({ comment: '' })}
      from forgotten where r.order_id = forgotten.id)
    select id from forgotten`.execute(db);
  return rows.map(({ id }) => id);
}

/** SQL, in a statement on `orders o`: the parts of its data that name the buyer, without the names. */
export const withoutBuyer = sql`jsonb_build_object(
  'buyer', (o.data -> 'buyer') || ${json(noBuyer)},
  'metadata', (o.data -> 'metadata') || ${json(noMail)},
  'delivery', (o.data -> 'delivery') || jsonb_build_object(
    'recipient', (o.data -> 'delivery' -> 'recipient') || ${json(noName)}))`;

/**
 * SQL, on `orders o` and `named`, the contact of the person who is named as the buyer: the parts of the order's data
 * that belong to the sender, who fills in the form.
 */
const isOthers = {
  email: sql`(o.data #>> '{buyer,email}' <> '' and lower(o.data #>> '{buyer,email}') is distinct from named.email)`,
  mail: sql`(o.data #>> '{metadata,OrderConfirmationEmail}' <> ''
    and lower(o.data #>> '{metadata,OrderConfirmationEmail}') is distinct from named.email)`,
  name: namesOthers(sql`o.data -> 'buyer'`),
  recipient: namesOthers(sql`o.data #> '{delivery,recipient}'`),
};

function namesOthers(names: Sql): Sql {
  const written = sql`concat_ws(' ', ${names} ->> 'firstName', ${names} ->> 'lastName')`;
  return sql`(trim(${written}) <> ''
    and lower(trim(${written})) is distinct from lower(trim(concat_ws(' ', named.first_name, named.last_name))))`;
}

const or = (...conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
const where = (condition: Sql, blank: object): Sql => sql`case when ${condition} then ${json(blank)} else '{}' end`;

/** The same for an order that names a colleague: removes the sender's data and keeps the colleague's. */
const withoutSender = sql`jsonb_build_object(
  'buyer', (o.data -> 'buyer') || ${where(isOthers.name, noName)} || ${where(isOthers.email, noContact)},
  'metadata', (o.data -> 'metadata') || ${json(withoutPersons)} || ${where(isOthers.mail, { OrderConfirmationEmail: null })},
  'delivery', (o.data -> 'delivery') || jsonb_build_object(
    'recipient', (o.data -> 'delivery' -> 'recipient') || ${where(isOthers.recipient, noName)}))`;

/**
 * Orders that a deleted person sent for a company. The order is the company's: its name, VAT number and addresses stay, and so do the
 * rows while it is carried out. A colleague who is named as the buyer stays named; the sender's name and contact go. Returns the changed
 * orders.
 */
export async function forgetCompanyBuyers(db: Db, before: Date): Promise<string[]> {
  const isNamed = sql`coalesce((o.data #>> '{buyer,id}')::int, o.customer_id) = gone.customer_id`;
  const isAnyLeft = sql`case when ${isNamed} then o.buyer_email <> '' else ${or(...Object.values(isOthers))} end`;
  const { rows } = await sql<Changed>`
    update orders o set
      buyer_email = case when ${or(isNamed, isOthers.email)} then '' else o.buyer_email end,
      payload = '{}',
      content_digest = null,
      sent_by = null,
      data = o.data || ${json({ comment: '' })} || case when ${isNamed} then ${withoutBuyer} else ${withoutSender} end
    from deleted_person gone, orders sent
    left join person_contact named on named.customer_id = (sent.data #>> '{buyer,id}')::int
    where gone.customer_id = o.customer_id and sent.id = o.id and o.company_id is not null
      and o.payment_state <> 'Pending' and o.created_at < ${before}
      and (o.payload <> '{}' or o.sent_by is not null or ${isAnyLeft})
    returning o.id`.execute(db);
  return rows.map(({ id }) => id);
}
