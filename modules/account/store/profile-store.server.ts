import type { Db } from '#platform/db/db.server.ts';
import '../../auth/people-tables.server.ts';
import '../../auth/session-tables.server.ts';
import { removeRegistrations } from './registration-store.server.ts';

type Profile = {
  firstName: string;
  lastName: string;
  phoneNumber?: string | undefined;
  cellPhone?: string | undefined;
};

export async function getCustomer(db: Db, customerId: number) {
  return db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
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

export async function listInfos(db: Db, customerId: number): Promise<{ code: string; value: string }[]> {
  return db
    .selectFrom('customer_info')
    .select(['code', 'value'])
    .where('customer_id', '=', customerId)
    .orderBy('code')
    .execute();
}

/** All of somebody's sessions that are still known, the ended ones, too. */
export async function listAllSessions(db: Db, customerId: number) {
  return db
    .selectFrom('session')
    .select(['device', 'created_at', 'last_seen_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/**
 * Takes away everything that tells who it was. The number stays: orders are kept by law, and point to it. Sessions stay
 * as ended ones until their access tokens have run out.
 */
export async function anonymise(db: Db, customerId: number, emailAddress: string): Promise<void> {
  for (const table of [
    'customer_info',
    'customer_company',
    'customer_address',
    'account',
    'password_token',
    'staff_task',
  ] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  await removeRegistrations(db, emailAddress);
  await db.updateTable('session').set({ device: '' }).where('customer_id', '=', customerId).execute();
  await db
    .updateTable('customer')
    .set({
      customer_code: `deleted-${customerId}`,
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
