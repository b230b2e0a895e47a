import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Role } from '../auth/roles.ts';
import { newCode } from './account-store.server.ts';
import { adoptApprover } from './fact-store.server.ts';
import { addMembership } from './membership-store.server.ts';
import './people-tables.server.ts';

export type Contact = {
  /** Empty for a wearer without an e-mail address. */
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | undefined;
  readonly cellPhone: string | undefined;
};

type NewPerson = Contact & {
  readonly role: Role;
  readonly isActive: boolean;
  readonly marketId: number;
  readonly language: Language;
  readonly companyIds: readonly number[];
};

/** In a transaction. Undefined if the e-mail address was taken in the meantime. The account has no password yet. */
export async function insertPerson(db: Db, person: NewPerson): Promise<number | undefined> {
  const { emailAddress, role, isActive, companyIds } = person;
  const { id } = await db
    .insertInto('customer')
    .values({
      customer_code: newCode(),
      ...toColumns(person),
      market_id: person.marketId,
      language: person.language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await db
    .insertInto('account')
    .values({
      customer_id: id,
      login_name: emailAddress || newCode(),
      role_id: role,
      is_active: isActive,
      password_hash: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) return undefined;
  for (const companyId of companyIds) await addMembership(db, id, companyId);
  return id;
}

/** In a transaction. The login name follows the e-mail address; without an address the person cannot sign in. */
export async function saveContact(db: Db, customerId: number, contact: Contact, before: string): Promise<void> {
  const { emailAddress } = contact;
  await db.updateTable('customer').set(toColumns(contact)).where('id', '=', customerId).execute();
  if (emailAddress === before) return;
  await db
    .updateTable('account')
    .set(emailAddress === '' ? { login_name: newCode(), password_hash: null } : { login_name: emailAddress })
    .where('customer_id', '=', customerId)
    .execute();
  if (emailAddress !== '') await adoptApprover(db, customerId, emailAddress);
}

/** The person who has the address or signs in with it; `except` is left out. */
export async function findOwnerOfEmail(db: Db, emailAddress: string, except?: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select customer.id from customer where lower(email_address) = lower(${emailAddress})
      union
      select customer_id from account where lower(login_name) = lower(${emailAddress})
    ) owner
    where id is distinct from ${except ?? null}::int
    order by id limit 1`.execute(db);
  return rows[0]?.id;
}

export async function saveInvitation(db: Db, customerId: number, at: Date): Promise<void> {
  await db.updateTable('account').set({ invited_at: at }).where('customer_id', '=', customerId).execute();
}

export async function withdrawInvitations(db: Db, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await db.updateTable('account').set({ invited_at: null }).where('customer_id', 'in', customerIds).execute();
}

/** All of the person's accounts. */
export async function switchAccounts(db: Db, customerId: number, isActive: boolean): Promise<void> {
  await db.updateTable('account').set({ is_active: isActive }).where('customer_id', '=', customerId).execute();
}

export async function saveRole(db: Db, customerId: number, role: Role): Promise<void> {
  await db.updateTable('account').set({ role_id: role }).where('customer_id', '=', customerId).execute();
}

const toColumns = ({ emailAddress, firstName, lastName, phoneNumber, cellPhone }: Contact) => ({
  email_address: emailAddress,
  first_name: firstName,
  last_name: lastName,
  phone_number: phoneNumber ?? null,
  cell_phone: cellPhone ?? null,
});
