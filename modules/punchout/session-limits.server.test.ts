import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aProcurementSystem, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { switchCompany } from '../account/switch-company.server.ts';
import { secretsOf, verifyToken } from '../auth/token.server.ts';
import { returnCart } from './return-cart.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

const no = { ok: false, refusal: { code: 'not-from-procurement' } };

async function visitOf({ cookie }: { cookie: string }) {
  const token = /yrke_access=([^;]+)/.exec(cookie)?.[1] ?? '';
  const verified = await verifyToken(secretsOf(shop.env), token, shop.clock.now());
  if (!verified.ok) throw new Error('no session was opened');
  return { ...aVisit({ now: shop.clock.now() }), claims: verified.value };
}

test('U12 a procurement session stays in its company, and returns no cart of another', async () => {
  const other = await aCompany('Other').save(shop.db);
  const ofBoth = { customer_id: system.person.id, company_id: other.id };
  await shop.db.insertInto('customer_company').values(ofBoth).execute();
  const visit = await visitOf(await enterFrom(app, system));
  expect(await switchCompany(shop, visit, { companyId: other.id })).toEqual(no);
  expect(await shop.db.selectFrom('session').select('company_id').execute()).toEqual([
    { company_id: system.company.id },
  ]);
  const elsewhere = { ...visit, claims: { ...visit.claims, company_id: other.id } };
  expect(await returnCart(shop, elsewhere)).toEqual(no);
  expect(await returnCart(shop, visit)).toMatchObject({ ok: true });
});
