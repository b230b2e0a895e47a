import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { aCompany } from './company.ts';
import { logoSvg } from './logo.ts';
import { aConsumer, aPerson } from './person.ts';

export type LogoWorld = Awaited<ReturnType<typeof openLogoWorld>>;

/** The facts of an upload as a query. */
export const asked = (facts: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Bygg', widthMm: '80', rights: 'own', ...facts });

export const release = { state: 'released', threadColours: ['1147'], stitchCount: 5200, priceClass: 'B' };

/** A company with services and its people, another company, and staff, with their API calls for logos. */
export async function openLogoWorld(settings?: Record<string, string>) {
  const shop = await openTestShop(settings);
  const app = openTestApp(shop);
  const bygg = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const plain = await aCompany('Plain').save(shop.db);
  const ada = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  const eva = await aPerson('eva@other.example').withRole(roles.administrator).at(other).save(shop.db);
  const per = await aPerson('per@plain.example').withRole(roles.administrator).at(plain).save(shop.db);
  const home = await aConsumer('kim@home.example').save(shop.db);
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const internal = { customer_id: staff.id, storm_role: roles.internal } as const;
  const people: Record<string, Partial<Claims>> = {
    admin: { customer_id: ada.id, storm_role: roles.customerAdmin, company_id: bygg.id },
    user: { customer_id: olle.id, storm_role: roles.user, company_id: bygg.id },
    'another company': { customer_id: eva.id, storm_role: roles.administrator, company_id: other.id },
    'a company without services': { customer_id: per.id, storm_role: roles.administrator, company_id: plain.id },
    consumer: { customer_id: home.id, storm_role: roles.b2c },
    production: { ...internal, tasks: ['orders'] },
    'staff with another task': { ...internal, tasks: ['content'] },
    'staff who only read': { ...internal, tasks: ['read-only'] },
  };
  const headersOf = (who: string) => app.bearer(people[who]);
  const pathOf = (logoId: string, version: number) => `/api/vas/logos/${logoId}/versions/${version}`;

  return {
    shop,
    app,
    people,
    companyId: bygg.id,
    headersOf,
    upload: async (who: string, facts: Record<string, string> = {}, file: BodyInit = logoSvg('<script>1</script>')) => {
      const headers = { 'content-type': 'image/svg+xml', ...(await headersOf(who)) };
      const answer = await app.request(`/api/vas/logos?${asked(facts)}`, { method: 'POST', body: file, headers });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { logoId: string } };
    },
    list: async (who: string) =>
      (await (await app.request('/api/vas/logos', { headers: await headersOf(who) })).json()) as Record<
        string,
        unknown
      >[],
    decide: async (who: string, logoId: string, body: object) => {
      const answer = await app.json(pathOf(logoId, 1), 'PUT', body, await headersOf(who));
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    picture: async (who: string, logoId: string, version = 1) =>
      app.request(`${pathOf(logoId, version)}/picture`, { headers: await headersOf(who) }),
    file: async (who: string, logoId: string, version = 1) =>
      app.request(`${pathOf(logoId, version)}/file`, { headers: await headersOf(who) }),
  };
}
