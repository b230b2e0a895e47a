import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { forgetPerson } from '../../people/forget-person.server.ts';
import { insertOrder } from '../insert-order.server.ts';
import { findOrder } from '../order-store.server.ts';
import { forgetBuyers } from '../orders-of-person.server.ts';
import { endedNames } from './forget-ended-names.server.ts';

let shop: TestShop;
let company: { id: number };
let eva: { id: number };
let bo: { id: number };
let kim: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  company = await aCompany('Bygg').save(shop.db);
  eva = await aPerson('eva@bygg.example').named('Eva', 'Lind').at(company).save(shop.db);
  bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(shop.db);
  kim = await aPerson('kim@bygg.example').named('Kim', 'Alm').at(company).save(shop.db);
});

const place = { line1: 'Kajen 4', line2: '', zip: '411 04', city: 'Gothenburg', region: '', country: 'SE' as const };
const names = { firstName: 'Eva', lastName: 'Lind' };
const recipient = { companyName: 'Bygg AB', vatNo: 'SE556000000101', ...names, careOf: 'Gate 3' };
const makingText = { serviceArticleId: 7001, position: 'chest', positionName: 'Chest', written: {} };

/** Sent by one person; the garment is worn by another. */
async function aCompanyOrder(sender: { id: number }, named: { id: number }, wearer: { id: number }) {
  const { buyer, delivery } = anOrder().order;
  const coworker = { id: wearer.id, name: 'The wearer', employeeNo: '7' };
  const made = anOrder({
    owner: { kind: 'company', companyId: company.id, customerId: sender.id, punchOutSession: undefined },
    paymentState: 'Default',
    paymentMethodId: 171,
    buyer: { ...buyer, ...names, id: named.id, companyId: company.id },
    delivery: { ...delivery, address: place, recipient },
    invoiceAddress: place,
    comment: 'ring Eva',
    rows: [
      anOrderRow({ coworker, comment: 'locker 9' }),
      anOrderRow({
        rowNumber: 200,
        parentRowNumber: 100,
        type: 'VasArticle',
        coworker,
        comment: 'Chest: Text',
        service: { ...makingText, lines: ['Text'] },
      }),
    ],
  });
  await insertOrder(shop.db, made);
  return made.order.id;
}

async function after(orderId: string) {
  await forgetBuyers(shop, new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60_000));
  const order = (await findOrder(shop.db, orderId))?.order;
  if (!order) throw new Error('the order is gone');
  const rows = order.rows.map(({ comment, coworker, service }) => ({ comment, coworker, lines: service?.lines }));
  return { ...order, rows };
}

const end = (orderId: string) =>
  shop.db.updateTable('orders').set({ way: 'delivered' }).where('id', '=', orderId).execute();

test('an unfinished order of a company is anonymised for an erased buyer, and keeps what invoice, parcel and production need', async () => {
  const orderId = await aCompanyOrder(eva, eva, bo);
  await forgetPerson(shop.db, eva.id);
  const running = await after(orderId);
  expect(running.buyer).toMatchObject({ id: eva.id, firstName: '', lastName: '', email: '', cellphone: '' });
  expect(running.comment).toBe('');
  expect(running.metadata.OrderConfirmationEmail).toBeNull();
  expect(running.delivery).toMatchObject({
    address: place,
    recipient: { companyName: 'Bygg AB', vatNo: 'SE556000000101', firstName: '', lastName: '', careOf: 'Gate 3' },
  });
  expect(running.invoiceAddress).toEqual(place);
  const coworker = { id: bo.id, name: 'The wearer', employeeNo: '7' };
  expect(running.rows).toEqual([
    { comment: 'locker 9', coworker, lines: undefined },
    { comment: 'Chest: Text', coworker, lines: ['Text'] },
  ]);
  const kept = await shop.db.selectFrom('orders').select(['buyer_email', 'payload']).executeTakeFirstOrThrow();
  expect(kept).toEqual({ buyer_email: '', payload: {} });
  await end(orderId);
  // The wearer is still with the company; only the buyer's comment is erased.
  expect((await after(orderId)).rows).toEqual([
    { comment: '', coworker, lines: undefined },
    { comment: 'Chest: Text', coworker, lines: ['Text'] },
  ]);
});

test('an erased wearer is removed from orders of colleagues once they have ended; the number stays for allowances', async () => {
  const orderId = await aCompanyOrder(eva, eva, bo);
  await forgetPerson(shop.db, bo.id);
  expect((await after(orderId)).rows[0]?.coworker).toEqual({ id: bo.id, name: 'The wearer', employeeNo: '7' });
  await end(orderId);
  const ended = await after(orderId);
  expect(ended.buyer).toMatchObject({ firstName: 'Eva', lastName: 'Lind' });
  const coworker = { id: bo.id, name: '' };
  expect(ended.rows).toEqual([
    { comment: 'locker 9', coworker, lines: undefined },
    { comment: 'Chest', coworker, lines: [] },
  ]);
});

