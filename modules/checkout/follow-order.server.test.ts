import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { aServicePoint } from '#tests/build/delivery.ts';
import { anOrder, anOrderRow, aSendPayload } from '#tests/build/order.ts';
import { aConsumer, password } from '#tests/build/person.ts';
import { aWaitingOrder } from '#tests/build/placed-order.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { resetPassword } from '../account/reset-password.server.ts';
import { signIn } from '../account/sign-in.server.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import { orderWishes } from '../order/order-events.ts';
import { forgetBuyers, readOrdersOf } from '../order/orders-of-person.server.ts';
import { listAddressesOf } from '../people/address-store.server.ts';
import { forgetPlacedDrafts } from './draft-store.server.ts';
import { settlePayment } from './settle/settle-payment.server.ts';

let shop: PayingShop;
let received: Buffer[];

beforeEach(async () => {
  const smtp = await startSmtpServer();
  received = smtp.received;
  shop = await openPayingShop({ SMTP_URL: smtp.url });
});

const wanting = (facts: Partial<Record<'saveAddress' | 'createCustomerAccount' | 'newsletter', boolean>>) => {
  const payload = aSendPayload();
  const { saveAddress = false, createCustomerAccount, newsletter } = facts;
  return {
    ...payload,
    createCustomerAccount,
    deliveryAddress: { ...payload.deliveryAddress, saveAddress },
    metadata: { ...payload.metadata, B2CSignUpForNewsletter: newsletter ? ('true' as const) : null },
  };
};

async function pay(order: Awaited<ReturnType<typeof aWaitingOrder>>) {
  await settlePayment(shop, { orderId: order.id, news: { kind: 'authorised', reference: 'A1', amount: order.due } });
  await shop.events.deliverDue();
}

const mailsTo = async () => {
  const all = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return all.filter(({ messageId }) => !messageId?.startsWith('<order-'));
};
const customers = () => shop.db.selectFrom('customer').select(['id', 'email_address']).execute();

test('O90 a guest gets an account with the order, and chooses the password by mail', async () => {
  const order = await aWaitingOrder(shop, { payload: wanting({ createCustomerAccount: true, saveAddress: true }) });
  expect(await customers()).toEqual([]);
  await pay(order);
  const [made] = await customers();
  expect(made?.email_address).toBe('eva@home.example');
  const [mail, ...others] = await mailsTo();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Ditt konto hos oss');
  const [link = ''] = mail?.text?.match(/http\S+/) ?? [];
  const token = new URL(link).searchParams.get('token') ?? '';
  const visit = aVisit({ now: shop.clock.now() });
  const enter = () => signIn(shop, visit, { loginName: 'eva@home.example', password, remember: false });
  expect((await enter()).ok).toBe(false);
  expect((await resetPassword(shop, visit, { token, password })).ok).toBe(true);
  expect((await enter()).ok).toBe(true);
  expect(await readOrdersOf(shop.db, made?.id ?? 0)).toHaveLength(1);
  expect(await listAddressesOf(shop.db, made?.id ?? 0)).toMatchObject([{ addressLine1: 'Gatan 1', city: 'Stockholm' }]);
});

test('O90 a known e-mail address gets no second account and no order, only a mail that says so', async () => {
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  await pay(await aWaitingOrder(shop, { payload: wanting({ createCustomerAccount: true }) }));
  expect(await customers()).toHaveLength(1);
  expect(await readOrdersOf(shop.db, id)).toEqual([]);
  expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['Du har redan ett konto']);
});

test('O90 an order that was given up creates no account', async () => {
  const order = await aWaitingOrder(shop, { payload: wanting({ createCustomerAccount: true, newsletter: true }) });
  await settlePayment(shop, { orderId: order.id, news: { kind: 'refused' } });
  await shop.events.deliverDue();
  expect(await customers()).toEqual([]);
  expect(await shop.db.selectFrom('newsletter_subscriber').selectAll().execute()).toEqual([]);
  expect(received).toEqual([]);
});

test('O93 the address is saved once for a signed-in buyer, even if the event is repeated', async () => {
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  const owner = { kind: 'customer', customerId: id } as const;
  for (const paymentState of ['Default', 'Default'] as const) {
    const made = anOrder({ owner, paymentState, paymentMethodId: 171, placedAt: shop.clock.now() });
    await insertOrder(shop.db, made);
    const orderId = made.order.id;
    const payload = { orderId, saveAddress: true, makeAccount: true, newsletter: true };
    await shop.events.publish(shop.db, { name: orderWishes, key: orderId, payload });
  }
  await shop.events.deliverDue();
  expect(await listAddressesOf(shop.db, id)).toMatchObject([
    { addressLine1: 'Gatan 1', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE' },
  ]);
  expect(await customers()).toHaveLength(1);
  expect(await shop.db.selectFrom('newsletter_subscriber').select(['market_id', 'email_address']).execute()).toEqual([
    { market_id: 1, email_address: 'eva@home.example' },
  ]);
});

test('the draft is deleted after the order is placed, not before', async () => {
  const order = await aWaitingOrder(shop);
  const draft = { cart_id: order.cartId, data: '{}', changed_at: shop.clock.now() };
  await shop.db.insertInto('checkout_draft').values(draft).execute();
  const drafts = () => shop.db.selectFrom('checkout_draft').select('cart_id').execute();
  await forgetPlacedDrafts(shop.db);
  expect(await drafts()).toHaveLength(1);
  await pay(order);
  await forgetPlacedDrafts(shop.db);
  expect(await drafts()).toEqual([]);
});

test('a deleted account erases the buyer from finished orders; the order rows stay', async () => {
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  const { id: other } = await aConsumer('kim@home.example').save(shop.db);
  const owner = { kind: 'customer', customerId: id } as const;
  const placed = { paymentState: 'Default', paymentMethodId: 171 } as const;
  const invoiceAddress = anOrder().order.delivery.address;
  const rows = [anOrderRow({ comment: 'for Lind', coworker: { id, name: 'Eva Lind', employeeNo: '7' } })];
  const made = anOrder({ owner, ...placed, invoiceAddress, comment: 'ring Eva', rows });
  const servicePoint = { ...aServicePoint(), name: 'Kiosk Lind' };
  const old = { ...made, order: { ...made.order, delivery: { ...made.order.delivery, servicePoint } } };
  const open = anOrder({ owner });
  const others = anOrder({ owner: { kind: 'customer', customerId: other }, ...placed });
  for (const each of [old, open, others]) await insertOrder(shop.db, each);
  const knows = async (of: typeof open) => {
    const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', of.order.id).executeTakeFirstOrThrow();
    const bought = await shop.db.selectFrom('order_row').select('data').where('order_id', '=', of.order.id).execute();
    return /Eva|Lind|eva@|Gatan|0701740605/.test(JSON.stringify([row, bought]));
  };
  const customer_code = `deleted-${id}`;
  await shop.db.updateTable('customer').set({ customer_code }).where('id', '=', id).execute();
  await forgetBuyers(shop, shop.clock.now());
  expect(await knows(old)).toBe(true);
  shop.clock.moveBy(3 * 24 * 60 * 60_000);
  await forgetBuyers(shop, shop.clock.now());
  expect([await knows(old), await knows(open), await knows(others)]).toEqual([false, true, true]);
  const kept = await shop.db
    .selectFrom('orders')
    .select(['payable', 'data'])
    .where('id', '=', old.order.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    payable: 100_000,
    data: { delivery: { address: { city: 'Stockholm', country: 'SE' } } },
  });
});
