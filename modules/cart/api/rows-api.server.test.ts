import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany } from '#tests/build/buyers.ts';
import { aRow } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { agreedJacket, gloves, goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../../auth/roles.ts';
import { rowMetadataKeys } from '../row-metadata.ts';
import { insertRows } from '../store/row-store.server.ts';

type Row = {
  id: string;
  cartId: string;
  sku: string;
  quantity: number;
  rowNumber: number;
  version: number;
  metadata: { key: string; id: string; value: string }[];
};
type Answer = { status: number; body: never; headers: Headers };

let shop: TestShop;
let app: TestApp;
let visitor: Record<string, string>;
let cartId: string;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goods);
  const made = await call('POST', '/carts', {}, {});
  cartId = (made.body as { id: string }).id;
  visitor = {
    origin: 'http://se.localhost:3000',
    cookie: made.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
});

async function call(method: string, path: string, body?: unknown, headers = visitor): Promise<Answer> {
  const url = `/api/cart${path}`;
  const response =
    body === undefined ? await app.request(url, { method, headers }) : await app.json(url, method, body, headers);
  return { status: response.status, body: (await response.json()) as never, headers: response.headers };
}

const products = () => `/carts/${cartId}/products`;
async function added(sku = trousers, quantity = 1, facts: Record<string, unknown> = {}): Promise<Row> {
  const { status, body } = await call('POST', products(), { sku, quantity, ...facts });
  expect(status).toBe(201);
  return body;
}
const rows = async () => (await call('GET', products())).body as Row[];
const codeOf = ({ status, body }: Answer) => `${status} ${(body as { code?: string }).code ?? ''}`.trim();

test('ids are case-insensitive, and a malformed id answers 404', async () => {
  const row = await added(trousers, 4);
  const at = (cart: string, id: string) => `/carts/${cart}/products/${id}/quantity`;
  const quantity = async (path: string) => (await call('PUT', path, { quantity: 2 })).status;
  expect(await quantity(at(cartId.toUpperCase(), row.id.toUpperCase()))).toBe(200);
  for (const wrong of ['x', 'x'.repeat(80)]) {
    expect(await quantity(at(cartId, wrong))).toBe(404);
    expect(await quantity(at(wrong, row.id))).toBe(404);
    expect((await call('GET', `/carts/${wrong}`)).status).toBe(404);
  }
});

test('another visitor, customer or company gets 404 from every call', async () => {
  const row = await added(trousers, 4);
  const eva = (await aConsumer().save(shop.db)).id;
  const { claims } = await aBuyerVisit(shop, { company: await aBuyingCompany(shop), role: roles.administrator });
  const strangers = [
    {},
    { origin: 'http://se.localhost:3000', cookie: `Blk.Cart.Public=${cartId}.forged` },
    await app.bearer({ customer_id: eva, storm_role: roles.b2c }),
    await app.bearer(claims),
  ];
  const calls: [string, string, unknown?][] = [
    ['GET', products()],
    ['POST', products(), { sku: trousers, quantity: 1 }],
    ['POST', `${products()}/batch`, [{ sku: trousers, quantity: 1 }]],
    ['PUT', `${products()}/${row.id}`, { sku: largerTrousers }],
    ['PUT', `${products()}/${row.id}/quantity`, { quantity: 9 }],
    ['DELETE', `${products()}/${row.id}`],
    ['POST', `${products()}/${row.id}/split`],
    ['GET', `${products()}/${row.id}/metadata`],
    ['POST', `${products()}/${row.id}/metadata`, { key: 'Comment', value: 'x' }],
    ['PUT', `${products()}/${row.id}/metadata`, { key: 'Comment', value: 'x' }],
    ['PUT', `${products()}/${row.id}/metadata/upsert`, { key: 'Comment', value: 'x' }],
  ];
  const before = await rows();
  for (const stranger of strangers)
    for (const [method, path, body] of calls)
      expect.soft(await call(method, path, body, stranger), `${method} ${path}`).toMatchObject({ status: 404 });
  expect(await rows()).toEqual(before);
});

