import type { Db } from '#platform/db/db.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';

/** The people whom a rule of the company may name, and those with the given numbers, with their names. */
export async function listApproverNames(
  db: Db,
  companyId: number,
  ids?: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const asked = ids ?? (await listAdminsOf(db, companyId)).map(({ customerId }) => customerId);
  const names = await listNamesOf(db, asked);
  return [...names]
    .map(([id, { firstName, lastName }]) => ({ id, name: `${firstName} ${lastName}`.trim() }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
