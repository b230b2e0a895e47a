import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { someGeneral } from '#tests/build/content.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { anOrder } from '#tests/build/order.ts';
import { orderWatchers, type Watcher } from '#tests/build/order-watchers.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { saveGeneral } from '../content/save-general.server.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { findEInvoice } from './e-invoice-store.server.ts';
import { eInvoiceAttachments } from './e-invoice-subscriptions.server.ts';
import { listOffered } from './read-e-invoice.server.ts';
import { sendEInvoice } from './send-e-invoice.server.ts';
import { readStaffReports } from './staff-reports.server.ts';

let shop: TestShop;
let app: TestApp;
let watchers: Awaited<ReturnType<typeof orderWatchers>>;

const staff = aVisit({ claims: someClaims() });

/** A shop whose seller has a valid VAT number, or another one. */
async function open(env: Record<string, string> = {}, vatNumber = 'SE474822851901') {
  shop = await openTestShop(env);
  app = openTestApp(shop);
  watchers = await orderWatchers(shop);
  await nameSeller(vatNumber);
}

async function nameSeller(vatNumber: string) {
  const accounts = [{ label: 'Bankgiro', number: '123-4567' }];
  const seller = { name: 'Yrke Handel', vatNumber, taxNote: 'Godkänd för F-skatt', accounts };
  const general = { language: 'sv', everywhere: false, general: someGeneral({ seller }) } as const;
  expect(await saveGeneral(shop, staff, general)).toMatchObject({ ok: true });
}

beforeEach(() => open());

type Facts = NonNullable<Parameters<typeof anOpenOrder>[1]>;
type Report = Parameters<typeof applyReport>[1]['report'];

const { delivery } = anOrder().order;
const recipient = { ...delivery.recipient, companyName: 'Bygg AB', vatNo: 'SE172799003601' };

const told = async (orderId: string, report: Report) => {
  const messageId = `${orderId}:${JSON.stringify(report)}`;
  expect(await applyReport(shop, { orderId, source: 'test', messageId, report })).toMatchObject({ ok: true });
};

const rows = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

/** A fully billed order of a company. */
async function billed(facts: Facts = {}) {
  const { id } = await anOpenOrder(shop, { owner: watchers.owner, delivery: { ...delivery, recipient }, ...facts });
  await told(id, { kind: 'invoice', rows });
  const [invoice] = await findInvoices(shop.db, [id]);
  if (!invoice) throw new Error('it is not billed');
  return { id, invoice };
}

const fetchAs = async (who: Watcher, invoiceId: string) =>
  app.request(`/api/document/documents/invoice/${invoiceId}/xml`, { headers: await app.bearer(watchers.claims[who]) });

test('a person who sees the order gets its invoice as XML; for others it is not found', async () => {
  const { invoice } = await billed();
  const answer = await fetchAs('buyer', invoice.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoice-SE100001.xml"');
  const xml = await answer.text();
  expect(xml).toContain('<cbc:PayableAmount currencyID="SEK">283.45</cbc:PayableAmount>');
  expect(xml).toContain('<cbc:CompanyID>SE172799003601</cbc:CompanyID>');
  for (const who of ['stranger', 'otherAdmin', 'consumer'] as const)
    expect((await fetchAs(who, invoice.id)).status).toBe(404);
  expect((await app.request(`/api/document/documents/invoice/${invoice.id}/xml`)).status).toBe(401);
});

test('a file is never changed once it exists', async () => {
  const { invoice } = await billed();
  const first = await (await fetchAs('buyer', invoice.id)).text();
  await nameSeller('SE546854445601');
  expect(await (await fetchAs('buyer', invoice.id)).text()).toBe(first);
});

test('a credit note has its own file that names the invoice', async () => {
  const { id } = await billed();
  await told(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 2 }] });
  const credit = (await findInvoices(shop.db, [id])).find(({ kind }) => kind === 'credit');
  const xml = await (await fetchAs('buyer', credit?.id ?? '')).text();
  expect(xml).toContain('<CreditNote ');
  expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>SE100001<\/cbc:ID>/);
  expect(xml).toContain('<cbc:PayableAmount currencyID="SEK">97.19</cbc:PayableAmount>');
});

test('an invoice that breaks a rule has no file, staff see which rule, and the file is created once it is fixed', async () => {
  await open({}, 'SE000000000');
  const { invoice } = await billed();
  await shop.events.deliverDue();
  expect(await listOffered(shop, [invoice])).toEqual(new Set());
  const refused = await fetchAs('buyer', invoice.id);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 'e-invoice-unavailable' });
  const reports = await readStaffReports(shop, staff, [invoice.id]);
  expect(reports).toMatchObject({ ok: true, value: [{ invoiceId: invoice.id, isMade: false, sentAt: null }] });
  const broken = (await findEInvoice(shop.db, invoice.id))?.broken.map(({ id }) => id) ?? [];
  expect(broken).toEqual(expect.arrayContaining(['PEPPOL-EN16931-R020', 'BR-CO-26']));
  const buyer = aVisit({ claims: someClaims(watchers.claims.buyer) });
  expect(await readStaffReports(shop, buyer, [invoice.id])).toMatchObject({ ok: false });
  await nameSeller('SE474822851901');
  expect((await fetchAs('buyer', invoice.id)).status).toBe(200);
  expect(await listOffered(shop, [invoice])).toEqual(new Set([invoice.id]));
});

