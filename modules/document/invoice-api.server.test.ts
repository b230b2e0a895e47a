import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Invoice, InvoiceRow } from '#modules/invoice/invoice.ts';
import { findInvoices, insertInvoice } from '#modules/invoice/invoice-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { someGeneral } from '#tests/build/content.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { anInvoice } from '#tests/build/history.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { orderWatchers, type Watcher } from '#tests/build/order-watchers.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { saveGeneral } from '../content/save-general.server.ts';

const sek = (amount: number) => money(amount, 'SEK');
const noSuchInvoice = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const space = '\u00a0';

let shop: TestShop;
let app: TestApp;
let watchers: Awaited<ReturnType<typeof orderWatchers>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  watchers = await orderWatchers(shop);
});

const rowsOf = (count: number): InvoiceRow[] =>
  Array.from({ length: count }, (_, at) => ({
    rowNumber: (at + 1) * 100,
    sku: `10001110010${at}C50`,
    text: `Trousers ${at}, Navy, C50`,
    quantity: 2,
    net: sek(150_000),
    basisPoints: 2500,
  }));

async function invoiced(facts: Partial<Invoice> = {}, order: Parameters<typeof anOrder>[0] = {}) {
  const bought = anOrderRow({ quantity: 2 });
  const discount = { net: sek(10_000), gross: sek(12_500) };
  const made = anOrder({
    paymentState: 'Default',
    paymentMethodId: 169,
    status: 100,
    placedAt: shop.clock.now(),
    owner: watchers.owner,
    rows: [{ ...bought, price: { ...bought.price, discount } }],
    ...order,
  });
  const orderNo = await insertOrder(shop.db, made);
  const invoice = anInvoice(made.order.id, {
    number: 'SE100001',
    companyId: watchers.companyId,
    customerId: watchers.buyerId,
    rows: rowsOf(1),
    taxes: [
      { basisPoints: 1200, net: sek(20_000), tax: sek(2_400) },
      { basisPoints: 2500, net: sek(150_000), tax: sek(37_500) },
    ],
    tax: sek(39_900),
    payable: sek(209_900),
    ...facts,
  });
  await insertInvoice(shop.db, invoice);
  return { id: invoice.id, orderId: made.order.id, orderNo };
}

const pdfOf = (id: string) => `/api/document/documents/invoice/${id}/pdf`;

async function ask(who: Watcher, id: string, headers: Record<string, string> = {}) {
  return app.request(pdfOf(id), { headers: { ...(await app.bearer(watchers.claims[who])), ...headers } });
}

const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));

test('an invoice has its seller and buyer, numbers, days, rows, tax by rate and total, in the language of its order', async () => {
  const { id, orderNo } = await invoiced({
    buyer: { ...anInvoice('').buyer, vatNo: 'SE999999999901', orderNumber: 'PO-17' },
  });
  const answer = await ask('buyer', id, { 'accept-language': 'en' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoice-SE100001.pdf"');
  const { lines, pages, boxes, frame } = await read(answer);
  expect([pages, boxes]).toEqual([1, 0]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Faktura SE100001',
      'SäljareKöpare',
      'YrkeBygg',
      'Momsregistreringsnummer: SE999999999901',
      'FakturanummerSE100001Ert ordernummerPO-17',
      'Fakturadatum17 november 2026BetalningsreferensSE100001',
      'Förfallodatum17 december 2026LeveransadressGatan 1, 111 22 Stockholm',
      `Order${orderNo}`,
      `Trousers 0, Navy, C502800,00${space}kr25${space}%1${space}500,00${space}kr`,
      `Rabatt −100,00${space}kr`,
      `12${space}%200,00${space}kr24,00${space}kr`,
      `25${space}%1${space}500,00${space}kr375,00${space}kr`,
      `Summa exkl. skatt1${space}700,00${space}kr`,
      `Att betala2${space}099,00${space}kr`,
      'Betala senast 17 december 2026 och ange referensen SE100001.',
      'SE100001, sida 1 av 1',
    ]),
  );
  expect(frame).toContain('/Table');
});

test('an invoice has the seller’s VAT and registration numbers and, unless it is prepaid, the bank details', async () => {
  const numbers = { vatNumber: 'SE000000000', registrationNo: '000000-0000' };
  const seller = { name: 'Yrke Handel', ...numbers, accounts: [{ label: 'IBAN', number: 'SE00 0000' }] };
  const general = { language: 'sv', everywhere: false, general: someGeneral({ seller }) } as const;
  expect(await saveGeneral(shop, aVisit({ claims: someClaims() }), general)).toMatchObject({ ok: true });
  const { lines } = await read(await ask('buyer', (await invoiced()).id));
  expect(lines).toEqual(expect.arrayContaining(['Yrke HandelBygg', 'Momsregistreringsnummer: SE000000000']));
  expect(lines.join(' ')).toContain('Organisationsnummer: 000000-0000');
  expect(lines.join(' ')).toContain('IBANSE00 0000');
  const paidAt = new Date('2026-11-17T10:00:00Z');
  const paid = await invoiced({ id: noSuchInvoice, number: 'SE100002', dueOn: '2026-11-17', paidAt });
  expect((await read(await ask('buyer', paid.id))).text).not.toContain('IBAN');
});

