import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
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

test('U12 personal pages lead a buyer of the procurement system to the home page, and others open', async () => {
  const { company, person } = system;
  const buyer = {
    customer_id: person.id,
    company_id: company.id,
    storm_role: roles.user,
    punch_out_type: 'CXML',
    punch_out_to: 'https://buy.example',
  };
  const open = async (at: string) => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    const { status, headers: answered } = await get(at, { claims: buyer, headers });
    return [status, answered.get('location')];
  };
  for (const at of ['myfavorites', 'withdrawal', 'mypages/account'])
    expect(await open(`/en/${at}`)).toEqual([307, '/en']);
  expect(await open('/en/all-products')).toEqual([200, null]);
});
