import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../auth/people-tables.server.ts';
import type { Role } from '../auth/roles.ts';
import { type NewAddress, toAddressRow } from './address-row.server.ts';

export type SavedCustomer = {
  id: number;
  customerCode: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | undefined;
  cellPhone: string | undefined;
  marketId: number;
  language: Language;
  infos: Readonly<Record<string, string>>;
  companyIds: readonly number[];
  addresses: readonly NewAddress[];
  account: { role: Role; isActive: boolean; passwordHash: string };
};

/** Writes a person whole, under the number they have elsewhere: infos, companies, addresses and the account with them. */
export async function saveCustomer(db: Db, customer: SavedCustomer): Promise<void> {
  const { id, infos, companyIds, addresses, account } = customer;
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
  await db
    .insertInto('customer')
    .values({ id, ...values, social_security_number: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  for (const table of ['customer_info', 'customer_company', 'customer_address', 'account'] as const)
    await db.deleteFrom(table).where('customer_id', '=', id).execute();
  const codes = Object.entries(infos);
  if (codes.length > 0)
    await db
      .insertInto('customer_info')
      .values(codes.map(([code, value]) => ({ customer_id: id, code, value })))
      .execute();
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
