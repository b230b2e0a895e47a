import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, refused, type Sender, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, jobTag, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { forgetBuyers, readGarmentTextsOf } from '../order/orders-of-person.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, goodsWithServices);
  app = openTestApp(shop);
});

type Row = { sku: string; quantity: number; services?: object[]; metadata?: { key: string; value: string }[] };

const withLogo: Row = { sku: trousers, quantity: 1, services: [{ serviceArticleId: logo, position: 'back' }] };

async function aSender(rows: Row[], settings: Record<string, string> = {}, infos: Record<string, string> = {}) {
  const company = await aCompany()
    .with({ ShowVas: 'true', ...settings })
    .save(shop.db);
  const buyer = await aBuyer(shop, app, { company, infos, role: roles.customerAdmin }, rows);
  return { company, buyer };
}

const forWearer = (customerId: number, serviceArticleId: number, parameters = {}): Row => ({
  sku: trousers,
  quantity: 1,
  services: [{ serviceArticleId, parameters }],
  metadata: [{ key: 'CoWorkerId', value: String(customerId) }],
});

/** The title of the refusal in another language. */
const refusedInEnglish = async (buyer: Sender) => {
  const headers = { ...buyer.headers, 'accept-language': 'en' };
  return (await refused(sendAs(app, { ...buyer, headers }))).title;
};

const setTo = async (companyId: number, key: string, value: string) => {
  const { db } = shop;
  await db.deleteFrom('company_setting').where('company_id', '=', companyId).where('key', '=', key).execute();
  await db.insertInto('company_setting').values({ company_id: companyId, key, value }).execute();
  await tellCompanyChanged(shop);
};

test('O52 the cart has services while the company has them switched off: 2', async () => {
  const { company, buyer } = await aSender([withLogo]);
  await setTo(company.id, 'ShowVas', 'false');
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-not-allowed',
    orderCode: 2,
    title: 'Ditt företag beställer inte märkning eller anpassning här. Ta bort den om den finns i varukorgen.',
  });
});

test('O61 the article of a service no longer exists: 11', async () => {
  const { buyer } = await aSender([withLogo]);
  await shop.db.updateTable('cart_row').set({ sku: '8999' }).where('sku', '=', `${logo}`).execute();
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-unknown',
    orderCode: 11,
    title: 'En märkning eller anpassning i varukorgen finns inte längre. Välj den på nytt.',
  });
});

test('a cart from before the rule has two services on one place: refused with the name of the place', async () => {
  const { buyer } = await aSender([withLogo]);
  const { rows } = await sql<{
    rowId: string;
  }>`select parent_id as "rowId" from cart_row where sku = ${String(logo)}`.execute(shop.db);
  await sql`insert into cart_row (id, cart_id, parent_id, row_number, sku, name, quantity, metadata, version, created_at, modified_at)
    select gen_random_uuid(), cart_id, parent_id, row_number + 1, ${String(nameTag)}, name, quantity, metadata, version, created_at, modified_at
    from cart_row where parent_id = ${rows[0]?.rowId}`.execute(shop.db);
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-place-taken',
    title: 'Två märkningar har samma placering: Rygg. Välj en annan placering för en av dem.',
  });
});

test('O67 a product is sent without its mandatory service: 17', async () => {
  const { company, buyer } = await aSender([
    { sku: trousers, quantity: 1 },
    { sku: gloves, quantity: 10 },
  ]);
  await setTo(company.id, 'MandatoryVasServices', `${logo}`);
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-missing',
    orderCode: 17,
    title: 'En produkt i varukorgen måste ha märkning eller anpassning. Välj den innan du beställer.',
  });
  expect(await refusedInEnglish(buyer)).toBe(
    'A product in the cart must have a logo or alteration. Please choose it before you order.',
  );
});

