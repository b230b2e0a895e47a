import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { goodsWithServices, jobTag, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goodsWithServices);
});

async function aBuyer(role: 64 | 65 | 81 = roles.user, settings: Record<string, string> = { ShowVas: 'true' }) {
  const company = await aCompany().with(settings).save(shop.db);
  const person = await aPerson('olle@bygg.example').named('Olle', 'Ström').withRole(role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: person.id, storm_role: role, company_id: company.id });
  return { company, person, headers };
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, body: await answer.json() };
};

const free = (id: number) => ({ id, serviceArticleId: id, mandatory: false, preselected: false });

test('V04 V24 V27 the services of several skus, each with its lists; both services answer', async () => {
  const { headers } = await aBuyer(roles.user, { ShowVas: 'true', MandatoryVasServices: `${logo}` });
  const lists = [{ ...free(logo), mandatory: true }, free(nameTag), free(jobTag)];
  for (const service of ['product', 'vas'])
    expect(await get(`/api/${service}/vas?sku=${trousers}&sku=${gloves}&sku=NONE`, headers)).toEqual({
      status: 200,
      body: [
        { sku: trousers, serviceLists: lists },
        { sku: gloves, serviceLists: [] },
        { sku: 'NONE', serviceLists: [] },
      ],
    });
});

test('V07 guests, consumers and companies that do not use services get none', async () => {
  const { headers: withoutVas } = await aBuyer(roles.administrator, {});
  const { id } = await aConsumer().save(shop.db);
  const consumer = await app.bearer({ customer_id: id, storm_role: roles.b2c });
  for (const headers of [{}, consumer, withoutVas]) {
    expect((await get(`/api/product/vas?sku=${trousers}`, headers)).body).toEqual([
      { sku: trousers, serviceLists: [] },
    ]);
    expect((await get(`/api/product/vas/serviceLists/simple?sku=${trousers}`, headers)).body).toEqual([]);
    expect((await get(`/api/product/vas/serviceLists?ids=${logo}`, headers)).body).toEqual([]);
  }
});

test('V25 the simple lists of a sku have number and name', async () => {
  const { headers } = await aBuyer();
  expect((await get(`/api/product/vas/serviceLists/simple?sku=${whiteTrousers}`, headers)).body).toEqual([
    { id: logo, name: 'Logotyp' },
    { id: nameTag, name: 'Namn' },
    { id: jobTag, name: 'Namn och yrke' },
  ]);
});

test('V26 lists by number, with prices, positions and the rules of texts', async () => {
  const { headers } = await aBuyer();
  const { body } = await get(`/api/product/vas/serviceLists?ids=${nameTag}&ids=${jobTag}&ids=1`, headers);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([nameTag, jobTag]);
  expect(body[0]).toEqual({
    ...free(nameTag),
    serviceId: 'EMN',
    name: 'Namn',
    type: 'embroidery',
    multiPackQuantity: 1,
    positions: [
      { code: 'left chest', name: 'Vänster bröst' },
      { code: 'back', name: 'Rygg' },
    ],
    inks: [
      'white',
      'black',
      'silver',
      'grey',
      'red',
      'burgundy',
      'orange',
      'yellow',
      'safety-yellow',
      'green',
      'dark-green',
      'light-blue',
      'blue',
      'navy',
      'brown',
      'sand',
    ],
    presetInk: null,
    parameters: ['fname', 'lname'],
    maxLines: 2,
    maxCharacters: 20,
    salesPrice: 42,
    salesPriceIncVat: 52.5,
  });
});

test('a company that hides prices gets none for services', async () => {
  const { headers } = await aBuyer(roles.user, { ShowVas: 'true', HidePrice: 'true' });
  expect((await get(`/api/vas/vas/serviceLists?ids=${logo}`, headers)).body).toMatchObject([
    { salesPrice: null, salesPriceIncVat: null },
  ]);
});

const render = async (headers: Record<string, string>, productRequests: object[], companyId: number | null = null) => {
  const body = { productRequests, companyId };
  const answer = await app.json('/api/vas/texttemplates/render/products', 'POST', body, headers);
  return { status: answer.status, body: await answer.json() };
};

test('V01 V28 one call renders many garments, each found again by its identifier', async () => {
  const { headers, person, company } = await aBuyer(roles.customerAdmin);
  const request = {
    serviceArticleId: nameTag,
    serviceId: 'EMN',
    productId: trousers,
    customerId: person.id,
    customIdentifier: 'row 1',
    parameters: { fname: 'Olof' },
  };
  const { status, body } = await render(
    headers,
    [request, { serviceArticleId: jobTag, customerId: person.id, customIdentifier: 'row 2' }],
    company.id,
  );
  expect({ status, body }).toEqual({
    status: 200,
    body: [
      {
        customIdentifier: 'row 1',
        serviceArticleId: nameTag,
        productId: trousers,
        customerId: person.id,
        lines: ['Olof Ström'],
        isValid: true,
        missing: [],
        errors: [],
      },
      {
        customIdentifier: 'row 2',
        serviceArticleId: jobTag,
        productId: null,
        customerId: person.id,
        lines: ['Olle Ström'],
        isValid: false,
        missing: ['occupation'],
        errors: [{ code: 'vasOccupation', message: 'Yrke måste fyllas i' }],
      },
    ],
  });
  // The buyer's company when it is known, null otherwise: both answer alike.
  expect(await render(headers, [request], null)).toEqual({ status, body: body.slice(0, 1) });
});