test('an erased buyer for whom a colleague ordered is removed once the order has ended; an erased sender does not affect the buyer', async () => {
  const forEva = await aCompanyOrder(kim, eva, bo);
  const forBo = await aCompanyOrder(eva, bo, bo);
  await forgetPerson(shop.db, eva.id);
  expect((await after(forEva)).buyer).toMatchObject({ id: eva.id, firstName: 'Eva', email: 'eva@home.example' });
  expect(await after(forBo)).toMatchObject({ comment: '', buyer: { id: bo.id, firstName: '', email: '' } });
  await end(forEva);
  expect(await after(forEva)).toMatchObject({
    comment: 'ring Eva',
    buyer: { id: eva.id, firstName: '', lastName: '', email: '', cellphone: '' },
    delivery: { recipient: { companyName: 'Bygg AB', firstName: '', lastName: '' } },
  });
});

test('the name and contact of an erased sender are removed from an order for a colleague; the colleague’s data stays', async () => {
  const orderId = await aCompanyOrder(eva, bo, bo);
  const mixed = await aCompanyOrder(eva, bo, bo);
  const contact = { buyer: { email: 'Bo@bygg.example', firstName: 'Bo', lastName: 'Ek', cellphone: '+46701' } };
  const own = sql`data || jsonb_build_object('buyer', (data -> 'buyer') || ${JSON.stringify(contact.buyer)}::text::jsonb,
    'metadata', (data -> 'metadata') || '{"OrderConfirmationEmail":"bo@bygg.example","ExtraOrderConfirmationEmail":"eva@bygg.example"}')`;
  await shop.db
    .updateTable('orders')
    .set({ data: own as never, buyer_email: 'Bo@bygg.example' })
    .where('id', '=', mixed)
    .execute();
  await forgetPerson(shop.db, eva.id);
  const running = await after(orderId);
  expect(running.buyer).toMatchObject({ id: bo.id, firstName: '', lastName: '', email: '', cellphone: '' });
  expect(running.metadata.OrderConfirmationEmail).toBeNull();
  expect(running.delivery).toMatchObject({
    address: place,
    recipient: { companyName: 'Bygg AB', firstName: '', lastName: '', careOf: 'Gate 3' },
  });
  expect(running.rows[0]?.coworker).toEqual({ id: bo.id, name: 'The wearer', employeeNo: '7' });
  const ofBo = await after(mixed);
  expect(ofBo.buyer).toMatchObject({ id: bo.id, ...contact.buyer });
  expect(ofBo.metadata).toMatchObject({
    OrderConfirmationEmail: 'bo@bygg.example',
    ExtraOrderConfirmationEmail: null,
  });
  expect(ofBo.delivery.recipient).toMatchObject({ firstName: '', lastName: '' });
  const emails = await shop.db.selectFrom('orders').select(['id', 'buyer_email']).execute();
  expect(new Map(emails.map((one) => [one.id, one.buyer_email]))).toEqual(
    new Map([
      [orderId, ''],
      [mixed, 'Bo@bygg.example'],
    ]),
  );
  // The colleague is erased later, and the order has ended.
  await forgetPerson(shop.db, bo.id);
  await end(mixed);
  expect((await after(mixed)).buyer).toMatchObject({ firstName: '', lastName: '', email: '', cellphone: '' });
});

test('names of erased people are found by indexes: the erased, orders by their person, rows by their wearer', async () => {
  for (let number = 1; number <= 20; number += 1) {
    const buyer = await aPerson(`p${number}@bygg.example`).at(company).save(shop.db);
    for (const wearer of [bo, kim]) await aCompanyOrder(buyer, buyer, wearer);
  }
  await aCompanyOrder(eva, eva, bo);
  await forgetPerson(shop.db, eva.id);
  const plans = await shop.db.transaction().execute(async (db) => {
    await sql`analyze orders, order_row, customer`.execute(db);
    // The planner would scan or join the small tables of a test completely.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db);
    const read: string[] = [];
    for (const statement of endedNames(shop.clock.now())) {
      const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(db);
      read.push(rows.map((row) => Object.values(row).join()).join('\n'));
    }
    return read;
  });
  const found = {
    erased: /Scan using customer_deleted on/,
    person: /orders_person [^\n]*\n *Index Cond: \(COALESCE/,
    sender: /orders_customer [^\n]*\n *Index Cond: \(customer_id =/,
    wearer: /order_row_wearer [^\n]*\n *Index Cond: /,
  };
  const used = plans.map((plan) => Object.entries(found).flatMap(([name, line]) => (line.test(plan) ? name : [])));
  expect(used).toEqual([
    ['erased', 'person', 'wearer'],
    ['erased', 'wearer'],
    ['erased', 'person'],
    ['erased', 'sender'],
  ]);
});