test('the services of another’s row answer exactly as those of a row that does not exist, whatever is sent', async () => {
  await bringFeed(shop, goodsWithServices);
  const row = await added(trousers, 4);
  const company = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const { claims } = await aBuyerVisit(shop, { company, role: roles.administrator });
  const strangers = [{}, await app.bearer(claims), await app.bearer({ ...claims, read_only: true })];
  const service = { serviceArticleId: logo };
  const bodies = [
    '{',
    '[]',
    '{}',
    '{"services":[{"serviceArticleId":"x"}]}',
    '{"services":[],"customerId":"\\u0000"}',
    ...[
      { services: [] },
      { services: [service, service] },
      { services: [{ ...service, position: 'nowhere' }] },
      { services: [{ ...service, logo: { logoId: randomUUID() } }] },
      { services: [{ serviceArticleId: 1 }] },
      { services: [], customerId: 999 },
      { services: [], version: 99 },
    ].map((body) => JSON.stringify(body)),
  ];
  const put = async (rowId: string, body: string, who: Record<string, string>) => {
    const headers = { 'content-type': 'application/json', ...who };
    const answer = await app.request(`/api/cart${products()}/${rowId}/vas`, { method: 'PUT', body, headers });
    const { instance: _, ...said } = (await answer.json()) as { instance: string };
    return { status: answer.status, said };
  };
  for (const who of strangers)
    for (const body of bodies)
      expect.soft(await put(row.id, body, who), body).toEqual(await put(randomUUID(), body, who));
  expect(await put(row.id, bodies[5] ?? '', {})).toMatchObject({ status: 404, said: { code: 'row-not-found' } });
});

test('B03 a row has its calculated prices, not those that a caller stored on it', async () => {
  await added(trousers, 2, {
    metadata: [
      { key: 'Price', value: '1' },
      { key: 'Comment', value: 'Door 4' },
    ],
  });
  expect(await rows()).toMatchObject([
    {
      cartId,
      name: 'Trousers 1000',
      sku: trousers,
      quantity: 2,
      rowNumber: 100,
      unitPrice: { exclVat: 800, inclVat: 1000 },
      price: { exclVat: 1600, inclVat: 2000 },
      discount: { exclVat: 0, inclVat: 0 },
      comment: 'Door 4',
      canSplit: true,
      error: [],
      selectedVas: [],
      children: [],
      created: expect.stringMatching(/Z$/),
      modified: expect.stringMatching(/Z$/),
    },
  ]);
});