test('T19 a consumer’s invoice is printed gross, with the rounding between tax and total', async () => {
  const billed = { unit: sek(100_000), discount: sek(12_500), net: sek(150_000), gross: sek(187_500) };
  const { id } = await invoiced({
    basis: 'gross',
    rows: rowsOf(1).map((row) => ({ ...row, ...billed })),
    taxes: [{ basisPoints: 2500, net: sek(150_000), tax: sek(37_500) }],
    tax: sek(37_500),
    rounding: sek(-1),
    payable: sek(187_499),
  });
  const { lines } = await read(await ask('buyer', id));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Artikel.*inkl\. moms.*inkl\. moms$/),
      `Trousers 0, Navy, C5021${space}000,00${space}kr25${space}%1${space}875,00${space}kr`,
      `Rabatt −125,00${space}kr`,
      expect.stringMatching(/exkl\. moms: 800,00\u00a0kr$/),
      `Summa exkl. skatt1${space}500,00${space}kr`,
      `Avrundning−0,01${space}kr`,
      `Att betala1${space}874,99${space}kr`,
    ]),
  );
});

test('T19 empty values are not printed: no label without text, no row of zero', async () => {
  const seller = { name: 'Yrke Handel', vatNumber: '', accounts: [{ label: 'IBAN', number: ' ' }] };
  const { footer } = someGeneral();
  const contact = { emails: [{ label: '', email: 'orders@yrke.example' }], phones: [{ label: 'Orders', phone: '' }] };
  const general = someGeneral({ seller, footer: { ...footer, ...contact } });
  const save = { language: 'sv', everywhere: false, general } as const;
  expect(await saveGeneral(shop, aVisit({ claims: someClaims() }), save)).toMatchObject({ ok: true });
  const bought = anOrderRow({ quantity: 2 });
  const freight = { ...anOrderRow({ rowNumber: 200 }), type: 'FreightArticle' as const };
  const { metadata } = anOrder().order;
  const { id } = await invoiced(
    {
      buyer: { ...anInvoice('').buyer, vatNo: '', orderNumber: '' },
      rows: [
        ...rowsOf(1),
        { rowNumber: 200, sku: 'FREIGHT', text: 'Frakt', quantity: 1, net: sek(0), basisPoints: 1200 },
      ],
      taxes: [
        { basisPoints: 1200, net: sek(0), tax: sek(0) },
        { basisPoints: 2500, net: sek(150_000), tax: sek(37_500) },
      ],
      tax: sek(37_500),
      payable: sek(187_500),
    },
    { rows: [bought, freight], metadata: { ...metadata, ProjectNumber: '' } },
  );
  const { lines, text } = await read(await ask('buyer', id));
  expect(lines).toContain('orders@yrke.example');
  expect(text).not.toMatch(/undefined|null|NaN|Infinity/);
  expect(text).not.toMatch(/Momsregistreringsnummer|Ert ordernummer|Projekt|IBAN|Orders|Frakt/);
  expect(lines.filter((line) => /:\s*$/.test(line))).toEqual([]);
  expect(lines.filter((line) => /(^|\D)0,00/.test(line))).toEqual([]);
});

test('an invoice prints label, reference and project of its order, and the delivery date and place', async () => {
  const fields = { OrderLabel: 'Kran 4', SalesRef: 'Eva Lind', ProjectNumber: 'P-8' };
  const metadata = { ...anOrder().order.metadata, ...fields };
  const { id } = await invoiced({ deliveredOn: '2026-11-16' }, { metadata });
  const { text } = await read(await ask('buyer', id));
  for (const said of ['Kran 4', 'Eva Lind', 'P-8', 'Leveransdatum', '16 november 2026', 'Leveransadress'])
    expect(text).toContain(said);
});

test('an invoice that was paid when issued is marked as paid', async () => {
  const { id } = await invoiced({ dueOn: '2026-11-17', paidAt: new Date('2026-11-17T10:00:00Z') });
  const { lines, text } = await read(await ask('buyer', id));
  expect(lines).toContain('Betalad 17 november 2026. Du behöver inte göra något.');
  expect(lines).toContain(`Betalt2${space}099,00${space}kr`);
  expect(text).not.toMatch(/Betala senast|Att betala/);
});

