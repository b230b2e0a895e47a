import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, jobTag, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;

/** Names go on the thigh; the name with the job is offered in orange and white, orange unless white is chosen. */
const withInks = goodsWithServices.map((row) =>
  'serviceArticleId' in row
    ? {
        ...row,
        positions: [{ code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } }],
        ...(row.serviceArticleId === jobTag && { inks: ['orange' as const, 'white' as const] }),
      }
    : row,
);

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, withInks);
  app = openTestApp(shop);
});

async function aSender() {
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const infos = { Occupation: 'Smed' };
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin, infos }, []);
  const add = (service: object) =>
    app.json(
      `/api/cart/carts/${buyer.cartId}/products`,
      'POST',
      {
        sku: trousers,
        quantity: 1,
        services: [service],
        metadata: [{ key: 'CoWorkerId', value: String(buyer.customerId) }],
      },
      buyer.headers,
    );
  return { buyer, add };
}

test('a chosen colour is on the row, in the proof, in the order and on the production sheet with its number', async () => {
  const { buyer, add } = await aSender();
  expect((await add({ serviceArticleId: nameTag, ink: 'red' })).status).toBe(201);
  await sent(sendAs(app, buyer));
  await shop.events.deliverDue();
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const { data } = await shop.db
    .selectFrom('order_row')
    .select('data')
    .where('sku', '=', `${nameTag}`)
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({ service: { making: { ink: 'red' } } });
  const read = async (path: string) => app.request(path, { headers: buyer.headers });
  const production = await (await read(`/api/vas/proofs/order/${orderId}/production`)).json();
  expect(production).toMatchObject([{ ink: 'red', thread: '1147', method: 'embroidery' }]);
  const drawing = await (await read(`/api/document/documents/order/${orderId}/proof/200/svg`)).text();
  expect(drawing).toContain('#c3202f');
});

test('a service that offers some colours has the first preset, and refuses others', async () => {
  const { add } = await aSender();
  const inkOfRows = async () => {
    const rows = await shop.db
      .selectFrom('cart_row')
      .select('metadata')
      .where('sku', '=', `${jobTag}`)
      .orderBy('row_number')
      .execute();
    return rows.map(({ metadata }) => metadata.find(({ key }) => key === 'VasInk')?.value);
  };
  expect((await add({ serviceArticleId: jobTag })).status).toBe(201);
  expect(await inkOfRows()).toEqual(['orange']);
  expect((await add({ serviceArticleId: jobTag, ink: 'white' })).status).toBe(201);
  expect(await inkOfRows()).toEqual(['orange', 'white']);
  const refused = await add({ serviceArticleId: jobTag, ink: 'red' });
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'setting-value-invalid' }]);
  expect((await add({ serviceArticleId: nameTag, ink: 'pink' })).status).toBe(422);
  // A logo has its own colours.
  expect((await add({ serviceArticleId: logo, ink: 'red' })).status).toBe(422);
});