describe('adding', () => {
  test('B58 the new row is returned with the next number', async () => {
    const row = await added(trousers, 1, { name: 'Byxor', schema: 's', metadata: [{ key: 'Comment', value: 'x' }] });
    expect(row).toMatchObject({ name: 'Byxor', schema: 's', sku: trousers, quantity: 1, rowNumber: 100, cartId });
    expect(await added(largerTrousers)).toMatchObject({ rowNumber: 200 });
    expect(await added(trousers)).toMatchObject({ id: row.id, quantity: 2, rowNumber: 100, version: 2 });
  });

  test('B53 a new cart may include its products, all or none', async () => {
    const carts = () => shop.db.selectFrom('cart').select('id').execute();
    const before = await carts();
    const some = [
      { sku: trousers, quantity: 2 },
      { sku: largerTrousers, quantity: 1 },
      { sku: trousers, quantity: 1 },
    ];
    const { status, body } = await call('POST', '/carts', { products: some }, {});
    expect([status, (body as { products: Row[] }).products]).toMatchObject([
      201,
      [
        { sku: trousers, quantity: 3, rowNumber: 100 },
        { sku: largerTrousers, quantity: 1, rowNumber: 200 },
      ],
    ]);
    const refused = await call('POST', '/carts', { products: [...some, { sku: agreedJacket, quantity: 1 }] }, {});
    expect(codeOf(refused)).toBe('422 sku-not-sold');
    expect(await carts()).toHaveLength(before.length + 1);
  });

  test('B59 many rows at once, all or none', async () => {
    const batch = `${products()}/batch`;
    const three = [trousers, largerTrousers, gloves].map((sku) => ({ sku, quantity: 10 }));
    const { status, body } = await call('POST', batch, three);
    expect([status, (body as Row[]).map(({ rowNumber }) => rowNumber)]).toEqual([201, [100, 200, 300]]);
    expect(codeOf(await call('POST', batch, [...three, { sku: agreedJacket, quantity: 1 }]))).toBe('422 sku-not-sold');
    expect((await rows()).map(({ quantity }) => quantity)).toEqual([10, 10, 10]);
    expect(codeOf(await call('POST', batch, []))).toBe('422 invalid-input');
  });

  test('B29 the caller’s own deleted cart is created again', async () => {
    await call('DELETE', `/carts/${cartId}`);
    const { status, body, headers } = await call('POST', products(), { sku: trousers, quantity: 1 });
    expect(status).toBe(201);
    expect((body as Row).cartId).not.toBe(cartId);
    expect(headers.getSetCookie().join()).toContain(`Blk.Cart.Public=${(body as Row).cartId}`);
  });

  test.runIf(isPostgres())('B27 concurrent requests create one row', async () => {
    await Promise.all(Array.from({ length: 8 }, () => added()));
    expect((await rows()).map(({ quantity }) => quantity)).toEqual([8]);
  });

  test.each([
    [{ sku: trousers }, '422 invalid-input'],
    [{ sku: trousers, quantity: -1 }, '422 invalid-input'],
    [{ sku: trousers, quantity: 0 }, '422 quantity-invalid'],
    [{ sku: trousers, quantity: 100_000 }, '422 invalid-input'],
    [{ sku: 'non-sense!', quantity: 1 }, '422 invalid-input'],
    [{ sku: gloves, quantity: 16 }, '422 quantity-not-a-multiple'],
    [{ sku: trousers, quantity: 1, metadata: [{ key: 'Type', value: 'FreightArticle' }] }, '422 invalid-input'],
    [{ sku: trousers, quantity: 1, metadata: [{ key: 'Colour', value: 'red' }] }, '422 invalid-input'],
    [{ sku: trousers, quantity: 1, metadata: [{ key: 'CoWorkerId', value: '7' }] }, '422 coworker-not-found'],
  ])('%o is refused: %s', async (body, refused) => expect(codeOf(await call('POST', products(), body))).toBe(refused));
});

