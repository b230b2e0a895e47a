import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { factsOf } from '#modules/people/fact-store.server.ts';
import { erasePerson } from '#modules/people-admin/erase-person.server.ts';
import { aBuyerVisit } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changePeople } from './change-people.server.ts';
import { loadPeople } from './load-people.server.ts';
import { loadPerson } from './load-person.server.ts';

let shop: TestShop;
let claims: ReturnType<typeof someClaims>;
let ada: number;

beforeEach(async () => {
  shop = await openTestShop();
  const bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  const maj = await aPerson('maj@bygg.example').at(bygg).withRole(65).save(shop.db);
  const facts = { Attestant1: 'maj@bygg.example', AmountLimit: '500' };
  ada = (await aPerson('ada@bygg.example').at(bygg).with(facts).save(shop.db)).id;
  claims = someClaims({ customer_id: maj.id, company_id: bygg.id, storm_role: roles.administrator });
});

async function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ids: String(ada), ...fields })) form.set(name, value);
  const visit = aVisit({ language: 'en', claims, now: shop.clock.now() });
  const answer = await changePeople({ shop, visit, form }, new URLSearchParams());
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

test.each([
  ['set-limit', { amountLimit: ['Amount limit is a required field'] }],
  ['set-approver', { approver: ['Email is required'] }],
])('%s with an empty field is refused and takes nothing away', async (intent, error) => {
  expect(await send({ intent, approver: '', amountLimit: '' })).toMatchObject({
    data: { intent, result: { error } },
    init: { status: 422 },
  });
  const facts = await factsOf(shop.db, ada);
  expect([facts.amountLimit?.amount, facts.approver?.emailAddress]).toEqual([50_000, 'maj@bygg.example']);
});

test('the limit and the approver of several people are removed by separate actions', async () => {
  // The fields of other actions are ignored.
  expect(await send({ intent: 'remove-limit', amountLimit: 'much' })).toContain('done=bulk.1.0');
  expect((await factsOf(shop.db, ada)).amountLimit).toBeUndefined();
  expect((await factsOf(shop.db, ada)).approver?.emailAddress).toBe('maj@bygg.example');
  expect(await send({ intent: 'remove-approver' })).toContain('done=bulk.1.0');
  expect((await factsOf(shop.db, ada)).approver).toBeUndefined();
});

test('from the page of an approver one link lists their people, and the bulk action there lets the approver be erased', async () => {
  const { id: eva } = await aPerson('eva@bygg.example')
    .at({ id: claims.company_id ?? 0 })
    .save(shop.db);
  expect(await send({ intent: 'set-approver', approver: 'eva@bygg.example' })).toContain('done=bulk.1.0');
  const staff = aVisit({ language: 'en', claims: someClaims({ customer_id: 999 }), now: shop.clock.now() });
  const erase = () => erasePerson(shop, staff, eva);
  expect(await erase()).toMatchObject({ ok: false, refusal: { code: 'approver-of-people', people: 1 } });
  const { person } = await loadPerson(shop, staff, String(eva), claims.company_id);
  const [link] = person?.listsToApprove ?? [];
  const query = new URL(link?.href ?? '', 'http://se.localhost').searchParams;
  expect((await loadPeople(shop, staff, query)).list.rows.map(({ id }) => id)).toEqual([ada]);
  expect(await send({ intent: 'set-approver', approver: 'maj@bygg.example' })).toContain('done=bulk.1.0');
  expect((await loadPeople(shop, staff, query)).list.rows).toEqual([]);
  expect(await erase()).toMatchObject({ ok: true });
});

test('an approver without an address who left the company is found by number in each company of the approved people', async () => {
  const bygg = { id: claims.company_id ?? 0 };
  const annat = await aCompany('Annat').save(shop.db);
  const eva = (await aPerson('eva@bygg.example').at(bygg, annat).save(shop.db)).id;
  const facts = { Attestant1: 'eva@bygg.example' };
  const bo = (await aPerson('bo@annat.example').at(annat).with(facts).save(shop.db)).id;
  const cai = (await aPerson('cai@bygg.example').at(bygg).with(facts).save(shop.db)).id;
  const gone = (await aPerson('gone@bygg.example').at(bygg).with(facts).save(shop.db)).id;
  const visitOf = (by: typeof claims) => aVisit({ language: 'en', claims: by, now: shop.clock.now() });
  const staff = visitOf(someClaims({ customer_id: 999 }));
  const shown = async (visit: typeof staff) => (await loadPerson(shop, visit, String(eva), bygg.id)).person;
  expect(await shown(visitOf(claims))).toMatchObject({ peopleToApprove: 2, listsToApprove: [{ company: 'Bygg' }] });
  await shop.db.deleteFrom('customer_company').where('customer_id', 'in', [eva, gone]).execute();
  await shop.db.updateTable('customer').set({ email_address: '' }).where('id', '=', eva).execute();
  const person = await shown(staff);
  expect([person?.peopleToApprove, person?.listsToApprove.map(({ company }) => company)]).toEqual([
    2,
    ['Bygg', 'Annat'],
  ]);
  const pages = [];
  for (const { href } of person?.listsToApprove ?? [])
    pages.push(await loadPeople(shop, staff, new URL(href, 'http://se.localhost').searchParams));
  expect(pages.map(({ list }) => list.rows.map(({ id }) => id))).toEqual([[cai], [bo]]);
  expect(pages.map(({ approver }) => approver?.name)).toEqual(['Ada Berg', 'Ada Berg']);
  const unseen = await loadPeople(shop, visitOf(claims), new URLSearchParams({ approverId: String(eva) }));
  expect([unseen.approver?.name, unseen.list.rows.map(({ id }) => id)]).toEqual([`#${eva}`, [cai]]);
  const wrong = await loadPeople(shop, staff, new URLSearchParams({ company: String(bygg.id), approverId: 'eva' }));
  expect(wrong.list.rows).toEqual([]);
  await shop.db.updateTable('customer_fact').set({ approver_id: null }).where('customer_id', 'in', [bo, cai]).execute();
  expect(await erasePerson(shop, staff, eva)).toMatchObject({ ok: true });
});

test('two letters find the people of approvers with them in their name', async () => {
  const bygg = { id: claims.company_id ?? 0 };
  await aPerson('ida@bygg.example').named('Ida', 'Xu').at(bygg).save(shop.db);
  await aPerson('leo@bygg.example').named('Leo', 'Zed').at(bygg).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(bygg).with({ Attestant1: 'ida@bygg.example' }).save(shop.db);
  const visit = aVisit({ language: 'en', claims, now: shop.clock.now() });
  const found = async (approver: string) =>
    (await loadPeople(shop, visit, new URLSearchParams({ approver }))).list.rows.map(({ id }) => id);
  expect([await found('xu'), await found('ze')]).toEqual([[bo.id], []]);
});

test('people who are deactivated together keep their open carts, and the list says how many', async () => {
  await bringFeed(shop, smallWorld());
  const at = { company: { id: claims.company_id ?? 0 }, role: roles.user };
  const bo = await aBuyerVisit(shop, { ...at, email: 'bo@bygg.example' });
  expect((await addToCart(shop, bo, { items: [{ sku: '300011100100C50', quantity: 1 }] })).ok).toBe(true);
  expect(await send({ intent: 'deactivate', ids: String(bo.claims?.customer_id) })).toContain(
    'done=bulk.1.0.open-carts%7E1',
  );
  expect(await send({ intent: 'deactivate' })).toMatch(/done=bulk\.1\.0$/);
});
