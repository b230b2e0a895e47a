import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertInvoice } from '#modules/invoice/invoice-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anInvoice } from '#tests/build/history.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readInvoicePdfs, readInvoiceSheet } from './read-invoice-list.server.ts';

let shop: TestShop;
let app: TestApp;
let companies: Record<'parent' | 'roof' | 'power' | 'stranger', number>;
let buyer: number;

/** A parent with two child companies, one of which hides its prices, and an unrelated company. */
beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const parent = await aCompany('=Bygg').save(shop.db);
  const roof = await aCompany('Tak').childOf(parent).save(shop.db);
  const power = await aCompany('El').childOf(parent).with({ HidePrice: 'true' }).save(shop.db);
  const stranger = await aCompany('Stranger').save(shop.db);
  companies = { parent: parent.id, roof: roof.id, power: power.id, stranger: stranger.id };
  buyer = (await aPerson('olle@bygg.example').at(parent, roof, power, stranger).save(shop.db)).id;
  for (const [name, companyId] of Object.entries(companies)) {
    const owner = { kind: 'company', companyId, customerId: buyer, punchOutSession: undefined } as const;
    const made = anOrder({ paymentState: 'Default', paymentMethodId: 169, status: 100, owner });
    await insertOrder(shop.db, made);
    const invoice = anInvoice(made.order.id, {
      number: `I-${name}`,
      companyId,
      customerId: buyer,
      payable: money(100_050, 'SEK'),
      tax: money(20_010, 'SEK'),
    });
    await insertInvoice(shop.db, invoice);
  }
});

const by = (company: keyof typeof companies, storm_role: Claims['storm_role']): Partial<Claims> => ({
  customer_id: buyer + 1000,
  storm_role,
  company_id: companies[company],
});
const fetchAs = async (who: Partial<Claims> | undefined, call: string) =>
  app.request(`/api/document/documents/invoices/${call}`, who && { headers: await app.bearer(who) });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const namesIn = async (answer: Response) => Object.keys(unzipSync(await bytesOf(answer))).toSorted();

test('the list of invoices as a spreadsheet: days, numbers, the company of each, a sum for each currency', async () => {
  const answer = await fetchAs(by('parent', roles.administrator), 'excel?cultureCode=en');
  expect([answer.status, answer.headers.get('document-rows')]).toEqual([200, '3']);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="invoices-\d{4}-\d\d-\d\d\.xlsx"/);
  const book = await readWorkbook(await bytesOf(answer));
  expect(book.broken).toEqual([]);
  const [titles = [], ...rows] = await book.sheet(1);
  expect(titles).toEqual([
    'Invoice number',
    'Type',
    'Issued',
    'Due',
    'Paid',
    'Status',
    'Company',
    'Order number',
    'Your order number',
    'Currency',
    'Total excl. tax',
    'Tax',
    'Total',
    'Left to pay',
  ]);
  const column = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
  const of = (number: string) => rows.find(([first]) => first === number) ?? [];
  const cells = (number: string) =>
    ['Company', 'Currency', 'Total excl. tax', 'Tax', 'Total'].map((title) => of(number)[titles.indexOf(title)]);
  // A name that begins like a formula is text.
  expect(cells('I-parent')).toEqual(['=Bygg', 'SEK', 800.4, 200.1, 1000.5]);
  expect(cells('I-roof')).toEqual(['Tak', 'SEK', 800.4, 200.1, 1000.5]);
  expect(cells('I-power').filter((cell) => cell !== null)).toEqual(['El']);
  expect(column('Total').at(-1)).toBe(2001);
  const formulas = [...(book.files.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<f>(.*?)<\/f>/g)].map(
    ([, text]) => text,
  );
  expect(formulas.filter((text) => !text?.startsWith('SUMIF('))).toEqual([]);
});

test('the same invoices as PDF files in one archive, with the filters of the list', async () => {
  const answer = await fetchAs(by('parent', roles.administrator), 'zip');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(await bytesOf(answer));
  expect(Object.keys(files).toSorted()).toEqual(['invoice-I-parent.pdf', 'invoice-I-power.pdf', 'invoice-I-roof.pdf']);
  const textOf = (name: string) => readPdf(files[name] ?? new Uint8Array()).text;
  expect(textOf('invoice-I-roof.pdf')).toContain('1\u00a0000,50');
  expect(textOf('invoice-I-power.pdf')).not.toContain('kr');
  const one = await fetchAs(by('parent', roles.administrator), `zip?companyId=${companies.roof}`);
  expect(await namesIn(one)).toEqual(['invoice-I-roof.pdf']);
  const paid = await fetchAs(by('parent', roles.administrator), 'zip?State=paid');
  expect(await namesIn(paid)).toEqual([]);
});

test('callers get only visible invoices: a child its own, a plain user those of their orders, a visitor none', async () => {
  for (const kind of ['excel', 'zip']) expect((await fetchAs(undefined, kind)).status).toBe(401);
  expect(await namesIn(await fetchAs(by('roof', roles.administrator), 'zip'))).toEqual(['invoice-I-roof.pdf']);
  for (const other of ['parent', 'power', 'stranger'] as const)
    expect(await namesIn(await fetchAs(by('roof', roles.administrator), `zip?companyId=${companies[other]}`))).toEqual(
      [],
    );
  expect(await namesIn(await fetchAs(by('parent', roles.user), 'zip'))).toEqual([]);
  const rows = (await fetchAs(by('stranger', roles.administrator), 'excel')).headers.get('document-rows');
  expect(rows).toBe('1');
});

test('a list with more invoices than a file holds is refused with both numbers', async () => {
  const visit = aVisit({ claims: someClaims(by('parent', roles.administrator)) });
  const asked = { reach: 'all', filter: {}, state: undefined, order: 'desc' } as const;
  const refusal = { ok: false, refusal: { code: 'too-many-invoices', count: 3, maximum: 2 } };
  expect(await readInvoiceSheet(shop, visit, asked, { most: 2, atOnce: 1 })).toEqual(refusal);
  expect(await readInvoicePdfs(shop, visit, asked, { most: 2, atOnce: 1 })).toEqual(refusal);
  const read = await readInvoicePdfs(shop, visit, asked, { most: 3, atOnce: 1 });
  const names: string[] = [];
  if (read.ok) for await (const { name } of read.value.files) names.push(name);
  expect(names).toHaveLength(3);
});
