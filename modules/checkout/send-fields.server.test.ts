import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aBuyer,
  aGuest,
  openSendingShop,
  payloadOf,
  type Sender,
  type SendingShop,
  sendAs,
  sent,
} from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

type Changed = Parameters<typeof sendAs>[2];

/** The fields that a refused order reports, each with its problem. */
async function wrongWith(sender: Sender, changed: Changed = {}): Promise<string[]> {
  const answer = await sendAs(app, sender, changed);
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: Record<string, string>[] };
  expect([answer.status, code]).toEqual([422, 'invalid-input']);
  for (const { message } of errors) expect(message).toMatch(/\p{L} ?/u);
  return errors.map((error) => `${error.path} ${error.code}`);
}

const withMetadata = (sender: Sender, changed: Partial<ReturnType<typeof payloadOf>['metadata']>) => ({
  metadata: { ...payloadOf(sender).metadata, ...changed },
});

test('B48 B49 a row without the comment or the wearer that the company requires is refused', async () => {
  const settings = { ActivateMandatoryRowCommentForAllRows: 'true', ActivateMandatoryPersonalPackage: 'true' };
  const company = await aCompany().with(settings).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const bare = await aBuyer(shop, app, { company });
  expect(await wrongWith(bare)).toEqual([
    'rows.100.comment required-by-company',
    'rows.100.coworker required-by-company',
  ]);
  const metadata = [
    { key: 'Comment', value: 'Site 4' },
    { key: 'CoWorkerId', value: String(bo.id) },
  ];
  const rows = [{ sku: trousers, quantity: 1, metadata }];
  const boss = await aBuyer(shop, app, { company, role: roles.customerAdmin, email: 'boss@bygg.example' }, rows);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', bo.id).execute();
  expect(await wrongWith(boss)).toEqual(['rows.100.coworker invalid']);
  await shop.db.insertInto('customer_company').values({ customer_id: bo.id, company_id: company.id }).execute();
  expect(await sent(sendAs(app, boss))).toMatchObject({ status: 100 });
});

test('M23 M54 fields that a company requires are required of every sender', async () => {
  const rules = ['orderLabel', 'salesRef'].map((ruleName) => ({ ruleName, ruleType: 'REQUIRED' }));
  const company = await aCompany()
    .with({ FormViewRules: JSON.stringify({ rules }) })
    .save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  expect(await wrongWith(buyer)).toEqual([
    'metadata.OrderLabel required-by-company',
    'metadata.SalesRef required-by-company',
  ]);
  const given = withMetadata(buyer, { OrderLabel: 'Dock 4', SalesRef: 'Ada' });
  expect(await sent(sendAs(app, buyer, given))).toMatchObject({ status: 100 });
});

test('O07 the country of an invoice address must exist', async () => {
  const guest = await aGuest(app);
  const nowhere = { addressLine1: '', addressLine2: '', zipCode: 'zzz', city: '', region: '', countryId: 'SE' };
  expect(await wrongWith(guest, { invoiceAddress: nowhere })).toEqual([
    'invoiceAddress.addressLine1 required',
    'invoiceAddress.zipCode zip-wrong',
    'invoiceAddress.city required',
  ]);
  expect(await wrongWith(guest, { invoiceAddress: { ...nowhere, countryId: 'XX' } })).toEqual([
    'invoiceAddress.countryId invalid',
  ]);
  const inDenmark = { ...nowhere, addressLine1: 'Box 4', zipCode: '2100', city: 'København', countryId: 'DK' };
  const { orderId } = await sent(sendAs(app, guest, { invoiceAddress: inDenmark }));
  const order = await shop.db.selectFrom('orders').select('data').where('id', '=', orderId).executeTakeFirst();
  expect(order?.data.invoiceAddress).toMatchObject({ line1: 'Box 4', country: 'DK' });
});

test('the rules of the form apply to the order of a guest', async () => {
  const guest = await aGuest(app);
  const { buyer } = payloadOf(guest);
  for (const cellphone of ['<script>', '<b>0701740605'])
    expect(await wrongWith(guest, { buyer: { ...buyer, cellphone } })).toEqual(['buyer.cellphone phone-invalid']);
  expect(
    await wrongWith(guest, withMetadata(guest, { B2CCompanyVatNo: 'GBINVALID', OrderLabel: 'x'.repeat(400) })),
  ).toEqual(['metadata.B2CCompanyVatNo vat-wrong', 'metadata.OrderLabel too-long']);
  expect(await wrongWith(guest, withMetadata(guest, { OrderConfirmationEmail: 'not an email' }))).toEqual([
    'metadata.OrderConfirmationEmail email-invalid',
  ]);
  const others = (ExtraOrderConfirmationEmail: string) =>
    wrongWith(guest, withMetadata(guest, { ExtraOrderConfirmationEmail }));
  expect(await others('not an email')).toEqual(['metadata.ExtraOrderConfirmationEmail email-invalid']);
  expect(await others('a@b.example '.repeat(6))).toEqual(['metadata.ExtraOrderConfirmationEmail too-many']);
});

