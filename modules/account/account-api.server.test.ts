import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { signIn } from './sign-in.server.ts';

let shop: TestShop;
let app: TestApp;
let parent: { id: number };
let child: { id: number };
let other: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  parent = await aCompany('Parent').inCoop('COOP1').save(shop.db);
  child = await aCompany('Child').childOf(parent).save(shop.db);
  other = await aCompany('Other').inCoop('COOP1').save(shop.db);
});

/** Signs in and returns the headers for API calls. */
async function signedIn(loginName: string, device = 'Firefox, Linux'): Promise<Record<string, string>> {
  const visit = aVisit({ now: shop.clock.now(), device });
  const entered = await signIn(shop, visit, { loginName, password, remember: true });
  if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error(`${loginName} is not signed in`);
  return { authorization: `Bearer ${entered.value.session.accessToken}` };
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, body: await answer.json() };
};
const remove = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { method: 'DELETE', headers })).status;

describe('A21 GET /api/auth/companies', () => {
  const namesFor = async (headers: Record<string, string>) =>
    (await get('/api/auth/companies', headers)).body.map(({ name }: { name: string }) => name);

  test('without a session: 401', async () => {
    expect((await get('/api/auth/companies')).status).toBe(401);
  });

  test('lists the caller’s own companies, and for administrators their children', async () => {
    await aPerson('user@bygg.example').at(parent).save(shop.db);
    await aPerson('admin@bygg.example').withRole(roles.customerAdmin).at(parent).save(shop.db);
    expect(await namesFor(await signedIn('user@bygg.example'))).toEqual(['Parent']);
    expect(await namesFor(await signedIn('admin@bygg.example'))).toEqual(['Child', 'Parent']);
    const { body } = await get('/api/auth/companies', await signedIn('admin@bygg.example'));
    expect(body).toEqual([
      { id: child.id, name: 'Child', parentId: parent.id, isCurrent: false },
      { id: parent.id, name: 'Parent', isCurrent: true },
    ]);
  });

  test('lists other members of a coop only if the caller belongs to them', async () => {
    await aPerson('admin@bygg.example').withRole(roles.administrator).at(parent).save(shop.db);
    const headers = await signedIn('admin@bygg.example');
    expect(await namesFor(headers)).not.toContain('Other');
    await shop.db.insertInto('customer_company').values({ customer_id: 1, company_id: other.id }).execute();
    expect(await namesFor(headers)).toContain('Other');
  });
});

describe('sessions', () => {
  let ada: Record<string, string>;
  let phone: Record<string, string>;
  let bo: Record<string, string>;

  beforeEach(async () => {
    await aPerson('ada@bygg.example').at(parent).save(shop.db);
    await aPerson('bo@bygg.example').at(parent).save(shop.db);
    ada = await signedIn('ada@bygg.example');
    shop.clock.moveBy(1000);
    phone = await signedIn('ada@bygg.example', 'Safari, iPhone');
    bo = await signedIn('bo@bygg.example');
  });

  test('are listed only for their owner, the latest first', async () => {
    const { body } = await get('/api/auth/sessions', ada);
    expect(body).toMatchObject([
      { device: 'Safari, iPhone', company: 'Parent', isCurrent: false },
      { device: 'Firefox, Linux', company: 'Parent', isCurrent: true },
    ]);
    expect((await get('/api/auth/sessions')).status).toBe(401);
  });

  test('another person’s session is not found and continues; the caller’s own ends at once', async () => {
    const [{ sid }] = (await get('/api/auth/sessions', phone)).body;
    expect(await remove(`/api/auth/sessions/${sid}`, bo)).toBe(404);
    expect(await remove(`/api/auth/sessions/${sid}`)).toBe(401);
    expect((await get('/api/auth/sessions', phone)).status).toBe(200);
    expect(await remove(`/api/auth/sessions/${sid}`, ada)).toBe(200);
    expect((await get('/api/auth/sessions', phone)).status).toBe(401);
    expect(await remove(`/api/auth/sessions/${sid}`, ada)).toBe(404);
    expect((await get('/api/auth/sessions', ada)).body).toHaveLength(1);
  });

  test('signing out everywhere ends all sessions of the caller and no others', async () => {
    expect(await remove('/api/auth/sessions', ada)).toBe(200);
    expect((await get('/api/auth/sessions', ada)).status).toBe(401);
    expect((await get('/api/auth/sessions', phone)).status).toBe(401);
    expect((await get('/api/auth/sessions', bo)).status).toBe(200);
  });
});
