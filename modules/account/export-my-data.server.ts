import { ok, refuse } from '#core/result.ts';
import { isFromProcurement } from '../auth/claims.ts';
import { listAllSessions } from '../auth/session-store.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { listAddressesOf } from '../people/address-store.server.ts';
import { readInfos } from '../people/infos.server.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { getCustomer } from '../people/profile-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** All data about the signed-in person, as JSON values. */
export async function exportMyData(shop: Shop, { claims, now }: Visit) {
  if (claims?.acting) return refuse({ code: 'not-while-acting' });
  if (isFromProcurement(claims)) return refuse({ code: 'not-from-procurement' });
  const person = claims && (await findPersonById(shop.db, claims.customer_id));
  const customer = claims && (await getCustomer(shop.db, claims.customer_id));
  if (!claims || !person || !customer) return refuse({ code: 'not-signed-in' });
  const { customerId } = person;
  const record = await findRecord(shop.db, customerId);
  const others: [string, unknown][] = [];
  for (const { part, readOf } of shop.personalData) others.push([part, await readOf(shop.db, customerId)]);
  return ok({
    exportedAt: now,
    person: {
      customerId,
      customerCode: customer.customer_code,
      emailAddress: customer.email_address,
      socialSecurityNumber: customer.social_security_number,
      firstName: customer.first_name,
      lastName: customer.last_name,
      phoneNumber: customer.phone_number,
      cellPhone: customer.cell_phone,
      marketId: customer.market_id,
      language: customer.language,
      createdAt: customer.created_at,
    },
    account: {
      loginName: person.loginName,
      role: person.role,
      isActive: person.isActive,
      lastSignInAt: record?.accounts[0]?.lastSignInAt,
      invitedAt: record?.accounts[0]?.invitedAt,
    },
    infos: await readInfos(shop.db, customerId),
    addresses: await listAddressesOf(shop.db, customerId),
    companies: (await listCompaniesOf(shop.db, customerId, false)).map(({ id, name }) => ({ id, name })),
    sessions: (await listAllSessions(shop.db, customerId)).map((session) => ({
      device: session.device,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      endedAt: session.ended_at,
    })),
    ...Object.fromEntries(others),
  });
}
