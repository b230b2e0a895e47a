import { ok, refuse } from '#core/result.ts';
import { roles } from '../../auth/roles.ts';
import { findCompanyBrief } from '../../company/company-membership-store.server.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import type { PersonRecord } from '../../people/person-record.ts';
import { infosOfRecord, roleOf } from '../../people/person-record.ts';
import { findRecord } from '../../people/person-record-store.server.ts';
import { findOwnerOfEmail } from '../../people/person-write-store.server.ts';
import { addCompany } from '../../people-admin/change-companies.server.ts';
import { changePerson } from '../../people-admin/change-person.server.ts';
import { changeRights } from '../../people-admin/change-rights.server.ts';
import { createPerson } from '../../people-admin/create-person.server.ts';
import { switchAccount } from '../../people-admin/switch-account.server.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import { findKeyed, findKeyOf, keepKey } from '../key-store.server.ts';
import type { Applied } from '../outcome.ts';
import { offerTo } from './apply-membership.server.ts';
import { contactOf, infosAfter, isContactSame, isInfosSame } from './person-differences.ts';

type Row = RowOf<'person'>;
type Visiting = ReturnType<typeof visitIn>;

/** A person under their key. A person elsewhere who has the e-mail address is asked to join, and stays as they are. */
export async function applyPerson(feeding: Feeding, row: Row): Promise<Applied> {
  const { db } = feeding.shop;
  const companyId = await reachKeyed(feeding, 'company', row.company);
  if (!companyId.ok) return companyId;
  const company = await findCompanyBrief(db, companyId.value);
  const market = company && findMarketBySiteId(company.marketId);
  if (!market) return refuse({ code: 'company-not-found', companyId: companyId.value });
  const visit = visitIn(feeding, market);
  const known = await findKeyed(db, 'person', row.key);
  const record = known === undefined ? undefined : await findRecord(db, known);
  if (record) return change(feeding, visit, { row, record, companyId: company.id, isNamed: false });
  const ownerId = row.emailAddress === undefined ? undefined : await findOwnerOfEmail(db, row.emailAddress);
  if (ownerId === undefined) return add(feeding, visit, row, company.id);
  const owner = await findRecord(db, ownerId);
  if (!owner || (await findKeyOf(db, 'person', ownerId)) !== undefined) return refuse({ code: 'email-taken' });
  const isOfCompanyAlone = owner.companyIds.every((id) => id === company.id) && owner.companyIds.length > 0;
  if (isOfCompanyAlone) return change(feeding, visit, { row, record: owner, companyId: company.id, isNamed: true });
  return offerTo(feeding, visit, { owner, companyId: company.id });
}

async function add({ shop }: Feeding, visit: Visiting, row: Row, companyId: number): Promise<Applied> {
  const person = {
    companyId,
    contact: contactOf(row),
    role: row.role ?? roles.user,
    isActive: row.isActive ?? true,
    infos: infosAfter([], row),
  };
  const added = await createPerson(shop, visit, person, (db, id) => keepKey(db, 'person', row.key, id));
  return added.ok ? ok('added') : added;
}

type Known = {
  readonly row: Row;
  readonly record: PersonRecord;
  readonly companyId: number;
  readonly isNamed: boolean;
};

/** Each part only where it differs. A line that is refused half way is refused again until it is corrected. */
async function change(
  { shop }: Feeding,
  visit: Visiting,
  { row, record, companyId, isNamed }: Known,
): Promise<Applied> {
  const customerId = record.id;
  const infos = infosAfter(infosOfRecord(record), row);
  const isSame = isContactSame(record, row) && isInfosSame(infosOfRecord(record), infos);
  let isChanged = isNamed;
  const steps = [
    !record.companyIds.includes(companyId) && (() => addCompany(shop, visit, { customerId, companyId })),
    row.role !== undefined &&
      row.role !== roleOf(record.accounts) &&
      (() => changeRights(shop, visit, { customerId, role: row.role })),
    !isSame && (() => changePerson(shop, visit, { customerId, contact: contactOf(row), infos })),
    row.isActive !== undefined &&
      row.isActive !== record.accounts[0]?.isActive &&
      (() => switchAccount(shop, visit, { customerId, isActive: row.isActive === true })),
  ];
  for (const step of steps) {
    if (!step) continue;
    const done = await step();
    if (!done.ok) return done;
    isChanged = true;
  }
  if (isNamed) await keepKey(shop.db, 'person', row.key, customerId);
  return ok(isChanged ? 'changed' : 'same');
}
