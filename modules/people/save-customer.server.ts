import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { adoptApprover } from './fact-store.server.ts';
import { writeInfos } from './infos.server.ts';
import { lockApproverAddresses, lockPerson } from './lock-person.server.ts';
import './people-tables.server.ts';
import type { Role } from '../auth/roles.ts';
import { type NewAddress, toAddressRow } from './address-row.server.ts';
import { parseInfos } from './person-infos.ts';

export type SavedCustomer = {
  id: number;
  customerCode: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | undefined;
  cellPhone: string | undefined;
  marketId: number;
  /** The currency of the market. */
  currency: Currency;
  language: Language;
  infos: Readonly<Record<string, string>>;
  companyIds: readonly number[];
  addresses: readonly NewAddress[];
  account: { role: Role; isActive: boolean; passwordHash: string };
};

/**
 * In a transaction. Writes a person with infos, companies, addresses and the account, under their number in the ERP. Infos must be
 * parseable.
 */
export async function saveCustomer(db: Db, customer: SavedCustomer): Promise<void> {
  const { id, companyIds, addresses, account } = customer;
  const infos = Object.entries(customer.infos).map(([code, value]) => ({ code, value }));
  const parsed = parseInfos(infos, customer.currency);
  if (!parsed.ok) throw new Error(`${parsed.refusal.info} of person ${id} cannot be read`);
  const { approverEmail } = parsed.value.facts;
  await lockPerson(db, id);
  await lockApproverAddresses(db, [customer.emailAddress, ...(approverEmail === undefined ? [] : [approverEmail])]);
  const values = {
    customer_code: customer.customerCode,
    email_address: customer.emailAddress,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone_number: customer.phoneNumber ?? null,
    cell_phone: customer.cellPhone ?? null,
    market_id: customer.marketId,
    language: customer.language,
  };
  const { isNew } = await db
    .insertInto('customer')
    .values({ id, ...values, social_security_number: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    // A row that was updated has the number of the updating transaction there.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  if (!isNew) await removeWhatIsWritten(db, id);
  if (companyIds.length > 0)
    await db
      .insertInto('customer_company')
      .values(companyIds.map((company_id) => ({ customer_id: id, company_id })))
      .execute();
  if (addresses.length > 0)
    await db
      .insertInto('customer_address')
      .values(addresses.map((address) => ({ customer_id: id, ...toAddressRow(address) })))
      .execute();
  await writeInfos(db, id, parsed.value);
  await adoptApprover(db, id, customer.emailAddress);
  await db
    .insertInto('account')
    .values({
      customer_id: id,
      login_name: customer.emailAddress,
      role_id: account.role,
      is_active: account.isActive,
      password_hash: account.passwordHash,
    })
    .execute();
}

async function removeWhatIsWritten(db: Db, customerId: number): Promise<void> {
  for (const table of ['customer_company', 'customer_address', 'account'] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
}