describe('changing', () => {
  test('B60 another sku keeps the row number', async () => {
    const row = await added(trousers, 2);
    const changed = await call('PUT', `${products()}/${row.id}`, { ...row, sku: largerTrousers });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: row.id, version: 2, row: { sku: largerTrousers, rowNumber: 100 } },
    });
    const late = await call('PUT', `${products()}/${row.id}`, { quantity: 3, version: 1 });
    expect(codeOf(late)).toBe('409 row-changed');
    expect(late.body).toMatchObject({ facts: { row: { version: 2, quantity: 2, sku: largerTrousers } } });
  });

  test('B62 only the quantity', async () => {
    const row = await added();
    const put = (quantity: unknown) => call('PUT', `${products()}/${row.id}/quantity`, { quantity });
    expect(await put(7)).toMatchObject({ status: 200, body: { row: { quantity: 7 } } });
    expect((await rows())[0]?.quantity).toBe(7);
    expect(codeOf(await put(-1))).toBe('422 invalid-input');
    expect(await put(0)).toMatchObject({ status: 200, body: { id: row.id } });
    expect(await rows()).toEqual([]);
    expect(codeOf(await put(1))).toBe('404 row-not-found');
  });

  test('B61 a row is removed with its services', async () => {
    const row = await added();
    const child = aRow({
      id: 'aaaaaaaa-0000-4000-8000-000000000001',
      cartId,
      parentId: row.id,
      sku: 'LOGO',
      rowNumber: 110,
    });
    await insertRows(shop.db, [child]);
    expect((await rows())[0]).toMatchObject({ children: [{ sku: 'LOGO' }] });
    const gone = await call('DELETE', `${products()}/${row.id}`);
    expect((gone.body as { rowIds: string[] }).rowIds.toSorted((a, b) => a.localeCompare(b))).toEqual(
      [row.id, child.id].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(await rows()).toEqual([]);
    expect(codeOf(await call('DELETE', `${products()}/${row.id}`))).toBe('404 row-not-found');
  });

  test('B62 a quantity that rounds to zero is refused, and only 0 removes', async () => {
    const { id } = await added();
    for (const quantity of [0.0004, '0,0004'])
      for (const path of [`${products()}/${id}`, `${products()}/${id}/quantity`])
        expect(codeOf(await call('PUT', path, { quantity }))).toBe('422 invalid-input');
    expect(await rows()).toHaveLength(1);
    expect((await call('PUT', `${products()}/${id}/quantity`, { quantity: 0 })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test.each([null, true, [[]]])('a quantity of %o is refused with a message', async (quantity) => {
    const { id } = await added();
    const { status, body } = await call('PUT', `${products()}/${id}/quantity`, { quantity });
    expect(status).toBe(422);
    const [error] = (body as { errors: { code: string; message: string }[] }).errors;
    expect(error).toMatchObject({ code: 'wrong-type', message: expect.stringContaining('number') });
  });

  test('B63 four pieces are split into rows with four in total', async () => {
    const row = await added(trousers, 4);
    const { status, body } = await call('POST', `${products()}/${row.id}/split`);
    expect([status, (body as Row[]).map(({ quantity }) => quantity)]).toEqual([201, [2, 2]]);
    await call('POST', `${products()}/${row.id}/split?kind=Partial&quantity=1`);
    expect((await rows()).map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
    expect(codeOf(await call('POST', `${products()}/${row.id}/split?kind=Full`))).toBe('422 row-not-splittable');
  });

  test.each(['x', '0', '11111111-1111-4111-8111-111111111111', '%27'])('the row %s does not exist', async (id) => {
    expect(codeOf(await call('PUT', `${products()}/${id}/quantity`, { quantity: 1 }))).toBe('404 row-not-found');
    expect(codeOf(await call('GET', `${products()}/${id}/metadata`))).toBe('404 row-not-found');
  });
});

describe('metadata', () => {
  test('B64 written, changed and read', async () => {
    const { id } = await added();
    const entries = `${products()}/${id}/metadata`;
    expect((await call('POST', entries, { key: 'Comment', value: 'one' })).status).toBe(201);
    expect((await call('PUT', entries, { key: 'Comment', value: 'two' })).status).toBe(200);
    const list = (await call('GET', entries)).body as Row['metadata'];
    expect(list.filter(({ key }) => key === 'Comment').map(({ value }) => value)).toEqual(['two']);
  });

  test('B04 B05 B65 each of the ten keys is written, read back, and stored once', async () => {
    const company = await aBuyingCompany(shop);
    const { claims } = await aBuyerVisit(shop, { company, employeeNo: '55' });
    const buyer = await app.bearer(claims);
    const made = await call('POST', '/carts', {}, buyer);
    const path = `/carts/${(made.body as { id: string }).id}/products`;
    const row = (await call('POST', path, { sku: trousers, quantity: 1 }, buyer)).body as Row;
    const metadata = `${path}/${row.id}/metadata`;
    const write = async (values: Record<string, string>) => {
      for (const [key, value] of Object.entries(values)) {
        const answer = await call('PUT', `${metadata}/upsert`, { key, value }, buyer);
        expect(`${key} ${answer.status}`).toBe(`${key} 200`);
        const read = (await call('GET', metadata, undefined, buyer)).body as Row['metadata'];
        expect(read.filter((entry) => entry.key === key)).toEqual([{ key, id: expect.any(String), value }]);
      }
    };
    const first = {
      Type: 'DefaultArticle',
      CoWorkerId: String(claims?.customer_id),
      EmployeeNo: '55',
      EmailPacking: 'packing@example.com',
      PersonalPacking: 'true',
      Comment: 'Door 4',
      PriceListId: 'OURS',
      ManufacturerId: '7',
      Price: '80.00',
      PriceIncVat: '100.00',
    };
    await write(first);
    const second = {
      ...first,
      Type: 'ExternalArticle',
      EmailPacking: 'other@example.com',
      PersonalPacking: 'false',
      Comment: 'Door 5',
      PriceListId: 'OUTSIDE',
      ManufacturerId: '8',
      Price: '64.00',
      PriceIncVat: '80.00',
    };
    await write(second);
    const list = (await call('GET', metadata, undefined, buyer)).body as Row['metadata'];
    expect(list).toHaveLength(rowMetadataKeys.length);
    expect(Object.fromEntries(list.map(({ key, value }) => [key, value]))).toEqual(second);
    expect(new Set(list.map(({ id }) => id)).size).toBe(rowMetadataKeys.length);
  });

  test('B04 a service has the type VasArticle', async () => {
    const { id: parentId } = await added();
    const service = aRow({ cartId, parentId, sku: 'PRINT', rowNumber: 200 });
    await insertRows(shop.db, [service]);
    const path = `${products()}/${service.id}/metadata`;
    expect((await call('PUT', `${path}/upsert`, { key: 'Type', value: 'VasArticle' })).status).toBe(200);
    expect((await call('GET', path)).body).toEqual([{ key: 'Type', id: expect.any(String), value: 'VasArticle' }]);
  });

  const upsert = (id: string, key: string, value: string) =>
    call('PUT', `${products()}/${id}/metadata/upsert`, { key, value });

  test.each([
    ['Comment', 'a\u0000', 'a'],
    ['EmployeeNo', '\u00007', '7'],
    ['EmailPacking', 'a\u0000@example.com ', 'a@example.com'],
    ['Price', '1\u00000', '10'],
  ])('B64 control characters are removed from %s', async (key, value, kept) => {
    const { id } = await added();
    const { status, body } = await upsert(id, key, value);
    expect(status).toBe(200);
    expect(body).toContainEqual({ key, id: expect.any(String), value: kept });
  });

  test('B64 and from a schema', async () =>
    expect(await added(trousers, 1, { schema: 'a\u0000<b>' })).toMatchObject({ schema: 'a<b>' }));

  test.each([
    ['EmailPacking', 'somebody', '422 invalid-input'],
    ['EmployeeNo', '<7>', '422 invalid-input'],
    ['EmployeeNo', '7'.repeat(51), '422 invalid-input'],
    ['PriceListId', '{}', '422 invalid-input'],
    ['ManufacturerId', 'seven', '422 invalid-input'],
    ['Type', 'VasArticle', '422 setting-value-invalid'],
  ])('B64 %s cannot be %s', async (key, value, refused) => {
    const { id, metadata } = await added();
    expect(codeOf(await upsert(id, key, value))).toBe(refused);
    expect((await call('GET', `${products()}/${id}/metadata`)).body).toEqual(metadata);
  });

  test('B27 adding the same sku increases the row, independent of a visitor’s metadata', async () => {
    const { id } = await added();
    for (const [key, value] of [
      ['Type', 'ExternalArticle'],
      ['PriceListId', 'OTHER'],
      ['ManufacturerId', ''],
    ] as const)
      expect((await upsert(id, key, value)).status).toBe(200);
    expect(await added()).toMatchObject({ id, quantity: 2 });
  });

  test('B64 an empty value removes an entry, except the type', async () => {
    const { id } = await added();
    await upsert(id, 'EmailPacking', 'a@example.com');
    const { body } = await upsert(id, 'EmailPacking', '');
    expect((body as Row['metadata']).map(({ key }) => key)).not.toContain('EmailPacking');
    expect(codeOf(await upsert(id, 'Type', ''))).toBe('422 invalid-input');
  });

  test('B47 a comment of 99 characters is refused', async () => {
    const { id } = await added();
    const put = (length: number) =>
      call('PUT', `${products()}/${id}/metadata/upsert`, { key: 'Comment', value: 'x'.repeat(length) });
    expect((await put(98)).status).toBe(200);
    expect(codeOf(await put(99))).toBe('422 invalid-input');
  });
});
