import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** The customer code of somebody who was deleted. The view deleted_person finds them by it. */
export const deletedCode = (customerId: number) => `deleted-${customerId}`;

const tablesOfPerson = [
  'customer_fact',
  'customer_info',
  'customer_company',
  'customer_address',
  'membership_offer',
] as const;

/** Removes everything that tells who the person was. The number stays, because orders are kept by law and point to it. */
export async function forgetPerson(db: Db, customerId: number): Promise<void> {
  for (const table of [...tablesOfPerson, 'account'] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  // Whose orders the person approved has no approver any more: a made-up address would be read as somebody's.
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
