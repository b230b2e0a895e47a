import type { Db } from '#platform/db/db.server.ts';
import { deletedCode } from './forget-person.server.ts';
import './people-tables.server.ts';

type Profile = {
  firstName: string;
  lastName: string;
  phoneNumber?: string | undefined;
  cellPhone?: string | undefined;
};

export async function getCustomer(db: Db, customerId: number) {
  return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
}

/** Undefined for an unknown number and for a deleted person. */
export async function findLivingCustomer(db: Db, customerId: number) {
  const customer = await getCustomer(db, customerId);
  return customer?.customer_code === deletedCode(customerId) ? undefined : customer;
}

export async function saveProfile(db: Db, customerId: number, profile: Profile): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone_number: profile.phoneNumber ?? null,
      cell_phone: profile.cellPhone ?? null,
    })
    .where('id', '=', customerId)
    .execute();
}