test.each([
  ['first', '', 'Berg'],
  ['last', 'Nils', ''],
])('O70 a text uses the %s name and the wearer has none: 21', async (_, first, last) => {
  const { company, buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const nameless = await aPerson('no@bygg.example').named(first, last).at(company).save(shop.db);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  expect((await app.json(path, 'POST', forWearer(nameless.id, nameTag), buyer.headers)).status).toBe(201);
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-name-missing',
    orderCode: 21,
    title: 'En märkning i varukorgen visar ett namn, men för- eller efternamnet saknas.',
  });
  expect(await refusedInEnglish(buyer)).toBe('A logo in the cart shows a name, but the first or last name is missing.');
});

test('O77 a text with an empty parameter: 28', async () => {
  const { buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  await app.json(path, 'POST', forWearer(buyer.customerId, jobTag), buyer.headers);
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-text-invalid',
    orderCode: 28,
    title: 'En text till en märkning i varukorgen är inte komplett. Fyll i den.',
  });
  expect(await refusedInEnglish(buyer)).toBe('A text for a logo in the cart is not complete. Please fill it in.');
});

test('a text with a letter that no typeface has is not ordered: 28', async () => {
  const { company, buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const wearer = await aPerson('ana@bygg.example').named('Ana', 'Ĝoĵo').at(company).save(shop.db);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  await app.json(path, 'POST', forWearer(wearer.id, nameTag), buyer.headers);
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'vas-text-invalid', orderCode: 28 });
});

test('V23 services are ordered as often as their garments need them, whatever the cart has stored', async () => {
  const { buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  const row = forWearer(buyer.customerId, jobTag, { occupation: 'Snickare' });
  expect((await app.json(path, 'POST', { ...row, quantity: 3 }, buyer.headers)).status).toBe(201);
  await shop.db.updateTable('cart_row').set({ quantity: 1 }).where('sku', '=', `${jobTag}`).execute();
  const { orderId } = await sent(sendAs(app, buyer));
  const rows = shop.db.selectFrom('order_row').select('quantity').where('order_id', '=', orderId);
  const { quantity } = await rows.where('sku', '=', `${jobTag}`).executeTakeFirstOrThrow();
  expect(Number(quantity)).toBe(6);
});

test('V19 a forced selection blocks the order of a product that could have a service', async () => {
  const { buyer } = await aSender([{ sku: trousers, quantity: 1 }], { ForceVasSelectionOnProductsWithVas: 'true' });
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'invalid-input' });
  const { id } = await shop.db.selectFrom('cart_row').select('id').executeTakeFirstOrThrow();
  const path = `/api/cart/carts/${buyer.cartId}/products/${id}/vas`;
  const chosen = await app.json(path, 'PUT', { services: [{ serviceArticleId: logo }] }, buyer.headers);
  expect(await chosen.json()).toMatchObject({ sku: trousers, children: [{ sku: `${logo}`, quantity: 1 }] });
  expect(await sent(sendAs(app, buyer))).toHaveProperty('orderId');
});

test('the services of another customer’s row are not found, as if the row did not exist', async () => {
  const { buyer } = await aSender([withLogo]);
  const { id } = await shop.db
    .selectFrom('cart_row')
    .select('id')
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const storm_role = roles.customerAdmin;
  const { id: customer_id } = await aPerson('x@other.example').withRole(storm_role).at(other).save(shop.db);
  const stranger = await app.bearer({ customer_id, storm_role, company_id: other.id });
  const missing = '019a0000-0000-7000-8000-000000000000';
  const guest = { origin: 'http://se.localhost:3000' };
  const services = [{ serviceArticleId: logo }, { serviceArticleId: 1 }];
  for (const headers of [guest, stranger])
    for (const rowId of [id, missing]) {
      const path = `/api/cart/carts/${buyer.cartId}/products/${rowId}/vas`;
      for (const body of [{ services: [] }, { services }, { services: [], customerId: 1 }]) {
        const answer = await app.json(path, 'PUT', body, headers);
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'row-not-found']);
      }
    }
});

