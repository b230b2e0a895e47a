import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { secretsOf, verifyToken } from '#modules/auth/token.server.ts';
import type { Connection } from '#modules/punchout/connection.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aCompany } from './company.ts';
import { aPerson } from './person.ts';

type Kind = 'OCI3' | 'OCI4' | 'CXML' | 'PEPPOL3';
type Fields = Record<string, string>;

const doors = { OCI3: 'oci/3', OCI4: 'oci/4', PEPPOL3: 'peppol/3', CXML: 'cxml' } as const;

export const switchPunchout = async (app: TestApp, enabled: boolean) =>
  app.json('/api/feature/features/UsePunchout', 'PUT', { enabled, marketId: 1 }, await app.bearer());

/** A company with a procurement system that is registered here, and its secret. Punch-out is switched on in Sweden. */
export async function aProcurementSystem(
  shop: TestShop,
  app: TestApp,
  { type = 'OCI4', name = 'buy-example', ...settings }: Partial<Connection> & { type?: Kind; name?: string } = {},
) {
  await switchPunchout(app, true);
  const company = await aCompany('Hav').with({ ActivateOCI: 'true', PunchOutType: type }).save(shop.db);
  const person = await aPerson(`buyer@${name}.example`).withRole(roles.user).at(company).save(shop.db);
  const staff = await app.bearer();
  const path = `/api/company/companies/${company.id}/punchout`;
  const targets = ['https://buy.example'];
  await app.json(path, 'PUT', { ...defaultConnection, targets, ...settings }, staff);
  const added = await app.json(`${path}/credentials`, 'POST', { name, customerId: person.id }, staff);
  const { secret } = (await added.json()) as { secret: string };
  return { company, person, path, name, secret, staff, type };
}

export type ProcurementSystem = Awaited<ReturnType<typeof aProcurementSystem>>;

/** The form with which the browser of a procurement system arrives. */
export function arrive(
  app: TestApp,
  { type, name, secret }: ProcurementSystem,
  fields: Fields = {},
  query = '?MARKETID=1',
) {
  const hook = 'https://buy.example/hook?sid=77';
  const body = new URLSearchParams({ HOOK_URL: hook, USERNAME: name, PASSWORD: secret, ...fields });
  return app.request(`/api/auth/login/${doors[type]}/session${query}`, {
    method: 'POST',
    body,
    headers: { origin: 'https://buy.example', 'sec-fetch-site': 'cross-site' },
  });
}

/** Opens a start page; the cookies are those of the session. */
export async function openStartPage(app: TestApp, startPage: string) {
  const { pathname, search } = new URL(startPage);
  const answer = await app.request(`${pathname}${search}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { answer, cookie: cookie.join('; '), home: answer.headers.get('location') };
}

/** A session in the shop that a form of the procurement system has opened. */
export async function enterFrom(app: TestApp, system: ProcurementSystem, fields: Fields = {}) {
  const arrived = await arrive(app, system, fields);
  const opened = await openStartPage(app, arrived.headers.get('location') ?? 'http://nowhere');
  return { cookie: opened.cookie, origin: 'http://se.localhost:3000' };
}

/** The claims of the person in the session cookies. */
export async function claimsOf(shop: TestShop, { cookie }: { cookie: string }): Promise<Claims> {
  const token = /yrke_access=([^;]+)/.exec(cookie)?.[1] ?? '';
  const verified = await verifyToken(secretsOf(shop.env), token, shop.clock.now());
  if (!verified.ok) throw new Error('no session was opened');
  return verified.value;
}
