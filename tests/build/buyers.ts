import { type Role, roles } from '#modules/auth/roles.ts';
import type { Visit } from '#modules/visit.ts';
import { createCookieJar } from '#server/cookie-jar.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aCompany } from './company.ts';
import { aConsumer, aPerson } from './person.ts';
import { aVisit, someClaims } from './visit.ts';

/** A visitor whose requests share cookies: each sends those that the previous one received. */
export const aVisitor = (facts: Partial<Visit> = {}): Visit =>
  aVisit({ cookies: createCookieJar(undefined, { secure: false }), ...facts });

export async function aConsumerVisit(shop: TestShop, email = 'eva@home.example'): Promise<Visit> {
  const { id } = await aConsumer(email).save(shop.db);
  return aVisitor({ claims: someClaims({ customer_id: id, storm_role: roles.b2c }) });
}

type Colleague = { company: { id: number }; role?: Role; email?: string; employeeNo?: string };

export async function aBuyerVisit(shop: TestShop, { company, role = roles.user, email, employeeNo }: Colleague) {
  const infos = employeeNo === undefined ? {} : { EmployeeNo: employeeNo };
  const { id } = await aPerson(email).withRole(role).at(company).with(infos).save(shop.db);
  return aVisitor({ claims: someClaims({ customer_id: id, storm_role: role, company_id: company.id }) });
}

export const aBuyingCompany = (shop: TestShop, settings: Record<string, string> = {}) =>
  aCompany().with(settings).withPriceLists('OURS', 'OUTSIDE').save(shop.db);