test('O61 the API says what is wrong with a choice: not offered, twice, no such place, a place that is taken', async () => {
  const { buyer } = await aSender([{ sku: trousers, quantity: 1 }]);
  const { id } = await shop.db.selectFrom('cart_row').select('id').executeTakeFirstOrThrow();
  const refusedFor = async (...services: object[]) => {
    const path = `/api/cart/carts/${buyer.cartId}/products/${id}/vas`;
    const { status, code, orderCode } = await refused(app.json(path, 'PUT', { services }, buyer.headers));
    return [status, code, orderCode];
  };
  const of = (serviceArticleId: number, position?: string) => ({ serviceArticleId, ...(position && { position }) });
  expect(await refusedFor(of(1))).toEqual([422, 'vas-not-offered', 11]);
  expect(await refusedFor(of(logo), of(logo))).toEqual([422, 'vas-twice', 11]);
  expect(await refusedFor(of(logo, 'knee'))).toEqual([422, 'vas-place', 11]);
  expect(await refusedFor(of(logo, 'back'), of(nameTag, 'back'))).toEqual([422, 'vas-place-taken', undefined]);
});

test('an order keeps place, text and price of its services, and returns know that they are personal', async () => {
  const { buyer } = await aSender([withLogo], {}, { Occupation: 'Snickare' });
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  const row = { ...forWearer(buyer.customerId, jobTag), quantity: 2 };
  await app.json(path, 'POST', row, buyer.headers);
  const { orderId } = (await sent(sendAs(app, buyer))) as { orderId: string };
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['row_number', 'parent_row_number', 'type', 'sku', 'quantity', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('row_number')
    .execute();
  expect(
    rows.map(({ data, quantity, ...one }) => ({
      ...one,
      quantity: Number(quantity),
      service: data.service,
      coworker: data.coworker,
      comment: data.comment,
    })),
  ).toMatchObject([
    { row_number: 100, type: 'DefaultArticle' },
    {
      row_number: 200,
      parent_row_number: 100,
      type: 'VasArticle',
      sku: `${logo}`,
      service: { serviceArticleId: logo, position: 'back', positionName: 'Rygg', lines: [] },
      comment: 'Rygg',
    },
    { row_number: 300, type: 'DefaultArticle' },
    {
      row_number: 400,
      parent_row_number: 300,
      sku: `${jobTag}`,
      quantity: 4,
      service: { lines: ['Ada Berg', 'Snickare'], written: {} },
      coworker: { name: 'Ada Berg' },
      comment: 'Vänster bröst: Ada Berg / Snickare',
    },
    { type: 'FreightArticle' },
  ]);
  await shop.db.updateTable('customer').set({ last_name: 'Ny' }).where('id', '=', buyer.customerId).execute();
  const again = await shop.db
    .selectFrom('order_row')
    .select('data')
    .where('sku', '=', `${jobTag}`)
    .executeTakeFirstOrThrow();
  expect(again.data.service?.lines).toEqual(['Ada Berg', 'Snickare']);
});

test('texts on garments are exported to their wearer, and erased with the account once the order has ended', async () => {
  const { company, buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(shop.db);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  await app.json(path, 'POST', forWearer(bo.id, nameTag, { fname: 'Bosse' }), buyer.headers);
  await sent(sendAs(app, buyer));
  expect(await readGarmentTextsOf(shop.db, bo.id)).toMatchObject([{ name: 'Namn', lines: ['Bosse Ek'] }]);
  expect(await readGarmentTextsOf(shop.db, buyer.customerId)).toEqual([]);
  const customer_code = `deleted-${bo.id}`;
  await shop.db.updateTable('customer').set({ customer_code }).where('id', '=', bo.id).execute();
  const threeDaysOn = new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60_000);
  const kept = async () => {
    await forgetBuyers(shop, threeDaysOn);
    const row = shop.db.selectFrom('order_row').select('data').where('sku', '=', `${nameTag}`);
    const { data } = await row.executeTakeFirstOrThrow();
    return { ...data.service, comment: data.comment };
  };
  const making = { service: 'embroidery', hasText: true, categories: ['Bottoms'], hexes: [] };
  const place = { serviceArticleId: nameTag, position: 'left chest', positionName: 'Vänster bröst', making };
  // The garment is still made.
  const whole = { ...place, lines: ['Bosse Ek'], written: { fname: 'Bosse' }, comment: 'Vänster bröst: Bosse Ek' };
  expect(await kept()).toEqual(whole);
  await shop.db.updateTable('orders').set({ way: 'delivered' }).execute();
  expect(await kept()).toEqual({ ...place, lines: [], written: {}, comment: 'Vänster bröst' });
});

test('a buyer’s deleted account leaves the wearers and texts of others, also when the order has ended', async () => {
  const { company, buyer } = await aSender([{ sku: gloves, quantity: 10 }]);
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(shop.db);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  await app.json(path, 'POST', forWearer(bo.id, nameTag, { fname: 'Bosse' }), buyer.headers);
  await sent(sendAs(app, buyer));
  const customer_code = `deleted-${buyer.customerId}`;
  await shop.db.updateTable('customer').set({ customer_code }).where('id', '=', buyer.customerId).execute();
  const threeDaysOn = new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60_000);
  const kept = async () => {
    await forgetBuyers(shop, threeDaysOn);
    const rows = await shop.db
      .selectFrom('order_row')
      .select('data')
      .where('type', '<>', 'FreightArticle')
      .orderBy('row_number')
      .execute();
    return rows.map(({ data: { coworker, service, comment } }) => [coworker?.name, service?.lines, comment]);
  };
  const ofBo = [
    [undefined, undefined, ''],
    ['Bo Ek', undefined, ''],
    ['Bo Ek', ['Bosse Ek'], 'Vänster bröst: Bosse Ek'],
  ];
  expect(await kept()).toEqual(ofBo);
  await shop.db.updateTable('orders').set({ way: 'delivered' }).execute();
  expect(await kept()).toEqual(ofBo);
});

