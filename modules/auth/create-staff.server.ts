import { parseEmail } from '#core/input.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { createAccount, findAccount } from './account-store.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { shortestPassword } from './password-rules.ts';
import { roles } from './roles.ts';

export type NewStaff = { emailAddress: string; firstName: string; lastName: string; password: string };

/** For the operator's command line: whoever can run it holds the database already, so no visit is asked for. */
export async function createStaff(db: Db, { password, ...person }: NewStaff) {
  if (!parseEmail(person.emailAddress).ok) return refuse({ code: 'email-invalid' });
  if (password.length < shortestPassword) return refuse({ code: 'password-too-short', minimum: shortestPassword });
  if (await findAccount(db, person.emailAddress)) return refuse({ code: 'login-taken' });
  const passwordHash = await hashPassword(password);
  return ok(
    await db.transaction().execute((db) => createAccount(db, { ...person, role: roles.internal, passwordHash })),
  );
}
