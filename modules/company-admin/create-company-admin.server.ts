import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { addPerson } from '../people-admin/create-person.server.ts';
import { limitLookups } from '../people-admin/limit-lookups.server.ts';
import { reachWith } from '../people-admin/reach-people.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { holdAdministered } from './administered-company.server.ts';
import { marketOfCompany } from './company-market.ts';
import type { NewCompanyAdmin } from './new-company-admin.ts';

/**
 * Creates a customer admin without a password and without a mail. An address that belongs to another person is refused: people join a
 * company only with their consent. A caller who tries many addresses has to wait.
 */
export async function createCompanyAdmin(shop: Shop, visit: Visit, companyId: number, input: NewCompanyAdmin) {
  const added = await limitLookups(shop, visit, () => inTransaction(shop.db, (db) => add(db, visit, companyId, input)));
  if (added.ok || added.refusal.code !== 'email-taken') return added;
  return refuse({ code: 'person-not-added' });
}

async function add(db: Db, visit: Visit, companyId: number, input: NewCompanyAdmin) {
  const held = await holdAdministered(db, visit, companyId);
  if (!held.ok) return held;
  const { company, claims } = held.value;
  const market = marketOfCompany(company) ?? visit.market;
  const { emailAddress, firstName, lastName } = input;
  const contact = { emailAddress, firstName, lastName, phoneNumber: undefined, cellPhone: undefined };
  const role = roles.customerAdmin;
  const person = await addPerson(db, { ...visit, language: market.defaultLocale }, claims, {
    contact,
    role,
    isActive: true,
    infos: input.infos,
    reach: reachWith(claims, companyId, company.settings),
  });
  if (!person.ok) return person;
  const { id } = person.value.record;
  const after = { customerId: id, roleId: role };
  await recordChange(db, visit, { action: 'company.admin-added', subject: companyId, after });
  return ok({ id, firstName, lastName, emailAddress, roleId: role });
}
