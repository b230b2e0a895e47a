import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, goodsWithServices);
  app = openTestApp(shop);
});

/** Olle has ordered trousers with a logo on the back; Ebba decides. */
async function aPendingLogo() {
  const settings = { ShowVas: 'true', ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const withLogo = { sku: trousers, quantity: 1, services: [{ serviceArticleId: logo, position: 'back' }] };
  const olle = await aBuyer(shop, app, { company, infos: {} }, [withLogo]);
  const storm_role = roles.customerAdmin;
  const { id } = await aPerson('ebba@bygg.example').withRole(storm_role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role, company_id: company.id });
  const { orderId } = await sent(sendAs(app, olle));
  const confirm = async () => {
    const answer = await app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers });
    const { code, orderCode } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, code, orderCode };
  };
  return { company, confirm };
}

test('O61 an order whose service no longer exists cannot be approved: 11', async () => {
  const { confirm } = await aPendingLogo();
  await shop.db.updateTable('cart_row').set({ sku: '8999' }).where('sku', '=', `${logo}`).execute();
  expect(await confirm()).toEqual({ status: 422, code: 'vas-unknown', orderCode: 11 });
  await shop.db
    .updateTable('cart_row')
    .set({ sku: `${logo}` })
    .where('sku', '=', '8999')
    .execute();
  expect(await confirm()).toMatchObject({ status: 200 });
});

test('O52 an order with services cannot be approved after the company has switched them off: 2', async () => {
  const { company, confirm } = await aPendingLogo();
  const { db } = shop;
  const ofCompany = db.updateTable('company_setting').where('company_id', '=', company.id);
  await ofCompany.set({ value: 'false' }).where('key', '=', 'ShowVas').execute();
  await tellCompanyChanged(shop);
  expect(await confirm()).toEqual({ status: 422, code: 'vas-not-allowed', orderCode: 2 });
});