test('V12 V13 V15 the messages of the specification, in English', async () => {
  const { headers, company } = await aBuyer(roles.administrator);
  const nameless = await aPerson('no@bygg.example').named('Nils', '').at(company).save(shop.db);
  const english = { ...headers, 'accept-language': 'en' };
  const { body } = await render(english, [
    { serviceArticleId: nameTag },
    { serviceArticleId: nameTag, customerId: nameless.id },
  ]);
  expect(body.map(({ errors }: { errors: object[] }) => errors)).toEqual([
    [{ code: 'vasCustomerMissing', message: 'Missing customer for VAS service(s)' }],
    [
      { code: 'vasCustomerInvalid', message: 'The selected customer has invalid data.' },
      { code: 'vasLastName', message: 'Last name is required' },
    ],
  ]);
  const say = (code: string) => shop.texts.say('en', 'cart', `error.${code}`);
  expect(['vasFirstName', 'vasLastName', 'vasEmployeeNo', 'vasOccupation', 'vasText'].map(say)).toEqual([
    'First name is required',
    'Last name is required',
    'EmployeeNo is required',
    'Occupation is required',
    'Vas customized text is required',
  ]);
});

test('V14 what the selected customer lacks has its own words', async () => {
  const { headers } = await aBuyer();
  const { body } = await render({ ...headers, 'accept-language': 'en' }, [{ serviceArticleId: jobTag }]);
  expect(body).toMatchObject([{ errors: [{ code: 'vasCustomerOccupation', message: 'Occupation is required' }] }]);
  const say = (code: string) => shop.texts.say('en', 'cart', `error.${code}`);
  expect(['vasCustomerEmployeeNo', 'vasCustomerText'].map(say)).toEqual([
    'Employee number is required',
    'Vas customized text is required',
  ]);
});

test('V09 a plain user gets their own data, also where others are sent', async () => {
  const { headers, company, person } = await aBuyer();
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Berg').at(company).save(shop.db);
  const { body } = await render(headers, [
    { serviceArticleId: nameTag, customerId: bo.id, parameters: { lname: 'Chef' } },
  ]);
  expect(body).toMatchObject([{ customerId: person.id, lines: ['Olle Ström'] }]);
});

test('the data of another company is rendered for no one', async () => {
  const { headers } = await aBuyer(roles.administrator);
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const eva = await aPerson('eva@other.example').named('Eva', 'Ek').at(other).save(shop.db);
  const request = { serviceArticleId: nameTag, customerId: eva.id };
  expect((await render(headers, [request], other.id)).body).toMatchObject({ status: 404, code: 'company-not-found' });
  expect((await render(headers, [request])).body).toMatchObject([
    { customerId: null, lines: [], errors: [{ code: 'vasCustomerMissing' }] },
  ]);
  expect((await render({}, [request])).status).toBe(401);
  const { headers: withoutVas } = await aBuyerWithout();
  expect((await render(withoutVas, [request])).body).toMatchObject({ status: 422, code: 'vas-not-allowed' });
});

async function aBuyerWithout() {
  const company = await aCompany('Plain').save(shop.db);
  const person = await aPerson('p@plain.example').at(company).save(shop.db);
  return { headers: await app.bearer({ customer_id: person.id, storm_role: roles.user, company_id: company.id }) };
}

test('a letter that no typeface has is said for each wearer', async () => {
  const { headers, company } = await aBuyer(roles.administrator);
  const wearer = async (email: string, lastName: string) =>
    (await aPerson(email).named('Ana', lastName).at(company).save(shop.db)).id;
  const requests = [await wearer('a@bygg.example', 'Ŋurra'), await wearer('b@bygg.example', 'Ĝoĵo')].map(
    (customerId) => ({
      serviceArticleId: nameTag,
      customerId,
    }),
  );
  const message = 'Texten har ett tecken som inte kan broderas eller tryckas.';
  expect((await render(headers, requests)).body).toMatchObject([
    { lines: ['Ana Ŋurra'], isValid: true, errors: [] },
    { lines: ['Ana Ĝoĵo'], isValid: false, errors: [{ code: 'vasLetters', message }] },
  ]);
});

test('a service that is gone is said at its text, and the others are rendered', async () => {
  const { headers } = await aBuyer();
  const { status, body } = await render(headers, [{ serviceArticleId: 1 }, { serviceArticleId: nameTag }]);
  const message = 'Den här tjänsten finns inte längre. Välj en annan.';
  expect({ status, body }).toMatchObject({
    status: 200,
    body: [
      { serviceArticleId: 1, lines: [], isValid: false, errors: [{ code: 'vasGone', message }] },
      { serviceArticleId: nameTag, lines: ['Olle Ström'], isValid: true, errors: [] },
    ],
  });
});

test('one’s own texts are recorded where staff change them in the person’s place, and only then', async () => {
  const { headers, company, person } = await aBuyer();
  const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const acting = { by: astrid.id, until: 4_000_000_000 };
  const claims = { customer_id: person.id, storm_role: roles.user, company_id: company.id };
  const change = async (occupation: string, by: Record<string, string>) =>
    (await app.json('/api/vas/texttemplates/own', 'PUT', { occupation, customizedText: '' }, by)).status;
  const recorded = () => shop.db.selectFrom('audit_entry').select(['action', 'subject_id']).execute();
  expect(await change('Welder', headers)).toBe(200);
  expect(await recorded()).toEqual([]);
  expect(await change('Painter', await app.bearer({ ...claims, acting }))).toBe(200);
  expect(await recorded()).toEqual([{ action: 'customer.changed', subject_id: String(person.id) }]);
});