test('V12 V15 V19 the rows of a cart tell partners what is wrong, in words', async () => {
  const { buyer } = await aSender([{ sku: trousers, quantity: 1 }], { ForceVasSelectionOnProductsWithVas: 'true' });
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  const [row] = await errorsOf(path, buyer.headers);
  expect(row?.error).toEqual([{ kind: 'Row', word: 'vasRequired', message: 'Fältet måste fyllas i' }]);
  const choose = (body: object) => app.json(`${path}/${row?.id}/vas`, 'PUT', body, buyer.headers);
  await choose({ services: [{ serviceArticleId: jobTag }] });
  expect((await errorsOf(path, buyer.headers))[0]?.error).toEqual([
    { kind: 'Row', word: 'vasCustomerMissing', message: 'Kund saknas för tilläggstjänsten' },
  ]);
  await choose({ services: [{ serviceArticleId: jobTag }], customerId: buyer.customerId });
  expect((await errorsOf(path, buyer.headers))[0]).toMatchObject({
    error: [{ kind: 'Row', word: 'vasOccupation', message: 'Yrke måste fyllas i' }],
    vasTextTemplate: { isValid: false, isLimited: false },
    selectedVas: [
      {
        serviceArticleId: jobTag,
        multiPackQuantity: 2,
        salesPrice: 34,
        salesPriceIncVat: 42.5,
        quantity: 2,
        textTemplates: ['Ada Berg'],
        type: 'transfer',
      },
    ],
  });
});

type ToldRow = { readonly id: string; readonly error: readonly object[] };

const errorsOf = async (path: string, headers: Record<string, string>) =>
  (await (await app.request(path, { headers })).json()) as ToldRow[];