test('a prepaid invoice has no due date, and a fee of zero is not printed', async () => {
  const fee = { rowNumber: 900, sku: 'F3000', text: 'Frakt', quantity: 1, net: sek(0), basisPoints: 2500 };
  const { id } = await invoiced({ dueOn: '2026-11-17', paidAt: new Date(), rows: [...rowsOf(1), fee] });
  const { text } = await read(await ask('buyer', id));
  expect(text).not.toMatch(/Förfallodatum|Frakt|F3000/);
});

test('a credit note names the credited invoice and the amount', async () => {
  const { id } = await invoiced({
    kind: 'credit',
    number: 'SEC100001',
    creditsNumber: 'SE100001',
    payable: sek(-187_500),
    tax: sek(-37_500),
    taxes: [{ basisPoints: 2500, net: sek(-150_000), tax: sek(-37_500) }],
    rows: rowsOf(1).map((row) => ({ ...row, quantity: -2, net: sek(-150_000) })),
  });
  const answer = await ask('buyer', id);
  expect(answer.headers.get('content-disposition')).toContain('credit-note-SEC100001.pdf');
  const { lines, text } = await read(answer);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Kreditfaktura SEC100001',
      expect.stringMatching(/^Krediterar fakturaSE100001/),
      `Att återfå1${space}875,00${space}kr`,
    ]),
  );
  expect(text).not.toContain('Förfallodatum');
});

test('an ordinary invoice of four articles fits on one page', async () => {
  const numbers = { vatNumber: 'SE000000000', registrationNo: '000000-0000' };
  const accounts = ['IBAN', 'BIC'].map((label) => ({ label, number: 'SE00 0000' }));
  const { footer } = someGeneral();
  const contact = {
    visitingAddress: { street: 'Hantverkargatan 14', zip: '113 30', city: 'Stockholm', country: 'Sverige' },
    emails: [{ label: 'Kundservice', email: 'orders@yrke.example' }],
    phones: [{ label: 'Kundservice', phone: '+46 8 465 004 10' }],
  };
  const general = someGeneral({ seller: { name: 'Yrke', ...numbers, accounts }, footer: { ...footer, ...contact } });
  const save = { language: 'sv', everywhere: false, general } as const;
  expect(await saveGeneral(shop, aVisit({ claims: someClaims() }), save)).toMatchObject({ ok: true });
  const metadata = { ...anOrder().order.metadata, OrderNumber: '880010', ProjectNumber: 'D-118' };
  const rows = rowsOf(4).map((row) => ({ ...row, text: `${row.text}, hantverksbyxa med benficka och hölsterfickor` }));
  const { id } = await invoiced({ rows, deliveredOn: '2026-11-16' }, { metadata });
  const { pages, lines } = await read(await ask('buyer', id));
  expect(lines).toContain('SE100001, sida 1 av 1');
  expect(pages).toBe(1);
});

test('a long invoice has several pages, each with its number and the table header', async () => {
  const { id } = await invoiced({ rows: rowsOf(60) });
  const { pages, lines } = await read(await ask('buyer', id));
  expect(pages).toBeGreaterThan(2);
  expect(lines.filter((line) => line.startsWith('ArtikelAntal'))).toHaveLength(pages);
  expect(lines).toContain(`SE100001, sida ${pages} av ${pages}`);
  expect(lines.filter((line) => /^Trousers \d+, /.test(line))).toHaveLength(60);
});

test('reverse-charge tax is stated', async () => {
  const { id } = await invoiced({}, { tax: { treatment: 'intra-community', rows: [] } });
  expect((await read(await ask('buyer', id))).text).toContain('Gemenskapsintern');
});

test.each(['en', 'fi', 'fr', 'cs', 'pl', 'lv', 'et'] as const)(
  'in %s every character can be printed',
  async (language) => {
    const { id } = await invoiced({}, { language });
    expect((await read(await ask('buyer', id))).boxes).toBe(0);
  },
);

test('hidden amounts are left out', async () => {
  const hidden = await invoiced({}, { hidesPrices: true });
  const shown = await invoiced({ number: 'SE100002' });
  const text = async (id: string) => (await read(await ask('buyer', id))).text;
  expect(await text(hidden.id)).not.toMatch(/kr|%/);
  expect(await text(hidden.id)).toContain('Priser visas inte');
  expect(await text(shown.id)).toMatch(/kr/);
  await watchers.hidePrices();
  expect(await text(shown.id)).not.toMatch(/kr|%/);
});

test('the same invoice is the same file, and a client that has it gets 304', async () => {
  const { id } = await invoiced();
  const tag = (await ask('buyer', id)).headers.get('etag') ?? '';
  expect((await ask('buyer', id, { 'if-none-match': tag })).status).toBe(304);
  expect((await ask('colleague', id, { 'if-none-match': tag })).status).toBe(404);
});

