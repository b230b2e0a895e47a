import type { Claims } from '#modules/auth/claims.ts';
import type { Role } from '#modules/auth/roles.ts';
import { roles } from '#modules/auth/roles.ts';
import type { SendAnswer } from '#modules/checkout/send-answer.ts';
import type { SendPayload } from '#modules/checkout/send-payload.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { someDelivery } from './delivery.ts';
import { agreedJacket, gloves, goods, trousers } from './goods.ts';
import { aSendPayload } from './order.ts';
import { fixedPayment } from './payment.ts';
import { aConsumer, aPerson } from './person.ts';

export type SendingShop = TestShop & { payment: ReturnType<typeof fixedPayment> };

/** A shop in Sweden with stock, delivery methods and a provider whose payments stay pending: trousers 10, gloves 100, jackets 5. */
export async function openSendingShop(
  settings: Record<string, string> = {},
  delivers: Parameters<typeof someDelivery>[1] = {},
): Promise<SendingShop> {
  const shop = Object.assign(await openTestShop(settings), { payment: fixedPayment() });
  await bringFeed(shop, [
    ...goods,
    { kind: 'stock', sku: trousers, quantity: 10 },
    { kind: 'stock', sku: gloves, quantity: 100 },
    { kind: 'stock', sku: agreedJacket, quantity: 5 },
  ]);
  await someDelivery(shop, delivers);
  return shop;
}

export const toTheDoor = { deliveryMethodId: 100, deliveryGroupId: 10, deliveryGroupEntryId: 102 };
export const toServicePoint = { deliveryMethodId: 1200, deliveryGroupId: 10, deliveryGroupEntryId: 101 };
export const toTheCompany = { deliveryMethodId: 200, deliveryGroupId: 20, deliveryGroupEntryId: 201 };

type Headers = Record<string, string>;
type Row = { sku: string; quantity: number; metadata?: { key: string; value: string }[] };
export type Sender = { readonly cartId: string; readonly headers: Headers; readonly facts: Partial<SendPayload> };

const host = 'se.localhost:3000';

const post = (app: TestApp, path: string, body: unknown, headers: Headers) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: `http://${host}`, 'content-type': 'application/json', ...headers },
  });

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export async function newCart(app: TestApp, products: readonly Row[], headers: Headers) {
  const answer = await post(app, '/api/cart/carts', products.length > 0 ? { products } : {}, headers);
  const cart = (await answer.json()) as { id: string };
  if (!answer.ok) throw new Error(JSON.stringify(cart));
  return { cartId: cart.id, cookie: cookiesOf(answer) };
}

/** A visitor without an account, with these rows in the cart, who pays by card. */
export async function aGuest(
  app: TestApp,
  products: readonly Row[] = [{ sku: trousers, quantity: 1 }],
): Promise<Sender> {
  const { cartId, cookie } = await newCart(app, products, {});
  return { cartId, headers: { cookie }, facts: { deliveryMethod: toTheDoor } };
}

/** The same sender with a new cart; a guest can continue with the cookies of a response. */
export async function anotherCart(
  app: TestApp,
  { headers, facts }: Sender,
  answer?: Response,
  products: readonly Row[] = [{ sku: trousers, quantity: 1 }],
): Promise<Sender> {
  const kept = answer ? { cookie: cookiesOf(answer) } : headers;
  const { cartId, cookie } = await newCart(app, products, kept);
  return { cartId, headers: answer ? { cookie: `${kept.cookie}; ${cookie}` } : headers, facts };
}

/** A consumer with an account, with these rows in the cart. */
export async function aSignedInConsumer(
  shop: TestShop,
  app: TestApp,
  products: readonly Row[] = [{ sku: trousers, quantity: 1 }],
): Promise<Sender> {
  const { id } = await aConsumer().save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: roles.b2c });
  const { cartId } = await newCart(app, products, headers);
  return { cartId, headers, facts: { deliveryMethod: toTheDoor, buyer: { ...aSendPayload().buyer, id } } };
}

type Person = {
  company: { id: number };
  role?: Role;
  infos?: Record<string, string>;
  email?: string;
  claims?: Partial<Claims>;
};

/** A buyer who orders for a company, on account. */
export async function aBuyer(
  shop: TestShop,
  app: TestApp,
  { company, role = roles.user, infos = {}, email = 'ada@bygg.example', claims = {} }: Person,
  products: readonly Row[] = [{ sku: trousers, quantity: 1 }],
): Promise<Sender & { readonly customerId: number }> {
  const { id } = await aPerson(email).withRole(role).at(company).with(infos).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: role, company_id: company.id, ...claims });
  const { cartId } = await newCart(app, products, headers);
  const { buyer } = aSendPayload();
  return {
    customerId: id,
    cartId,
    headers,
    facts: {
      marketId: 100,
      deliveryMethod: toTheCompany,
      paymentMethodId: 169,
      buyer: { ...buyer, id, companyId: company.id },
      useIncVat: false,
    },
  };
}

/** The request for the sender's own cart, with the given changes. */
export const payloadOf = ({ cartId, facts }: Sender, changed: Partial<SendPayload> = {}): SendPayload =>
  aSendPayload({ cartId, ...facts, ...changed });

export async function sendAs(app: TestApp, sender: Sender, changed: Partial<SendPayload> = {}, key?: string) {
  const headers = { ...sender.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return post(app, '/api/order/orders/send', payloadOf(sender, changed), headers);
}

/** The order, which must be accepted. */
export async function sent(answer: Response | Promise<Response>): Promise<SendAnswer> {
  const said = (await (await answer).json()) as SendAnswer;
  if (!('orderId' in said)) throw new Error(JSON.stringify(said));
  return said;
}

/** The refusal of an order: status, code, order code, facts and title. */
export async function refused(answer: Response | Promise<Response>) {
  const { status, code, orderCode, facts, title } = (await (await answer).json()) as {
    status: number;
    code: string;
    orderCode?: number;
    facts: Record<string, unknown>;
    title: string;
  };
  return { status, code, orderCode, facts, title };
}
