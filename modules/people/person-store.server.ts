import { isLanguage, type Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';
import { isRole, type Role } from '../auth/roles.ts';

/** A person who can sign in. */
export type Person = {
  customerId: number;
  loginName: string;
  role: Role;
  isActive: boolean;
  isSuper: boolean;
  passwordHash: string | null;
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | undefined;
  cellPhone: string | undefined;
  marketId: number | undefined;
  language: Language | undefined;
};

/** The name and address of a person who can sign in, for statements that read more about them. */
export const selectName = (db: Db, customerId: number) =>
  db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['customer.first_name', 'customer.last_name', 'customer.email_address'])
    .where('account.customer_id', '=', customerId)
    .orderBy('account.id')
    .limit(1);

export function findPersonByLogin(db: Db, loginName: string): Promise<Person | undefined> {
  return findPerson(db, { loginName });
}

export function findPersonById(db: Db, customerId: number): Promise<Person | undefined> {
  return findPerson(db, { customerId });
}

async function findPerson(db: Db, by: { loginName: string } | { customerId: number }): Promise<Person | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .leftJoin('customer_fact', 'customer_fact.customer_id', 'customer.id')
    .select([
      'account.customer_id',
      'account.login_name',
      'account.role_id',
      'account.is_active',
      'account.password_hash',
      'customer.email_address',
      'customer.first_name',
      'customer.last_name',
      'customer.phone_number',
      'customer.cell_phone',
      'customer.market_id',
      'customer.language',
      'customer_fact.is_super',
    ])
    .where((eb) =>
      'loginName' in by
        ? eb(eb.fn<string>('lower', ['account.login_name']), '=', by.loginName.toLowerCase())
        : eb('account.customer_id', '=', by.customerId),
    )
    // A person with several accounts has the role of the first one.
    .orderBy('account.id')
    .executeTakeFirst();
  if (!row || !isRole(row.role_id)) return undefined;
  return {
    customerId: row.customer_id,
    loginName: row.login_name,
    role: row.role_id,
    isActive: row.is_active,
    isSuper: row.is_super ?? false,
    passwordHash: row.password_hash,
    emailAddress: row.email_address,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number ?? undefined,
    cellPhone: row.cell_phone ?? undefined,
    marketId: row.market_id ?? undefined,
    language: row.language !== null && isLanguage(row.language) ? row.language : undefined,
  };
}

/** Those of these login names that exist. */
export async function listKnownLogins(db: Db, loginNames: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('account').select('login_name').where('login_name', 'in', loginNames).execute();
  return new Set(rows.map(({ login_name }) => login_name));
}

export async function savePassword(db: Db, customerId: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('customer_id', '=', customerId).execute();
}
