import { beforeEach, expect, test } from 'vitest';
import { loadOutcome } from '#app/routes/outcome/load-outcome.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { loadOrderPage } from './load-order-page.server.ts';

let shop: SendingShop;
let app: TestApp;

const onThigh = goodsWithServices.map((row) =>
  'serviceArticleId' in row
    ? { ...row, positions: [...row.positions, { code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } }] }
    : row,
);

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, onThigh);
  app = openTestApp(shop);
});

/** Trousers with a logo that staff have not released. */
async function anOrderWithLogo() {
  const company = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
  const uploaded = await app.request('/api/vas/logos?name=Bygg&fileName=bygg.svg&widthMm=80&rights=own', {
    method: 'POST',
    body: logoSvg(),
    headers: { ...buyer.headers, 'content-type': 'image/svg+xml' },
  });
  const { logoId } = (await uploaded.json()) as { logoId: string };
  const services = [{ serviceArticleId: logo, position: 'right thigh', logo: { logoId } }];
  const row = { sku: trousers, quantity: 1, services };
  expect((await app.json(`/api/cart/carts/${buyer.cartId}/products`, 'POST', row, buyer.headers)).status).toBe(201);
  const { orderId } = await sent(sendAs(app, buyer));
  const claims = someClaims({
    customer_id: buyer.customerId,
    storm_role: roles.customerAdmin,
    company_id: company.id,
  });
  return { orderId, visit: aVisit({ claims, now: shop.clock.now() }), link: sealOrder(shop.env, orderId) };
}

test('an order with a logo that waits says so on its page and its confirmation, until staff have released it', async () => {
  const { orderId, visit, link } = await anOrderWithLogo();
  const heldOf = async (way: Parameters<typeof loadOrderPage>[2]) =>
    (await loadOrderPage(shop, visit, way))?.rows.map(({ held }) => held);
  const confirmed = async () => {
    const request = new Request(`http://se.localhost/en/checkout/status/confirmed?o=${encodeURIComponent(link)}`);
    return (await loadOutcome(shop, visit, { request, page: 'confirmed' })).data.order?.held;
  };
  const say = async () => [await heldOf({ orderId, reach: 'own' }), await heldOf({ link }), await confirmed()];
  expect(await say()).toEqual([[undefined, 'waiting'], [undefined, 'waiting'], ['waiting']]);
  await shop.db.updateTable('company_logo_version').set({ state: 'refused' }).execute();
  expect(await say()).toEqual([[undefined, 'refused'], [undefined, 'refused'], ['refused']]);
  await shop.db.updateTable('company_logo_version').set({ state: 'released' }).execute();
  expect(await say()).toEqual([[undefined, undefined], [undefined, undefined], []]);
});

test('the mail about an order says that its logo waits', async () => {
  const mails: MailMessage[] = [];
  Object.assign(shop.mail, { send: async (message: MailMessage) => void mails.push(message) });
  await anOrderWithLogo();
  await shop.events.deliverDue();
  const words = 'Logotypen väntar på att släppas. Produktionen börjar när vi har släppt den.';
  const mail = mails.find(({ subject }) => subject.startsWith('Din beställning'));
  expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
});

test('an order that was delivered says nothing of its logo', async () => {
  const { orderId, visit } = await anOrderWithLogo();
  await shop.db.updateTable('orders').set({ status: 600 }).execute();
  const page = await loadOrderPage(shop, visit, { orderId, reach: 'own' });
  expect(page?.rows.map(({ held }) => held)).toEqual([undefined, undefined]);
});
