import { beforeEach, expect, test } from 'vitest';
import { aProcurementSystem, arrive, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app, {
    parameters: { USERNAME: 'loginId', PASSWORD: 'loginPw', FUNCTION: 'what' },
  });
});

/** A request in the words of the company's system. */
const inOwnWords = (secret: string, more: Record<string, string> = {}) =>
  arrive(app, { ...system, name: '', secret: '' }, { LOGINID: system.name, loginPw: secret, ...more });

const codeIn = async (answer: Response) => [answer.status, /<code>([\w-]+) /.exec(await answer.text())?.[1]];

test('a company’s own names of parameters open the shop, and its usual names still do', async () => {
  expect((await inOwnWords(system.secret)).status).toBe(303);
  expect((await arrive(app, system)).status).toBe(303);
  expect(await codeIn(await inOwnWords(system.secret, { What: 'ORDER' }))).toEqual([422, 'punch-out-function']);
  expect(await codeIn(await arrive(app, system, { what: 'ORDER' }))).toEqual([422, 'punch-out-function']);
  expect((await arrive(app, system, { what: '' })).status).toBe(303);
});

test('the names of one company change nothing in the requests of another', async () => {
  const parameters = { HOOK_URL: 'username', USERNAME: 'sap-language', FUNCTION: 'http_content_charset' };
  await aProcurementSystem(shop, app, { name: 'other', parameters });
  const fields = { 'sap-language': 'E', http_content_charset: 'utf-8' };
  expect((await arrive(app, system, fields)).status).toBe(303);
  // Not even if it uses the name of the other company's credentials.
  const alike = await aProcurementSystem(shop, app, { name: 'alike', parameters });
  const made = { name: system.name, customerId: alike.person.id };
  expect((await app.json(`${alike.path}/credentials`, 'POST', made, alike.staff)).status).toBe(200);
  expect((await arrive(app, system, { ...fields, 'sap-language': system.name })).status).toBe(303);
});

test('a wrong secret under own names is told to the company', async () => {
  expect(await codeIn(await inOwnWords('wrong'))).toEqual([401, 'punch-out-refused']);
  const kept = await shop.db.selectFrom('punchout_document').select(['company_id', 'direction']).execute();
  expect(kept).toContainEqual({ company_id: system.company.id, direction: 'in' });
});