test('an invoice without a file yet is offered if one can be made, and not if it would break a rule', async () => {
  const { invoice } = await billed();
  expect(await listOffered(shop, [invoice])).toEqual(new Set([invoice.id]));
  expect((await findEInvoice(shop.db, invoice.id))?.xml).toContain('<cbc:ID>SE100001</cbc:ID>');
  await open({}, 'SE000000000');
  const wrong = await billed();
  expect(await listOffered(shop, [wrong.invoice])).toEqual(new Set());
});

test('consumers and orders with hidden prices have none', async () => {
  const own = await billed({ owner: { kind: 'customer', customerId: watchers.claims.consumer.customer_id ?? 0 } });
  expect((await fetchAs('consumer', own.invoice.id)).status).toBe(404);
  const hidden = await billed({ hidesPrices: true });
  expect((await fetchAs('buyer', hidden.invoice.id)).status).toBe(404);
});

test('without an access point the file is written to disk, once', async () => {
  const { invoice } = await billed();
  await shop.events.deliverDue();
  const laid = Buffer.from(await shop.files.get('e-invoices/SE100001.xml')).toString('utf8');
  expect(laid).toBe((await findEInvoice(shop.db, invoice.id))?.xml);
  expect((await findEInvoice(shop.db, invoice.id))?.sentAt).toEqual(shop.clock.now());
});

test('an access point gets each number with its token, repeated until it accepts, and not after that', async () => {
  const calls: { key: unknown; authorization: unknown; body: string }[] = [];
  const url = await startHttpServer(async (request, response) => {
    const { 'idempotency-key': key, authorization } = request.headers;
    calls.push({ key, authorization, body: await text(request) });
    response.statusCode = calls.length === 1 ? 503 : 409;
    response.end();
  });
  await open({ E_INVOICE_URL: url, E_INVOICE_TOKEN: 'secret-token' });
  const { invoice } = await billed({ isTestOrder: false });
  await shop.events.deliverDue();
  expect((await findEInvoice(shop.db, invoice.id))?.sentAt).toBeUndefined();
  shop.clock.moveBy(3_600_000);
  await shop.events.deliverDue();
  await shop.events.deliverDue();
  expect(calls.map(({ key, authorization }) => [key, authorization])).toEqual([
    ['SE100001', 'Bearer secret-token'],
    ['SE100001', 'Bearer secret-token'],
  ]);
  const kept = await findEInvoice(shop.db, invoice.id);
  expect(kept?.sentAt).toEqual(shop.clock.now());
  expect(calls.map(({ body }) => body === kept?.xml)).toEqual([true, true]);
});

test('the mail of an invoice has the PDF and the XML attached', async () => {
  const smtp = await startSmtpServer();
  await open({ SMTP_URL: smtp.url });
  await billed();
  await shop.events.deliverDue();
  const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  const files = mails.flatMap(({ attachments }) => attachments.map(({ filename, mimeType }) => [filename, mimeType]));
  expect(files).toEqual([
    ['SE100001.pdf', 'application/pdf'],
    ['SE100001.xml', 'application/xml'],
  ]);
});

test('in production the file of a trial order is neither sent nor attached to its mail', async () => {
  const { id, invoice } = await billed({ isTestOrder: true });
  const order = (await findOrder(shop.db, id))?.order;
  if (!order) throw new Error('it is not placed');
  const production = { ...shop, env: { ...shop.env, APP_ENV: 'production' } } as TestShop;
  await sendEInvoice(production, { payload: { orderId: id, number: invoice.number, kind: 'invoice' } });
  expect(await shop.files.stat('e-invoices/SE100001.xml')).toBeUndefined();
  expect(await eInvoiceAttachments(production)({ invoice, order })).toEqual([]);
  const real = { ...order, isTestOrder: false };
  expect(await eInvoiceAttachments(production)({ invoice, order: real })).toMatchObject([{ filename: 'SE100001.xml' }]);
});

const hidePrices = async () => {
  const setting = { company_id: watchers.companyId, key: 'HidePrice', value: 'true' };
  await shop.db.insertInto('company_setting').values(setting).execute();
  await tellCompanyChanged(shop);
};

test.each(['order', 'company'])(
  'where the %s hides prices, people get no amounts and the bookkeeping gets them all',
  async (which) => {
    const smtp = await startSmtpServer();
    await open({ SMTP_URL: smtp.url });
    if (which === 'company') await hidePrices();
    const { invoice } = await billed({ hidesPrices: which === 'order' });
    await shop.events.deliverDue();
    const laid = Buffer.from(await shop.files.get('e-invoices/SE100001.xml')).toString('utf8');
    expect(laid).toContain('<cbc:PayableAmount currencyID="SEK">283.45</cbc:PayableAmount>');
    const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(mails.filter((mail) => mail.text?.includes('283'))).toEqual([]);
    for (const who of ['buyer', 'admin'] as const) {
      expect((await fetchAs(who, invoice.id)).status).toBe(404);
      const headers = await app.bearer(watchers.claims[who]);
      const pdf = await app.request(`/api/document/documents/invoice/${invoice.id}/pdf`, { headers });
      expect(readPdf(new Uint8Array(await pdf.arrayBuffer())).text).not.toContain('283,45');
    }
  },
);
