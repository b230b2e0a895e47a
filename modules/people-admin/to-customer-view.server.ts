import type * as z from 'zod';
import { maySee } from '../auth/may-see.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import type { ListedPerson } from '../people/people-page-store.server.ts';
import { infosOf } from '../people/person-infos.ts';
import { infosOfRecord, type PersonAccount } from '../people/person-record.ts';
import { versionOf } from '../people/person-record-store.server.ts';
import type { customerPage, customerView } from './customer-schema.ts';
import { companiesOf, type PeopleShop } from './reach-people.server.ts';
import type { ReachedPerson } from './reach-person.server.ts';

/** A person as the caller may see them: the person's other companies and the social security number are restricted. */
export async function toCustomerView(shop: PeopleShop, person: ReachedPerson): Promise<z.input<typeof customerView>> {
  const { record, isOwn, isStaff } = person;
  const { facts: _, otherInfos: __, accounts, companyIds: ___, marketId: ____, socialSecurityNumber, ...rest } = record;
  const companyIds = await seenCompanies(shop, person);
  const names = await findCompanyNames(shop.db, companyIds);
  return {
    ...rest,
    ...((isOwn || isStaff) && { socialSecurityNumber }),
    infos: infosOfRecord(record),
    account: accounts[0] && toAccountView(accounts[0]),
    companies: companyIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    addresses: [...record.addresses],
    version: versionOf(record),
  };
}

export async function seenCompanies(
  shop: PeopleShop,
  { record, claims, isOwn }: Pick<ReachedPerson, 'record' | 'claims' | 'isOwn'>,
): Promise<readonly number[]> {
  if (isOwn || maySee(claims, ['customers'])) return record.companyIds;
  const theirs = await companiesOf(shop, claims);
  return record.companyIds.filter((id) => theirs.includes(id));
}

const toAccountView = ({
  id,
  loginName,
  roleId,
  isActive,
}: Pick<PersonAccount, 'id' | 'loginName' | 'roleId' | 'isActive'>) => ({ id, loginName, roleId, isActive });

export function toListedCustomer(person: ListedPerson): z.input<typeof customerPage>['items'][number] {
  const { facts, account, hasSizes: _, ...rest } = person;
  return { ...rest, infos: infosOf(facts, []), account: account && toAccountView(account) };
}
