import type { Db } from '#platform/db/db.server.ts';
import { lockApproverAddresses, lockPeople } from './lock-person.server.ts';
import './people-tables.server.ts';

/** The customer code of a deleted person. The view deleted_person finds people by it. */
export const deletedCode = (customerId: number) => `deleted-${customerId}`;

/** In a transaction. Removes all personal data. The number stays, because orders are kept by law and refer to it. */
export async function forgetPerson(db: Db, customerId: number): Promise<void> {
  const colleagues = await db
    .selectFrom('customer_fact')
    .select('customer_id')
    .where('approver_id', '=', customerId)
    .execute();
  // Locks people before addresses, as every change of a person does, to avoid a deadlock.
  await lockPeople(db, [customerId, ...colleagues.map(({ customer_id }) => customer_id)]);
  const person = await db
    .selectFrom('customer')
    .select('email_address')
    .where('id', '=', customerId)
    .executeTakeFirst();
  // A colleague who names the person as approver at this moment must find that the address no longer exists.
  if (person) await lockApproverAddresses(db, [person.email_address]);
  for (const table of [
    'customer_fact',
    'customer_info',
    'customer_company',
    'customer_address',
    'membership_offer',
    'account',
  ] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  // Colleagues lose their approver: otherwise the made-up address below would count as a person's address.
  await db.updateTable('customer_fact').set({ approver_id: null }).where('approver_id', '=', customerId).execute();
  await db
    .updateTable('customer')
    .set({
      customer_code: deletedCode(customerId),
      email_address: `deleted-${customerId}@deleted.invalid`,
      social_security_number: null,
      first_name: '',
      last_name: '',
      phone_number: null,
      cell_phone: null,
      language: null,
    })
    .where('id', '=', customerId)
    .execute();
}