test('O46 O48 a consumer cannot send company numbers, and weekly delivery needs its setting', async () => {
  const guest = await aGuest(app);
  const wishes = withMetadata(guest, { OrderNumber: '4711', ProjectNumber: 'P1', WeeklyDelivery: 'true' });
  expect(await wrongWith(guest, wishes)).toEqual([
    'metadata.OrderNumber invalid',
    'metadata.ProjectNumber invalid',
    'metadata.WeeklyDelivery invalid',
  ]);
  const company = await aCompany().with({ ActivateWeeklyDelivery: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  expect(await wrongWith(buyer, withMetadata(buyer, { OrderNumber: '4'.repeat(400) }))).toEqual([
    'metadata.OrderNumber too-long',
  ]);
  expect(await sent(sendAs(app, buyer, withMetadata(buyer, { WeeklyDelivery: 'true' })))).toMatchObject({
    status: 100,
  });
});

test('O45 an order goes to another country only if the company lets its people choose', async () => {
  const inDenmark = (sender: Sender) => {
    const { deliveryAddress } = payloadOf(sender);
    return { deliveryAddress: { ...deliveryAddress, zipCode: '2100', city: 'København', countryId: 'DK' } };
  };
  const codeOf = async (sender: Sender) => {
    const said = (await (await sendAs(app, sender, inDenmark(sender))).json()) as { code: string };
    return said.code;
  };
  expect(await codeOf(await aGuest(app))).toBe('delivery-country-not-served');
  const fixed = await aCompany().save(shop.db);
  expect(await codeOf(await aBuyer(shop, app, { company: fixed }))).toBe('delivery-country-not-served');
  const free = await aCompany().with({ ActivateChooseDeliveryCountryInCheckout: 'true' }).save(shop.db);
  const chooser = await aBuyer(shop, app, { company: free, email: 'bo@bygg.example' });
  expect(await codeOf(chooser)).not.toBe('delivery-country-not-served');
});

test('an order that waits for approval is not paid by card', async () => {
  const settings = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany().with(settings).save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  const answer = await sendAs(app, buyer, { paymentMethodId: 168 });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'payment-method-not-allowed' }]);
  const offered = await app.request('/api/metadata/paymentmethods?marketId=1', { headers: buyer.headers });
  expect(((await offered.json()) as { kind: string }[]).map(({ kind }) => kind)).toEqual(['account', 'external']);
  expect(await sent(sendAs(app, buyer))).toMatchObject({ kind: 'approval' });
});

test('a text that the database cannot store is refused, without a server error', async () => {
  const guest = await aGuest(app);
  expect(await wrongWith(guest, { comment: 'a\0b' })).toEqual(['comment forbidden-characters']);
  expect(await wrongWith(guest, { comment: 'a\ud800b' })).toEqual(['comment forbidden-characters']);
  expect(await wrongWith(guest, { servicePointId: '\0' })).toEqual(['servicePointId forbidden-characters']);
});

test('Q14 every free text of an order refuses the forbidden characters and names its field', async () => {
  const guest = await aGuest(app);
  const { buyer, deliveryAddress, metadata } = payloadOf(guest);
  const bad = 'a<b>';
  const inAddress = (field: string) => ({ facts: { problems: [{ field, code: 'forbidden-characters' }] } });
  const inField = (path: string) => ({ errors: [{ path, code: 'forbidden-characters' }] });
  const toAddress = (changed: Partial<typeof deliveryAddress>) => ({
    deliveryAddress: { ...deliveryAddress, ...changed },
  });
  const noted = (changed: Partial<typeof metadata>) => ({ metadata: { ...metadata, ...changed } });
  const changes: [Changed, object][] = [
    [{ comment: bad }, inField('comment')],
    [{ buyer: { ...buyer, firstName: bad } }, inAddress('firstName')],
    [{ buyer: { ...buyer, lastName: bad } }, inAddress('lastName')],
    [toAddress({ careOf: bad }), inAddress('careOf')],
    [toAddress({ addressLine1: bad }), inAddress('line1')],
    [toAddress({ addressLine2: bad }), inAddress('line2')],
    [toAddress({ city: bad }), inAddress('city')],
    [noted({ B2CCompanyName: bad }), inField('metadata.B2CCompanyName')],
    [noted({ OrderLabel: bad }), inField('metadata.OrderLabel')],
    [noted({ SalesRef: bad }), inField('metadata.SalesRef')],
  ];
  for (const [changed, problem] of changes) {
    const answer = await sendAs(app, guest, changed);
    expect([answer.status, await answer.json()]).toMatchObject([422, problem]);
  }
});
