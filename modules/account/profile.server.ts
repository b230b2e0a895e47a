import { ok, refuse } from '#core/result.ts';
import { recordIfActing } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import type { CountryCode } from '../market/market.ts';
import { isPhoneNumber } from '../market/phone-number.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { saveProfile } from '../people/profile-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { profileInput } from './account-schema.ts';

/** For the visitor's own profile. */
export async function getProfile(shop: Shop, { claims }: Visit) {
  const person = claims && (await findPersonById(shop.db, claims.customer_id));
  if (!claims || !person) return refuse({ code: 'not-signed-in' });
  const company = claims.company_id === undefined ? undefined : await findCompanyBrief(shop.db, claims.company_id);
  return ok({
    customerId: person.customerId,
    loginName: person.loginName,
    emailAddress: person.emailAddress,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
    cellPhone: person.cellPhone,
    role: person.role,
    company: company && { id: company.id, name: company.name },
    /** Only administrators remove people of a company. */
    mayDelete: person.role === roles.b2c,
  });
}

/** The schema for the visitor's name and telephone numbers, which must be valid in a country. */
export const profileInputIn = (home: CountryCode) =>
  profileInput.superRefine((profile, context) => {
    for (const field of ['phoneNumber', 'cellPhone'] as const) {
      const number = profile[field];
      if (number !== undefined && !isPhoneNumber(number, home))
        context.addIssue({ code: 'custom', message: 'phone-invalid', path: [field] });
    }
  });

type Changes = Parameters<typeof saveProfile>[2];
type Person = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

/** Changes the visitor's own name and telephone numbers. */
export async function changeProfile(shop: Shop, visit: Visit, changes: Changes) {
  const customerId = visit.claims?.customer_id;
  if (customerId === undefined) return refuse({ code: 'not-signed-in' });
  await shop.db.transaction().execute(async (db) => {
    const before = await findPersonById(db, customerId);
    await saveProfile(db, customerId, changes);
    const after = await findPersonById(db, customerId);
    await recordIfActing(db, visit, {
      action: 'customer.changed',
      subject: customerId,
      before: {},
      after: {},
      personal: { of: customerId, before: before && recorded(before), after: after && recorded(after) },
    });
  });
  return getProfile(shop, visit);
}

const recorded = ({ firstName, lastName, phoneNumber, cellPhone }: Person) => ({
  firstName,
  lastName,
  phoneNumber,
  cellPhone,
});
