import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { aBuyingCompany } from '#tests/build/buyers.ts';
import { gloves, goods, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: PayingShop;
let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openPayingShop({ SMTP_URL: smtp.url });
  app = openTestApp(shop);
  await bringFeed(shop, goods);
});

const origin = { origin: 'http://se.localhost:3000' };
const rows = [
  { sku: trousers, quantity: 2 },
  { sku: gloves, quantity: 10 },
];

async function aFilledCart(headers: Record<string, string> = {}, products: unknown = rows) {
  const made = await app.json('/api/cart/carts', 'POST', products ? { products } : {}, { ...origin, ...headers });
  const { id } = (await made.json()) as { id: string };
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cartId: id, headers: { ...origin, ...headers, ...(cookie !== '' && { cookie }) } };
}

async function send(cart: { cartId: string; headers: Record<string, string> }, facts: object = {}) {
  const body = { cartId: cart.cartId, emailAddress: 'a@b.se', ...facts };
  const answer = await app.json('/api/notifications/cart/email', 'POST', body, cart.headers);
  await shop.events.deliverDue();
  return { status: answer.status, body: (await answer.json()) as object };
}
const mails = () => Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));

test('N17 a cart by mail is one mail with every row, quantity and price', async () => {
  const cart = await aFilledCart();
  expect(await send(cart, { message: 'Vad tycks & tänks?' })).toEqual({ status: 200, body: {} });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(smtp.envelopes).toMatchObject([{ to: ['a@b.se'] }]);
  expect(mail?.subject).toBe('En varukorg till dig');
  const stored = await shop.db.selectFrom('cart_row').select(['name', 'sku']).execute();
  for (const body of [mail?.text, mail?.html])
    for (const words of [
      ...stored.flatMap(({ name, sku }) => [name, sku]),
      'Antal: 2',
      'Antal: 10',
      '2 000,00 kr',
      '1 000,00 kr',
    ])
      expect(body?.replaceAll(/\s/g, ' ')).toContain(words);
  expect(mail?.html).toContain('Vad tycks &amp; tänks?');
});

test('N17 a visitor with hidden prices sends none', async () => {
  const company = await aBuyingCompany(shop, { HidePrice: 'true' });
  const { id } = await aPerson('olle@bygg.example').at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: roles.user, company_id: company.id });
  await send(await aFilledCart(headers, [{ sku: trousers, quantity: 2 }]));
  const [mail] = await mails();
  expect(mail?.text).toContain('Antal: 2');
  for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/\d,\d\d|kr/);
});

test('N17 another visitor’s cart answers 404, an empty one is refused, and eleven per hour are too many', async () => {
  const cart = await aFilledCart();
  expect(await send({ ...cart, headers: origin })).toMatchObject({ status: 404, body: { code: 'cart-not-found' } });
  expect(await send(await aFilledCart({}, null))).toMatchObject({ status: 422, body: { code: 'cart-empty' } });
  expect(await send(cart, { emailAddress: 'nobody' })).toMatchObject({ status: 422 });
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send(cart)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test.each(languages)('N17 in %s every text exists', (language) => {
  for (const key of ['subject', 'text', 'message', 'article', 'pieces', 'button', 'note'])
    expect(shop.texts.say(language, 'mail', `cart.${key}`, { sku: '1', quantity: '2' })).toBeTruthy();
});
