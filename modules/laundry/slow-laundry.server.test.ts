import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { gloves } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { findSteps } from '../fulfilment/order-step-store.server.ts';

/** One more than the pool of a test on PostgreSQL has connections; PGlite has one. */
const many = Array.from({ length: 11 }, (_, index) => index);

/** Long enough for all to wait at the same time. */
const slowMs = 500;

const answers: [string, unknown][] = [
  ['/validate/customers', {}],
  ['/customer/save', { outcome: 'moved' }],
  ['/laundryCompany', { id: 'L-1', name: 'White Water' }],
];

test('L13 no connection of the shop waits for a slow laundry: orders, their wearers and places are saved at once', async () => {
  const asked: string[] = [];
  // This laundry answers late, and only after something else was read, which needs a free connection. The shop gives up after seconds.
  const url = await startHttpServer(async (request, response) => {
    await text(request);
    await setTimeout(slowMs);
    await shop.db.selectFrom('company').select('id').execute();
    const [path = '', answer] = answers.find(([path]) => request.url?.includes(path)) ?? [];
    asked.push(path);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  const shop = await openSendingShop({ LAUNDRY_URL: url });
  await bringFeed(shop, [{ kind: 'stock', sku: gloves, quantity: 1000 }]);
  const app = openTestApp(shop);
  const company = await aCompany().with({ UseLaundry: 'true' }).save(shop.db);
  const senders = [];
  for (const number of many) {
    const place = { EmployeeNo: `3100${number}`, Department: 'Wash', LockerNumber: '12', LockerPosition: `${number}` };
    const { id } = await aPerson(`wearer${number}@bygg.example`).at(company).with(place).save(shop.db);
    const metadata = [{ key: 'CoWorkerId', value: String(id) }];
    const admin = { company, role: roles.customerAdmin, infos: { EmployeeNo: '1' }, email: `a${number}@bygg.example` };
    senders.push(await aBuyer(shop, app, admin, [{ sku: gloves, quantity: 1, metadata }]));
  }
  const timesAsked = (path: string) => asked.filter((one) => one === path).length;
  const orders = await Promise.all(senders.map((sender) => sent(sendAs(app, sender))));
  expect(timesAsked('/validate/customers')).toBeGreaterThanOrEqual(many.length);
  expect(timesAsked('/customer/save')).toBe(0);

  await shop.events.deliverDue();
  expect(timesAsked('/customer/save')).toBe(many.length);
  for (const { orderId } of orders)
    expect((await findSteps(shop.db, orderId)).map(({ step }) => step)).toContainEqual({
      kind: 'laundry-moved',
      number: '100',
    });

  const wearer = { employeeNo: '31000', name: 'Kai Ek', department: 'Yard' };
  const saved = await Promise.all(
    senders.map(async ({ headers }) => app.json('/api/laundry/customer/save', 'POST', wearer, headers)),
  );
  expect(saved.map(({ status }) => status)).toEqual(many.map(() => 200));
  expect(timesAsked('/customer/save')).toBe(2 * many.length);
});
