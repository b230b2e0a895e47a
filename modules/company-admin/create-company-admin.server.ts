import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { createAccount } from '../people/account-store.server.ts';
import { adoptApprover } from '../people/fact-store.server.ts';
import { writeInfos } from '../people/infos.server.ts';
import { addMembership } from '../people/membership-store.server.ts';
import { parseInfos } from '../people/person-infos.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { holdAdministered } from './administered-company.server.ts';
import { marketOfCompany } from './company-market.ts';
import type { NewCompanyAdmin } from './new-company-admin.ts';

/**
 * A person with the role customer admin, without a password and without a mail. An address that belongs to somebody is refused:
 * nobody is made a member of a company without being asked.
 */
export async function createCompanyAdmin(shop: Shop, visit: Visit, companyId: number, input: NewCompanyAdmin) {
  return inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const { emailAddress, firstName, lastName } = input;
    const market = marketOfCompany(held.value.company) ?? visit.market;
    const infos = parseInfos(input.infos, market.currency);
    if (!infos.ok) return infos;
    const customerId = await createAccount(db, {
      emailAddress,
      firstName,
      lastName,
      role: roles.customerAdmin,
      passwordHash: null,
      marketId: market.marketId,
      language: market.defaultLocale,
    });
    if (customerId === undefined) return refuse({ code: 'person-not-added' });
    await addMembership(db, customerId, companyId);
    await writeInfos(db, customerId, infos.value);
    await adoptApprover(db, customerId, emailAddress);
    await recordChange(db, visit, {
      action: 'company.admin-added',
      subject: companyId,
      after: { customerId, roleId: roles.customerAdmin },
    });
    return ok({ id: customerId, firstName, lastName, emailAddress, roleId: roles.customerAdmin });
  });
}
