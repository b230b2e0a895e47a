import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changePerson } from './change-person.server.ts';
import { loadPeople } from './load-people.server.ts';
import { loadPerson } from './load-person.server.ts';

let shop: TestShop;
let bygg: { id: number };
let tak: { id: number };
let maj: number;
let ada: number;

beforeEach(async () => {
  shop = await openTestShop();
  bygg = await aCompany('Bygg').save(shop.db);
  tak = await aCompany('Tak').childOf(bygg).save(shop.db);
  await tellCompanyChanged(shop);
  maj = (await aPerson('maj@bygg.example').at(bygg).withRole(65).save(shop.db)).id;
  ada = (await aPerson('ada@bygg.example').at(bygg).save(shop.db)).id;
});

const asMaj = () => ({ customer_id: maj, company_id: bygg.id, storm_role: roles.administrator });
type Claims = Parameters<typeof someClaims>[0];
const visitOf = (claims: Claims) => aVisit({ language: 'en', claims: someClaims(claims), now: shop.clock.now() });

async function send(personId: string, fields: Record<string, string>, query = '', claims: Claims = asMaj()) {
  const form = new FormData();
  const typed = { firstName: 'Ida', lastName: 'Ek', emailAddress: 'ida@bygg.example', roleId: '64', ...fields };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const posted = { shop, visit: visitOf(claims), form };
  const answer = await changePerson(posted, personId, new URLSearchParams(query));
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : answer;
}

const companiesOf = async (location: unknown) => {
  const id = Number(/administration\/(\d+)/.exec(String(location))?.[1]);
  const rows = await shop.db
    .selectFrom('customer_company')
    .select('company_id')
    .where('customer_id', '=', id)
    .execute();
  return rows.map(({ company_id }) => company_id);
};

test('a person who is added from the list of a child belongs to the child', async () => {
  const added = await send('new', { intent: 'create' }, `company=${tak.id}`);
  expect(await companiesOf(added)).toEqual([tak.id]);
  const own = await send('new', { intent: 'create', emailAddress: 'ola@bygg.example' });
  expect(await companiesOf(own)).toEqual([bygg.id]);
  const query = new URLSearchParams({ company: String(tak.id) });
  expect(await loadPeople(shop, visitOf(asMaj()), query)).toMatchObject({ company: tak.id, mayAdd: true });
  expect((await loadPerson(shop, visitOf(asMaj()), 'new', tak.id)).company).toBe(tak.id);
});

test('staff without a company cannot add a person, and get no form without roles', async () => {
  const { id } = await aPerson('stig@yrke.example').withRole(80).save(shop.db);
  const staff = visitOf({ customer_id: id, company_id: undefined, storm_role: roles.internal });
  expect((await loadPeople(shop, staff, new URLSearchParams())).mayAdd).toBe(false);
  await expect(loadPerson(shop, staff, 'new', undefined)).rejects.toMatchObject({ init: { status: 404 } });
  expect((await loadPeople(shop, staff, new URLSearchParams({ company: String(tak.id) }))).mayAdd).toBe(true);
  expect((await loadPerson(shop, staff, 'new', tak.id)).rights.roleIds).toEqual([64, 81, 65]);
});

test('a taken address is refused with a text that fits the screen', async () => {
  expect(await send('new', { intent: 'create', emailAddress: 'ada@bygg.example' })).toMatchObject({
    data: {
      result: { error: { emailAddress: ['Somebody has this e-mail address already. Enter another one.'] } },
    },
  });
});

test('a telephone number that cannot be dialled is refused at its field', async () => {
  const wrong = { result: { error: { cellPhone: ['Mobile must be a valid phone number'] } } };
  expect(await send('new', { intent: 'create', cellPhone: '1234' })).toMatchObject({
    data: wrong,
    init: { status: 422 },
  });
  const { person } = await loadPerson(shop, visitOf(asMaj()), String(ada), undefined);
  const change = { intent: 'change', version: person?.version ?? '', emailAddress: 'ada@bygg.example' };
  expect(await send(String(ada), { ...change, cellPhone: '1234' })).toMatchObject({ data: wrong });
  expect(await send(String(ada), { ...change, cellPhone: '070-174 06 05' })).toContain('done=saved');
});

test('the visitor’s own page is marked, because they cannot change their own rights or deactivate themselves', async () => {
  expect((await loadPerson(shop, visitOf(asMaj()), String(maj), undefined)).person?.isOwn).toBe(true);
  expect((await loadPerson(shop, visitOf(asMaj()), String(ada), undefined)).person?.isOwn).toBe(false);
});

test('staff erase a person after a tick, and see the list of the company again; an administrator is not offered it', async () => {
  const { id } = await aPerson('stig@yrke.example').withRole(80).save(shop.db);
  const staff = { customer_id: id, company_id: undefined, storm_role: roles.internal };
  const page = async (claims: Claims) => (await loadPerson(shop, visitOf(claims), String(ada), undefined)).person;
  expect([(await page(asMaj()))?.mayErase, (await page(staff))?.mayErase]).toEqual([false, true]);
  await expect(send(String(ada), { intent: 'erase' }, '', staff)).rejects.toMatchObject({ init: { status: 400 } });
  const erased = await send(String(ada), { intent: 'erase', isSure: 'on' }, '', staff);
  expect(erased).toContain(`?company=${bygg.id}&done=erased`);
  await expect(page(staff)).rejects.toMatchObject({ init: { status: 404 } });
});

test('after a change of a person the visitor is still in the company of the address', async () => {
  const { id: wille } = await aPerson('wille@tak.example').at(tak).save(shop.db);
  const { person } = await loadPerson(shop, visitOf(asMaj()), String(wille), tak.id);
  const typed = { emailAddress: 'wille@tak.example', version: person?.version ?? '' };
  for (const fields of [
    { intent: 'change', ...typed },
    { intent: 'rights', roleId: '64' },
    { intent: 'sizes' },
    { intent: 'deactivate' },
    { intent: 'activate' },
  ])
    expect(await send(String(wille), fields, `company=${tak.id}`)).toContain(`${wille}?company=${tak.id}&done=`);
  expect(await send(String(ada), { intent: 'sizes' })).toMatch(new RegExp(`/${ada}\\?done=saved$`));
});
