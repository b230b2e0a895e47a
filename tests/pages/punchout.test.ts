import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { claimStart, insertPunchoutSession, noteLeftOut } from '#modules/punchout/punchout-session-store.server.ts';
import { aProcurementSystem, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let get: Awaited<ReturnType<typeof openBuiltApp>>['get'];
let system: ProcurementSystem;
let path: string;

beforeEach(async () => {
  shop = await openTestShop();
  ({ get } = await openBuiltApp(shop));
  system = await aProcurementSystem(shop, openTestApp(shop), { type: 'CXML' });
  path = `/en/staff/punchout/${system.company.id}`;
});

const claims = { customer_id: 5, storm_role: roles.internal, tasks: ['customers'] as const };
const read = async (at: string) => (await get(at, { claims })).text();

test('the settings name the person who buys, and the facts that a rule may use', async () => {
  const page = await read(path);
  expect(page).toContain(`Ada Berg (${system.person.id}) buys`);
  expect(page).toContain('row.wearer.employeeNo, cart.id, cart.currency.');
});

test('a rule that cannot be read is named above the form, which is far below the top of the page', async () => {
  const fields = { targets: '', vendor: '', services: 'rows', window: '_top', fields: 'CUST_FIELD1 = row.nothing' };
  const refused = await get(path, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'settings', ...fields }),
    headers: { origin: 'http://se.localhost:3000' },
    claims,
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('<a href="#punchout-settings-fields"');
});

test('a new run starts with the protocol of the company', async () => {
  expect(await read(`${path}/trial`)).toContain('<option value="CXML" selected="">cXML</option>');
});

const buyerOf = ({ company, person }: ProcurementSystem) => ({
  customer_id: person.id,
  company_id: company.id,
  storm_role: roles.user,
  punch_out_type: 'CXML' as const,
  punch_out_to: 'https://buy.example',
});

test('U06 the cart of a visit names the rows of the earlier cart that are missing in it', async () => {
  const buyer = { ...buyerOf(system), sid: 's-1' };
  const cart = async () => (await get('/en/checkout', { claims: buyer })).text();
  const posted = { hookUrl: 'https://buy.example', type: 'CXML', marketId: 1 } as const;
  const asked = { echo: {}, target: '_top', charset: 'utf-8', language: undefined, operation: 'edit' } as const;
  const opened = { credentialId: undefined, payloadId: 'p1', sid: undefined, startedAt: undefined };
  const session = { ...posted, asked, ...opened, closedAt: undefined, returned: undefined };
  const who = { companyId: system.company.id, customerId: system.person.id };
  const now = shop.clock.now();
  const id = '0199a000-0000-7000-8000-000000000001';
  await insertPunchoutSession(shop.db, { id, ...who, ...session, createdAt: now });
  await claimStart(shop.db, id, buyer.sid, now);
  const before = await cart();
  expect(before).toContain('Your cart is empty');
  expect(before).not.toContain('>Some articles are missing<');
  await noteLeftOut(shop.db, id, [{ sku: '100011100100C50', quantity: 2, name: 'Trousers black C50' }]);
  const page = await cart();
  expect(page).toContain('>Some articles are missing<');
  expect(page).toMatch(/Trousers black C50<\/strong> (?:<!-- -->)?100011100100C50/);
});

test('U12 personal pages lead a buyer of the procurement system to the home page, and others open', async () => {
  const buyer = buyerOf(system);
  const open = async (at: string) => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    const { status, headers: answered } = await get(at, { claims: buyer, headers });
    return [status, answered.get('location')];
  };
  for (const at of ['myfavorites', 'withdrawal', 'mypages/account'])
    expect(await open(`/en/${at}`)).toEqual([307, '/en']);
  expect(await open('/en/all-products')).toEqual([200, null]);
});
