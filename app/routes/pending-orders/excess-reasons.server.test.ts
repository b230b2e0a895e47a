import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addAllowance } from '#modules/allowance/change-allowance.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { orderPending } from '#modules/order/order-events.ts';
import { decideOrder } from '#modules/pending-order/decide-order.server.ts';
import { listPendingPage } from '#modules/pending-order/list-pending-page.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { keptMails } from '#tests/build/approval-world.ts';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aProduct } from '#tests/build/feed.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, anotherCart, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { loadDecision } from './load-decision.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  // In this test, gloves are in another category than trousers.
  const category = aCategory({ code: 'Hands' });
  await bringFeed(shop, [
    { ...category, id: 2, texts: { en: { ...category.texts.en, name: 'Gloves', slug: 'gloves' } } },
    {
      ...aProduct({ style: 2000 }),
      primaryCategory: 'Hands',
      categories: ['Hands'],
      parametrics: { Quantity: ['10'] },
    },
  ]);
});

const part = { limit: 50, isDescending: false };

/** Olle has used his allowance of two pairs of trousers, and orders three more and gloves. */
async function aboveAllowance() {
  const company = await aCompany('Bygg').save(shop.db);
  const person = aPerson('ebba@bygg.example').withRole(roles.administrator).at(company);
  const { id: customer_id } = await person.save(shop.db);
  const claims = someClaims({ customer_id, storm_role: roles.administrator, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now(), language: 'en' });
  const year = shop.clock.now().toISOString().slice(0, 4);
  await addAllowance(shop, visit, {
    companyId: company.id,
    occupation: 'Carpenter',
    category: 'Bottoms',
    pieces: 2,
    period: 'Year',
    startsOn: `${year}-01-01` as never,
    excess: 'approval',
  });
  const infos = { Occupation: 'carpenter' };
  const olle = await aBuyer(shop, app, { company, infos, email: 'olle@bygg.example' }, [
    { sku: trousers, quantity: 2 },
  ]);
  await sent(sendAs(app, olle));
  const rows = [
    { sku: gloves, quantity: 10 },
    { sku: trousers, quantity: 3 },
  ];
  const { orderId } = await sent(sendAs(app, await anotherCart(app, olle, undefined, rows)));
  const listed = async () => {
    const page = await listPendingPage(shop, visit, { search: '', isMine: false, sort: 'created', part });
    return page.ok ? page.value.items.map(({ excess }) => excess) : page.refusal.code;
  };
  return {
    company,
    visit,
    orderId,
    listed,
    text: `Trousers: 2 of 2 used in the period to 31 Dec ${year}; this order has 3 more`,
  };
}

test('page and list name the allowance that an order exceeds, with its row', async () => {
  const { visit, orderId, listed, text } = await aboveAllowance();
  const { reasons, rows } = await loadDecision(shop, visit, orderId);
  expect(reasons).toEqual([{ rule: 'Allowance', condition: expect.stringContaining(`${text} (`) }]);
  expect(rows.map(({ excess }) => excess)).toEqual([[], [text]]);
  expect(await listed()).toEqual([[text]]);
});

test('the mails to approver and buyer name the allowance', async () => {
  const { orderId, text } = await aboveAllowance();
  const { mails, mail } = keptMails();
  const event = { eventId: randomUUID(), payload: { orderId } } as never;
  for (const one of subscriptions({ ...shop, mail })) if (one.to === orderPending) await one.handle(event);
  const inSwedish = text.replace(/: .*/, ': 2 av 2 använda under perioden till och med');
  expect(mails.map((one) => [one.text, one.html].every((part) => part?.includes(inSwedish)))).toEqual([true, true]);
});

test('the stored excess is counted again when rows are changed, and removed with the excess', async () => {
  const { visit, orderId, listed, text } = await aboveAllowance();
  const change = async (rowNumber: number, quantity: number) => {
    const wishes = [{ rowNumber, quantity }];
    const decided = await decideOrder(shop, visit, { orderId, wishes, mode: 'change' });
    expect(decided).toMatchObject({ ok: true });
  };
  await change(200, 1);
  expect(await listed()).toEqual([[text.replace('3 more', '1 more')]]);
  const reject = [{ rowNumber: 200, isRejected: true, reason: 'No' }];
  await decideOrder(shop, visit, { orderId, wishes: reject, mode: 'change' });
  expect(await listed()).toEqual([[]]);
});

test('an order for several people: the list names the people whose allowance it exceeds', async () => {
  const { company, visit, text } = await aboveAllowance();
  const wearers = [];
  for (const name of ['Ada', 'Bo']) {
    const person = aPerson(`${name}@bygg.example`)
      .named(name, 'Berg')
      .withRole(roles.user)
      .at(company)
      .with({ Occupation: 'Carpenter' });
    wearers.push({ id: (await person.save(shop.db)).id, name: `${name} Berg` });
  }
  const rows = wearers.map(({ id }) => ({
    sku: trousers,
    quantity: 3,
    metadata: [{ key: 'CoWorkerId', value: String(id) }],
  }));
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 10 }]);
  const lead = { company, email: 'lead@bygg.example', role: roles.customerAdmin };
  const { orderId } = await sent(sendAs(app, await aBuyer(shop, app, lead, rows)));
  const page = await listPendingPage(shop, visit, { search: '', isMine: false, sort: 'created', part });
  const line = page.ok ? page.value.items.find(({ id }) => id === orderId) : undefined;
  const sentence = text.replace('2 of 2', '0 of 2');
  expect(line?.excess.toSorted()).toEqual([`Ada Berg · ${sentence}`, `Bo Berg · ${sentence}`]);
});

test('the decision page counts the excess and the remaining allowances again', async () => {
  const { visit, orderId, text } = await aboveAllowance();
  await shop.db.updateTable('orders').set({ given_up_at: visit.now }).where('id', '!=', orderId).execute();
  const { reasons, rows } = await loadDecision(shop, visit, orderId);
  const now = text.replace('2 of 2', '0 of 2');
  expect(reasons).toEqual([{ rule: 'Allowance', condition: expect.stringContaining(`${now} (`) }]);
  expect(rows.map(({ excess }) => excess)).toEqual([[], [now]]);
  expect(rows[1]?.allowances).toEqual([expect.stringContaining('2 of 2 left')]);
});
