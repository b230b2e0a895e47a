import type { Db } from '#platform/db/db.server.ts';
import { forgetDevices } from '../../auth/session-store.server.ts';
import { removeTasksOf } from '../../auth/staff-task-store.server.ts';
import { forgetPerson } from '../../people/forget-person.server.ts';
import { removeRegistrations } from './registration-store.server.ts';

/** Ended sessions stay until their access tokens have expired. */
export async function anonymise(db: Db, customerId: number, emailAddress: string): Promise<void> {
  await db.deleteFrom('password_token').where('customer_id', '=', customerId).execute();
  await removeTasksOf(db, customerId);
  await removeRegistrations(db, emailAddress);
  await forgetDevices(db, customerId);
  await forgetPerson(db, customerId);
}
