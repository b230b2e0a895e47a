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
