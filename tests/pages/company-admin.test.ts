import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { setCredit } from '#modules/company/company-credit-store.server.ts';
import { companyFormFields } from '#modules/company-admin/company-form.ts';
import { guidedKeys } from '#modules/company-settings/setting-guide.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let parent: { id: number };
let child: { id: number };
let stranger: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  await bringFeed(shop, smallWorld());
  parent = await aCompany('Bygg').withPriceLists('OURS').withAttributes({ DefaultAmount: '900' }).save(shop.db);
  child = await aCompany('Bygg Norr')
    .childOf(parent)
    .withAttributes({ DefaultAmount: '1000' })
    .withAddress('delivery', { addressLine1: 'Första gatan 1' })
    .withAddress('delivery', { addressLine1: 'Andra gatan 2' })
    .withAddress('invoice')
    .save(shop.db);
  stranger = await aCompany('Elverket').withAttributes({ DefaultAmount: '10000' }).save(shop.db);
});

const of = (storm_role: Role): Partial<Claims> => ({
  storm_role,
  ...(storm_role !== roles.internal && { company_id: parent.id }),
});
const list = '/en/mypages/company/administrate-companies';
const pageOf = ({ id }: { id: number }, part = '') => `/en/mypages/company/administrate-company/${id}${part}`;

