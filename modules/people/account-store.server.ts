import { randomUUID } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { lockApproverAddresses } from './lock-person.server.ts';
import './people-tables.server.ts';
import { isRole, type Role } from '../auth/roles.ts';

export type Account = { customerId: number; role: Role; isActive: boolean };

export async function findAccount(db: Db, loginName: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['customer_id', 'role_id', 'is_active'])
    .where((eb) => eb(eb.fn<string>('lower', ['login_name']), '=', loginName.toLowerCase()))
    .executeTakeFirst();
  if (!row || !isRole(row.role_id)) return undefined;
  return { customerId: row.customer_id, role: row.role_id, isActive: row.is_active };
}

/** SQL for the role that `findActiveRole` reads, as part of another statement. */
export const activeRoleOf = (customerId: number | Expression<number>): RawBuilder<number | null> =>
  sql<
    number | null
  >`(select a.role_id from account a where a.customer_id = ${customerId}::int and a.is_active order by a.id limit 1)`;

/** Undefined if the person has no active account. */
export async function findActiveRole(db: Db, customerId: number): Promise<Role | undefined> {
  const row = await db
    .selectFrom('account')
    .select('role_id')
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return row && isRole(row.role_id) ? row.role_id : undefined;
}

/**
 * A customer code, or the name of an account that cannot be used to sign in. It is not the e-mail address, which can change and then belong
 * to another person.
 */
export const newCode = (): string => `person-${randomUUID()}`;

type NewAccount = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Null until the person chooses one by the link of a mail. */
  passwordHash: string | null;
  marketId?: number;
  language?: Language;
};

/**
 * In a transaction. Creates the person and their account, named by the e-mail address; undefined if an account with it exists. Two
 * concurrent registrations of one address wait for each other.
 */
export async function createAccount(
  db: Db,
  { emailAddress, firstName, lastName, role, passwordHash, marketId, language }: NewAccount,
): Promise<number | undefined> {
  await lockApproverAddresses(db, [emailAddress]);
  if (await findAccount(db, emailAddress)) return undefined;
  const customer = await db
    .insertInto('customer')
    .values({
      customer_code: newCode(),
      email_address: emailAddress,
      first_name: firstName,
      last_name: lastName,
      market_id: marketId ?? null,
      language: language ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account')
    .values({ customer_id: customer.id, login_name: emailAddress, role_id: role, password_hash: passwordHash })
    .execute();
  return customer.id;
}

/** Records a sign-in. */
export async function noteSignIn(db: Db, customerId: number, at: Date): Promise<void> {
  await db.updateTable('account').set({ last_sign_in_at: at }).where('customer_id', '=', customerId).execute();
}
