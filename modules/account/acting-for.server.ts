import type { Db } from '#platform/db/db.server.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { findStaffTasks } from '../auth/staff-task-store.server.ts';
import {
  type CompanyBrief,
  findCompanyBrief,
  listCompaniesOf,
  selectCompanies,
} from '../company/company-membership-store.server.ts';
import type { Person } from '../people/person-store.server.ts';

type Who = Pick<Person, 'customerId' | 'role'>;

/** The person's own companies, and for administrators also their children. */
export function listCompaniesToActFor(db: Db, { customerId, role }: Who): Promise<CompanyBrief[]> {
  return listCompaniesOf(db, customerId, isAdminOrHigher({ storm_role: role }));
}

/** The same companies as a part of another statement, with the one that the person acts for now. */
export const selectCompaniesToActFor = (db: Db, { customerId, role }: Who, currentId: number | undefined) =>
  selectCompanies(db, { customerId, withChildren: isAdminOrHigher({ storm_role: role }), besides: currentId });

/**
 * The company, if this person may act for it; internal staff with the task customers or orders may act for any. Other members of a coop are
 * separate companies: only their own people may act for them.
 */
export async function findCompanyToActFor(db: Db, person: Who, companyId: number): Promise<CompanyBrief | undefined> {
  if (await isForAny(db, person)) return findCompanyBrief(db, companyId);
  return (await listCompaniesToActFor(db, person)).find(({ id }) => id === companyId);
}

async function isForAny(db: Db, { customerId, role }: Who): Promise<boolean> {
  if (role !== roles.internal) return false;
  const tasks = await findStaffTasks(db, customerId);
  return tasks.includes('customers') || tasks.includes('orders');
}
