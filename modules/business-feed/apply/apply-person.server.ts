import { ok, refuse } from '#core/result.ts';
import { roles } from '../../auth/roles.ts';
import { findCompanyBrief } from '../../company/company-membership-store.server.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import type { PersonRecord } from '../../people/person-record.ts';
import { infosOfRecord, roleOf } from '../../people/person-record.ts';
import { findRecord } from '../../people/person-record-store.server.ts';
import { findOwnerOfEmail } from '../../people/person-write-store.server.ts';
import { changeWholePerson } from '../../people-admin/change-whole-person.server.ts';
import { createPerson } from '../../people-admin/create-person.server.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import { findKeyed, findKeyOf, keepKey } from '../key-store.server.ts';
import type { Applied } from '../outcome.ts';
import { offerTo } from './apply-membership.server.ts';
import { contactOf, infosAfter, isContactSame, isInfosSame } from './person-differences.ts';

type Row = RowOf<'person'>;
type Visiting = ReturnType<typeof visitIn>;

/**
 * A person under their key. An existing person elsewhere with the e-mail address gets an offer to join, and is not
 * changed.
 */
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

/** Changes only the parts that differ. Either all of them are applied, or the line is refused. */
async function change(
  { shop }: Feeding,
  visit: Visiting,
  { row, record, companyId, isNamed }: Known,
): Promise<Applied> {
  const customerId = record.id;
  const infos = infosAfter(infosOfRecord(record), row);
  const isSame = isContactSame(record, row) && isInfosSame(infosOfRecord(record), infos);
  const whole = {
    ...(!record.companyIds.includes(companyId) && { companyId }),
    ...(row.role !== undefined && row.role !== roleOf(record.accounts) && { role: row.role }),
    ...(!isSame && { told: { contact: contactOf(row), infos } }),
    ...(row.isActive !== undefined && row.isActive !== record.accounts[0]?.isActive && { isActive: row.isActive }),
  };
  if (Object.keys(whole).length === 0 && !isNamed) return ok('same');
  const changed = await changeWholePerson(shop, visit, { customerId, ...whole }, async (db) => {
    if (isNamed) await keepKey(db, 'person', row.key, customerId);
  });
  return changed.ok ? ok('changed') : changed;
}
