import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { isRole } from '../auth/roles.ts';
import { listAddressesOf } from './address-store.server.ts';
import { factsOf, listOtherInfos } from './fact-store.server.ts';
import type { PersonAccount, PersonRecord } from './person-record.ts';
import { findLivingCustomer } from './profile-store.server.ts';
import './people-tables.server.ts';

/** Undefined for an unknown number, and for a deleted person. */
export async function findRecord(db: Db, customerId: number): Promise<PersonRecord | undefined> {
  const customer = await findLivingCustomer(db, customerId);
  if (!customer) return undefined;
  return {
    id: customerId,
    customerCode: customer.customer_code,
    emailAddress: customer.email_address,
    socialSecurityNumber: customer.social_security_number ?? undefined,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phoneNumber: customer.phone_number ?? undefined,
    cellPhone: customer.cell_phone ?? undefined,
    marketId: customer.market_id ?? undefined,
    accounts: await listAccountsOf(db, customerId),
    companyIds: await listCompanyIdsOf(db, [customerId]),
    facts: await factsOf(db, customerId),
    otherInfos: await listOtherInfos(db, customerId),
    addresses: await listAddressesOf(db, customerId),
  };
}

async function listAccountsOf(db: Db, customerId: number): Promise<PersonAccount[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'login_name', 'role_id', 'is_active', 'last_sign_in_at', 'invited_at'])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.flatMap((row) =>
    isRole(row.role_id)
      ? [
          {
            id: row.id,
            loginName: row.login_name,
            roleId: row.role_id,
            isActive: row.is_active,
            hasPassword: Boolean(row.has_password),
            lastSignInAt: row.last_sign_in_at ?? undefined,
            invitedAt: row.invited_at ?? undefined,
          },
        ]
      : [],
  );
}

/** The companies of these people, each once. */
export async function listCompanyIdsOf(db: Db, customerIds: readonly number[]): Promise<number[]> {
  if (customerIds.length === 0) return [];
  const rows = await db
    .selectFrom('customer_company')
    .select('company_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id: id }) => id);
}

/** Changes with every change of an editable field. */
export function versionOf(record: PersonRecord): string {
  const { customerCode: code, emailAddress, firstName, lastName, phoneNumber, cellPhone, accounts } = record;
  const edited = {
    contact: [code, emailAddress, firstName, lastName, phoneNumber, cellPhone],
    accounts: accounts.map(({ roleId, isActive }) => [roleId, isActive]),
    companyIds: record.companyIds,
    facts: record.facts,
    otherInfos: record.otherInfos,
  };
  return createHash('sha256').update(JSON.stringify(edited)).digest('hex').slice(0, 16);
}