test('an issued invoice has the same bytes after payment, credit, and changes of its order, of names, settings or seller', async () => {
  const { id } = await invoiced();
  const bytes = async () => Buffer.from(await (await ask('buyer', id)).arrayBuffer()).toString('base64');
  const issued = await bytes();
  const facts = { paid_at: new Date(), credited: -100 };
  await shop.db.updateTable('invoice').set(facts).where('id', '=', id).execute();
  await shop.db.updateTable('company').set({ name: 'Another name' }).execute();
  await shop.db.updateTable('customer').set({ first_name: 'Another' }).execute();
  await renameOrder();
  const staff = aVisit({ claims: someClaims() });
  expect(await changeReturnDays(shop, staff, { marketId: 1, days: 60 })).toMatchObject({ ok: true });
  const seller = { name: 'Another seller', vatNumber: 'SE000000000', accounts: [] };
  const general = { language: 'sv', everywhere: false, general: someGeneral({ seller }) } as const;
  expect(await saveGeneral(shop, staff, general)).toMatchObject({ ok: true });
  expect(await bytes()).toBe(issued);
  const later = await invoiced({ id: noSuchInvoice, number: 'SE100002' });
  expect((await read(await ask('buyer', later.id))).text).toContain('Another seller');
});

/** As erasing a person or moving an order to another address would do. */
const renameOrder = () =>
  sql`update orders set data = jsonb_set(jsonb_set(data, '{metadata,OrderLabel}', '"Another label"'),
    '{delivery,address,line1}', '"Another street"'), language = 'en'`.execute(shop.db);

test('both files are stored when an invoice is issued, independent of who reads it first, or when', async () => {
  const { id } = await anOpenOrder(shop, { owner: watchers.owner });
  const report = { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] } as const;
  await applyReport(shop, { orderId: id, source: 'test', messageId: 'bill', report });
  await shop.events.deliverDue();
  await renameOrder();
  const [invoice] = await findInvoices(shop.db, [id]);
  const { text } = await read(await ask('buyer', invoice?.id ?? ''));
  expect(text).toContain('Gatan 1');
  expect(text).not.toMatch(/Another|Delivery address/);
  await watchers.hidePrices();
  const { text: hidden } = await read(await ask('buyer', invoice?.id ?? ''));
  expect(hidden).toContain('Priser visas inte');
  expect(hidden).toContain('Gatan 1');
  expect(hidden).not.toMatch(/kr|%|Another|Delivery address/);
});

test('visitors who may see the order get it; for others it does not exist', async () => {
  const { id } = await invoiced();
  for (const who of ['buyer', 'admin'] as const) expect([who, (await ask(who, id)).status]).toEqual([who, 200]);
  for (const who of ['colleague', 'consumer', 'stranger', 'otherAdmin'] as const) {
    const [theirs, missing] = [await ask(who, id), await ask(who, noSuchInvoice)];
    const codes = [theirs, missing].map(async (one) => ((await one.json()) as { code: string }).code);
    expect([who, theirs.status, missing.status, ...(await Promise.all(codes))]).toEqual([
      who,
      404,
      404,
      'invoice-not-found',
      'invoice-not-found',
    ]);
  }
  for (const one of [id, noSuchInvoice]) expect((await app.request(pdfOf(one))).status).toBe(401);
  await watchers.bindToTeams();
  expect((await ask('admin', id)).status).toBe(404);
  await watchers.joinTeam();
  expect((await ask('admin', id)).status).toBe(200);
});

test('a guest gets it only with the signature of its order', async () => {
  const { id, orderId } = await invoiced({}, { owner: { kind: 'public' } });
  const other = await invoiced({ number: 'SE100002' }, { owner: { kind: 'public' } });
  const by = (seal: string) => app.request(`${pdfOf(id)}?o=${encodeURIComponent(seal)}`);
  expect((await by(sealOrder(shop.env, orderId))).status).toBe(200);
  for (const seal of [sealOrder(shop.env, other.orderId), 'made up', '']) expect((await by(seal)).status).toBe(404);
});

test('H09 the signed link gives no more than the page: no amounts that the company hides, no hidden order', async () => {
  const { id, orderId } = await invoiced();
  const by = () => app.request(`${pdfOf(id)}?o=${encodeURIComponent(sealOrder(shop.env, orderId))}`);
  expect((await read(await by())).text).toMatch(/kr/);
  await watchers.hidePrices();
  expect((await read(await by())).text).not.toMatch(/kr|%/);
  await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', orderId).execute();
  expect((await by()).status).toBe(404);
});