/** Without scripts, which contain the texts of the whole area. */
const shownIn = async (answer: Response) => (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');

async function open(path: string, role: Role = roles.administrator) {
  const answer = await app.get(path, { claims: of(role) });
  return { status: answer.status, location: answer.headers.get('location'), text: await shownIn(answer) };
}

async function send(path: string, fields: Record<string, string>, role: Role = roles.administrator) {
  const answer = await app.get(path, {
    method: 'POST',
    claims: of(role),
    headers: { origin: 'http://se.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await shownIn(answer) };
}

const address = { AddressLine1: 'Gatan 1', AddressLine2: '', City: 'Luleå', ZipCode: '97231', CountryId: '' };
const both = (kind: string) => Object.fromEntries(Object.entries(address).map(([name, value]) => [kind + name, value]));
const whole: Record<string, string> = {
  companyName: 'Bygg Syd',
  companyEmail: 'syd@bygg.example',
  companyOrgNr: '556012-5790',
  companyVatNr: '',
  companyPhone: '',
  companyWeb: '',
  parentId: '',
  adminFirstName: 'Ada',
  adminLastName: 'Berg',
  adminEmail: 'ada@syd.example',
  ...both('delivery'),
  ...both('invoice'),
  defaultAmount: '0',
  invoiceCreditStopAmount: '0',
  primaryPriceListCode: '',
  deliveryGroup: '',
};
const create = (changed: Record<string, string> = {}, role?: Role) =>
  send(`${list}?new`, { intent: 'create', version: '0', creditBefore: '0', ...whole, ...changed }, role);

const count = (text: string, part: string) => text.split(part).length - 1;

test('R58 R59 the list and a company are open only to 65 and 80, others are redirected home', async () => {
  for (const role of [roles.administrator, roles.internal])
    for (const path of [list, pageOf(child)]) expect((await open(path, role)).status).toBe(200);
  for (const role of [roles.user, roles.customerAdmin])
    for (const path of [list, pageOf(child)])
      expect(await open(path, role)).toMatchObject({ status: 307, location: '/en' });
  expect((await open(pageOf(stranger))).status).toBe(404);
  expect((await open(pageOf(stranger), roles.internal)).status).toBe(200);
});

test('R60 R61 price lists and addresses of a company are open only to 65 and 80', async () => {
  for (const part of ['/edit-price-lists', '/edit-address']) {
    expect((await open(pageOf(child, part))).status).toBe(200);
    expect((await open(pageOf(child, part), roles.internal)).status).toBe(200);
    expect(await open(pageOf(child, part), roles.customerAdmin)).toMatchObject({ status: 307, location: '/en' });
    expect((await open(pageOf(stranger, part))).status).toBe(404);
  }
});

test('R62 settings of companies are open to 80 with the task customers, or read-only; others are redirected home', async () => {
  const path = '/en/mypages/company/settings';
  for (const query of ['', `?company=${child.id}`])
    expect((await open(`${path}${query}`, roles.internal)).status).toBe(200);
  for (const role of [roles.user, roles.customerAdmin, roles.administrator])
    expect(await open(path, role)).toMatchObject({ status: 307, location: '/en' });
  const { text } = await open(`${path}?company=${child.id}`, roles.internal);
  for (const key of guidedKeys.filter((name) => name !== 'FormViewRules'))
    expect([key, text.includes(`name="s.${key}"`)]).toEqual([key, true]);
  expect(text).toContain('name="hasRules"');
});

test('G09 each column sorts in both directions, amounts as numbers; administrators see only their own companies', async () => {
  const namesIn = async (query: string, role: Role) => {
    const { text } = await open(`${list}?${query}`, role);
    return [...text.matchAll(/administrate-company\/(\d+)"/g)].map(([, id]) => Number(id));
  };
  const [bygg, norr, elverket] = [parent.id, child.id, stranger.id];
  const credits = new Map([
    [bygg, 900],
    [elverket, 10_000],
  ]);
  for (const [id, crowns] of credits) await setCredit(shop.db, id, money(crowns * 100, 'SEK'), shop.clock.now());
  // A child stays below its parent. As texts 10000 would come before 900.
  const [byggFirst, elverketFirst] = [
    [bygg, norr, elverket],
    [elverket, bygg, norr],
  ];
  expect(await namesIn('', roles.internal)).toEqual(byggFirst);
  for (const field of ['name', 'id', 'defaultAmount', 'invoiceCreditStopAmount']) {
    expect([field, await namesIn(`sort=${field}&order=asc`, roles.internal)]).toEqual([field, byggFirst]);
    expect([field, await namesIn(`sort=${field}&order=desc`, roles.internal)]).toEqual([field, elverketFirst]);
  }
  expect(await namesIn('', roles.administrator)).toEqual([bygg, norr]);
  expect(await namesIn('search=elv', roles.administrator)).toEqual([]);
  expect(await namesIn('search=elv', roles.internal)).toEqual([elverket]);
});

describe('the form of a company', () => {
  test('G04 G12 a new company has the 24 fields by name; a company opens with its values', async () => {
    const fresh = (await open(`${list}?new`)).text;
    for (const field of companyFormFields) expect([field, fresh.includes(`name="${field}"`)]).toEqual([field, true]);
    expect(fresh).toMatch(/name="defaultAmount"[^>]*value="0"|value="0"[^>]*name="defaultAmount"/);
    const stored = (await open(pageOf(child))).text;
    expect(stored).toContain('value="Bygg Norr"');
    expect(stored).toContain('value="Första gatan 1"');
    expect(stored).not.toContain('Andra gatan 2');
  });

  test('G14 an empty form reports ten required values, and three more for the administrator', async () => {
    const empty = Object.fromEntries(companyFormFields.map((field) => [field, '']));
    const edited = await send(pageOf(child), { intent: 'save', version: '1', creditBefore: '0', ...empty });
    expect(edited.status).toBe(422);
    // Once in the summary above, once at the field.
    expect(count(edited.text, 'Value is required<')).toBe(20);
    expect(count(edited.text, ': Value is required<')).toBe(10);
    expect(edited.text).toContain('>Delivery address, Postcode: Value is required<');
    expect(count((await create(empty)).text, 'Value is required<')).toBe(26);
    expect((await create({ companyEmail: 'x' })).text).toContain('Must be a valid email');
    expect((await create({ defaultAmount: 'abc' })).text).toContain('Must be a number');
    expect((await create({ defaultAmount: '100,50' })).status).toBe(302);
  });

  test('a wrong check digit is a warning: staff may accept it, others must correct it', async () => {
    const wrong = { companyOrgNr: '556012-5791' };
    const text = 'The check digit of this organisation number is wrong.';
    expect((await create(wrong)).text).toContain(text);
    expect((await create({ ...wrong, acceptOrgNo: 'on' })).text).toContain(text);
    const asked = await create(wrong, roles.internal);
    expect(asked.text).toContain('Save the number as it is');
    expect((await create({ ...wrong, acceptOrgNo: 'on' }, roles.internal)).status).toBe(302);
  });

  test('G13 an administrator creates a company with its addresses and administrator, and finds it', async () => {
    const done = await create();
    expect([done.status, done.location]).toEqual([
      302,
      expect.stringMatching(/administrate-company\/\d+\?done=created$/),
    ]);
    expect((await open(list)).text).toContain('Bygg Syd');
    const { text } = await open(done.location?.replace(/\?.*/, '') ?? '');
    expect(text).toContain('value="972 31"');
  });

  test('G22 if the administrator’s address is taken, the company stays, the text says so, and another one can be added', async () => {
    await aPerson('ada@syd.example').at(stranger).save(shop.db);
    const { status, text } = await create();
    expect(status).toBe(422);
    expect(text).toContain('Error: Could not create the company administrator. This person could not be added.');
    const [, id = ''] =
      /administrate-company\/(\d+)"[^>]*>[^<]*(?:<[^>]*>)*Continue with this company/.exec(text) ?? [];
    const added = await send(pageOf({ id: Number(id) }), {
      intent: 'admin',
      adminFirstName: 'Bo',
      adminLastName: 'Alm',
      adminEmail: 'bo@syd.example',
    });
    expect([added.status, added.location]).toEqual([302, expect.stringContaining('done=admin')]);
  });

  test('G21 a refused company is not created, and the text has the reason', async () => {
    const { status, text } = await create({ parentId: String(stranger.id) });
    expect(status).toBe(422);
    expect(text).toContain('Error: Could not create company. This company cannot be the parent.');
  });

  test('G06 an edit changes the first delivery address, the second stays', async () => {
    const save = { intent: 'save', version: '1', creditBefore: '0', ...whole, defaultAmount: '1000' };
    const saved = await send(pageOf(child), { ...save, parentId: String(parent.id) });
    expect([saved.status, saved.location]).toEqual([302, expect.stringContaining('done=saved')]);
    const { text } = await open(pageOf(child, '/edit-address'));
    expect(text).toContain('Gatan 1');
    expect(text).not.toContain('Första gatan 1');
    expect(text).toContain('Andra gatan 2');
    const late = await send(pageOf(child), { ...save, parentId: String(parent.id), companyName: 'Late' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Somebody else changed this company meanwhile.');
    expect(late.text).toContain('Stored by somebody else: Bygg Syd');
  });

  test('a company with people is not deleted, and the page lists what depends on it', async () => {
    await aPerson().at(child).save(shop.db);
    const refused = await send(pageOf(child), { intent: 'delete' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('1 person');
  });
});

test('G11 a company that cannot be loaded shows an error and a retry button', async () => {
  const { db } = shop;
  const failing = { ...shop, db: brokenFor(db, 'company_address') } as TestShop;
  const broken = await openBuiltApp(failing);
  const answer = await broken.get(pageOf(child), { claims: of(roles.administrator) });
  expect(answer.status).toBe(200);
  const text = await shownIn(answer);
  expect(text).toContain('The company could not be loaded.');
  expect(text).toContain('Try again');
});

/** A database in which one table cannot be read. */
function brokenFor(db: TestShop['db'], table: string): TestShop['db'] {
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (name === 'selectFrom')
        return (from: string) => {
          if (from === table) throw new Error('the table cannot be read');
          return target.selectFrom(from as never);
        };
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

test('G25 an address that cannot be saved shows an error, and nothing is stored', async () => {
  const path = pageOf(child, '/edit-address');
  const fields = { addressLine1: 'Gatan 9', addressLine2: '', zipCode: '97231', city: 'Luleå', countryId: '' };
  const foreign = await send(`${path}?delivery=new`, { intent: 'save', kind: 'delivery', id: '999', ...fields });
  expect(foreign.status).toBe(404);
  expect(foreign.text).toContain('An error occurred while saving the company address');
  expect((await open(path)).text).not.toContain('Gatan 9');
  expect((await send(path, { intent: 'save', kind: 'delivery', ...fields })).status).toBe(302);
  expect((await open(path)).text).toContain('Gatan 9');
});

test('an administrator connects a list of the parent; staff create a list and add a product', async () => {
  const path = pageOf(child, '/edit-price-lists');
  expect((await send(path, { intent: 'connect', list: 'OURS' })).status).toBe(302);
  expect((await open(path)).text).toContain('Disconnect');
  expect((await open(path)).text).not.toContain('New price list');
  expect((await send(path, { intent: 'create', name: 'Norr', type: '5' })).status).toBe(403);
  expect((await send(path, { intent: 'create', name: 'Norr', type: '5' }, roles.internal)).status).toBe(302);
  const code = /C\d+-[0-9a-f]{8}/.exec((await open(path, roles.internal)).text)?.[0] ?? '';
  const product = { intent: 'add', list: code, sku: '10001110', unitNet: '99,50' };
  expect((await send(`${path}?list=${code}`, product, roles.internal)).status).toBe(302);
  expect((await open(`${path}?list=${code}`, roles.internal)).text).toContain('100011100100');
  expect((await send(`${path}?list=${code}`, { ...product, unitNet: 'x' }, roles.internal)).text).toContain(
    'Must be a number',
  );
});
