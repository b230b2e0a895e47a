import { parseEmail } from '#core/input.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { hashPassword } from '../auth/password-hash.server.ts';
import { shortestPassword } from '../auth/password-rules.ts';
import { roles } from '../auth/roles.ts';
import { saveStaffTasks } from '../auth/staff-task-store.server.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { createAccount, findAccount } from '../people/account-store.server.ts';

export type NewStaff = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  password: string;
  tasks: readonly StaffTask[];
};

/** For the operator's command line, which has direct access to the database: it needs no visit. */
export async function createStaff(db: Db, { password, tasks, ...person }: NewStaff, now: Date) {
  if (!parseEmail(person.emailAddress).ok) return refuse({ code: 'email-invalid' });
  if (password.length < shortestPassword) return refuse({ code: 'password-too-short', minimum: shortestPassword });
  if (await findAccount(db, person.emailAddress)) return refuse({ code: 'login-taken' });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    const id = await createAccount(db, { ...person, role: roles.internal, passwordHash });
    if (id === undefined) return refuse({ code: 'login-taken' });
    await saveStaffTasks(db, id, tasks);
    const by = { isOperator: true, now } as const;
    const personal = { of: id, after: person };
    await recordChange(db, by, { action: 'staff.created', subject: id, after: { tasks }, personal });
    return ok(id);
  });
}
