import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { insertAddress } from '../company/company-address-store.server.ts';
import { agreedCredit } from '../company/company-credit.ts';
import { setCredit } from '../company/company-credit-store.server.ts';
import { insertCompany } from '../company/company-write-store.server.ts';
import { auditedCompany } from '../company-admin/audited-company.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { readPostcode } from '../market/postcode.ts';
import { createAccount } from '../people/account-store.server.ts';
import { adoptApprover } from '../people/fact-store.server.ts';
import { lockApproverAddresses } from '../people/lock-person.server.ts';
import { addMembership } from '../people/membership-store.server.ts';
import { findOwnerOfEmail, saveInvitation } from '../people/person-write-store.server.ts';
import { saveProfile } from '../people/profile-store.server.ts';
import { makeOffer } from '../people-admin/membership-offers.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Visit } from '../visit.ts';
import type { Application } from './application.ts';

type Made = { readonly companyId: number; readonly customerId: number };

/**
 * In the transaction of the decision: creates the company without credit and price lists, and its first administrator. A contact with an
 * account is not changed: they get an offer to join, if staff choose that and their role administers companies.
 */
export async function makeCompany(
  db: Db,
  visit: Visit,
  application: Application,
  asksExisting: boolean,
): Promise<Result<Made, Refusal>> {
  const { emailAddress } = application.data;
  await lockApproverAddresses(db, [emailAddress]);
  const ownerId = await findOwnerOfEmail(db, emailAddress);
  if (ownerId !== undefined && !asksExisting) return refuse({ code: 'contact-known' });
  const companyId = await insertApplied(db, visit, application);
  if (ownerId === undefined) return addAdmin(db, visit, application, companyId);
  const { claims, now } = visit;
  const offer = { companyId, emailAddress, asAdmin: true };
  const isAsked = claims !== undefined && (await makeOffer(db, { claims, now }, offer));
  return isAsked ? ok({ companyId, customerId: ownerId }) : refuse({ code: 'contact-cannot-join' });
}

async function insertApplied(db: Db, visit: Visit, { marketId, data }: Application): Promise<number> {
  const country = findMarketBySiteId(marketId)?.iso2 ?? visit.market.iso2;
  const addressOf = (addressLine1: string, zip: string, city: string, region: string | undefined) => ({
    addressLine1,
    addressLine2: undefined,
    region,
    zipCode: readPostcode(country, zip) ?? zip,
    city,
    countryCode: country,
  });
  const delivery = addressOf(data.deliveryLine1, data.deliveryZip, data.deliveryCity, data.deliveryRegion);
  const { invoiceLine1, invoiceZip, invoiceCity } = data;
  const hasInvoice = invoiceLine1 !== undefined && invoiceZip !== undefined && invoiceCity !== undefined;
  const invoice = hasInvoice ? addressOf(invoiceLine1, invoiceZip, invoiceCity, data.invoiceRegion) : delivery;
  const fields = {
    parentId: undefined,
    marketId,
    name: data.companyName,
    coopCode: undefined,
    // The contact's e-mail address and telephone are personal. The company has none of its own yet.
    emailAddress: undefined,
    orgNo: data.orgNo,
    web: undefined,
    phoneNumber: undefined,
    attributes: {
      ...(data.vatNo !== undefined && { VatNo: data.vatNo }),
      DefaultAmount: '0',
      InvoiceCreditStopAmount: '0',
    },
  };
  const companyId = await insertCompany(db, fields);
  await insertAddress(db, { companyId, kind: 'delivery' }, delivery);
  await insertAddress(db, { companyId, kind: 'invoice' }, invoice);
  const credit = agreedCredit(fields);
  if (credit) await setCredit(db, companyId, credit, visit.now);
  await recordChange(db, visit, {
    action: 'company.created',
    subject: companyId,
    after: auditedCompany({ ...fields, credit }),
  });
  return companyId;
}

async function addAdmin(
  db: Db,
  visit: Visit,
  { marketId, language, data }: Application,
  companyId: number,
): Promise<Result<Made, Refusal>> {
  const { emailAddress, firstName, lastName, phoneNumber } = data;
  const person = { emailAddress, firstName, lastName, marketId, language };
  const customerId = await createAccount(db, { ...person, role: roles.customerAdmin, passwordHash: null });
  if (customerId === undefined) return refuse({ code: 'email-taken' });
  await saveProfile(db, customerId, { firstName, lastName, phoneNumber });
  await saveInvitation(db, customerId, visit.now);
  await addMembership(db, customerId, companyId);
  await adoptApprover(db, customerId, emailAddress);
  await recordChange(db, visit, {
    action: 'company.admin-added',
    subject: companyId,
    after: { customerId, roleId: roles.customerAdmin },
  });
  return ok({ companyId, customerId });
}
