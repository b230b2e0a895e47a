import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice, aPriceList } from '#tests/build/feed.ts';
import { pdf } from '#tests/build/media.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { smallWorld, soldProduct } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import type { OrderOwner } from '../order/order.ts';
import { sealOrder } from '../order/order-link.server.ts';

let shop: TestShop;
let app: TestApp;

const protective = {
  ppeCategory: 'II' as const,
  standards: [{ id: 'EN ISO 20471', grade: 'class 2' }],
  media: [{ mediaId: 143, path: 'documents/50001110_143.pdf' }],
};
const standards = [
  {
    kind: 'standard',
    id: 'EN ISO 20471',
    edition: '2013+A1:2016',
    explanation: { sv: 'Varselkläder', en: 'High visibility' },
  },
];

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [
    ...smallWorld(),
    ...standards,
    ...soldProduct(5000, protective),
    ...soldProduct(6000, { ...protective, publicAssortment: false, media: [] }, { priceList: 'OURS' }),
  ]);
  await shop.files.put('media/documents/50001110_143.pdf', pdf, 'application/pdf');
});

const path = '/api/document/documents';
const ask = (rest: string, headers: Record<string, string> = {}) => app.request(`${path}${rest}`, { headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));

test('S01 the documents of a product are listed, and each can be opened', async () => {
  const answer = await ask('/product/500011100100C50?cultureCode=en-GB');
  const listed = (await answer.json()) as { documents: { kind: string; url: string; bytes: number | null }[] };
  expect(listed).toMatchObject({
    partNo: '50001110',
    name: 'Trousers 5000',
    documents: [
      { kind: 'declaration', name: 'EU declaration of conformity', contentType: 'application/pdf', bytes: null },
      { kind: 'manual', name: 'User information', bytes: pdf.length },
    ],
  });
  for (const { url } of listed.documents) {
    const file = await app.request(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test("S01 the manufacturer's declaration replaces ours; without protection there is none", async () => {
  const sent = { mediaId: 278, path: 'documents/50001110_278.pdf' };
  await shop.files.put(`media/${sent.path}`, pdf, 'application/pdf');
  await bringFeed(shop, soldProduct(5000, { ...protective, media: [sent] }));
  const kinds = async (partNo: string) => {
    const { documents } = (await (await ask(`/product/${partNo}`)).json()) as { documents: { url: string }[] };
    return documents.map(({ url }) => url.split('?')[0]);
  };
  expect(await kinds('50001110')).toEqual(['/files/documents/50001110_278.pdf']);
  expect(await kinds('10001110')).toEqual([]);
});

test('S08 the declaration of a part number is a PDF in the requested language, with a file name', async () => {
  const answer = await ask('/product/5000-1110/conformity?cultureCode=sv-SE');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="eu-declaration-50001110-sv.pdf"');
  const { pages, lines } = await read(answer);
  expect(pages).toBe(1);
  expect(lines).toContain('EU-försäkran om överensstämmelse');
  expect(lines).toContain('EN ISO 20471:2013+A1:2016Varselkläder, klass 2');
  expect(lines).toContain('Exempelstad, 1 januari 2026');
  const english = await read(await ask('/product/50001110/conformity', { 'accept-language': 'en' }));
  expect(english.lines).toContain('EU declaration of conformity');
});

test('S08 a client that has the file gets 304', async () => {
  const first = await ask('/product/50001110/conformity');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"\S{22}"$/);
  const again = await ask('/product/50001110/conformity', { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('/product/50001110/conformity?cultureCode=en', { 'if-none-match': tag })).status).toBe(200);
});

test('S08 a product without a declaration gets a statement', async () => {
  const { lines } = await read(await ask('/product/10001110/conformity?cultureCode=en'));
  expect(lines).toContain('No EU declaration of conformity');
});

test('S08 an unknown number answers 404, a malformed one 422', async () => {
  for (const rest of ['', '/conformity']) {
    const unknown = await ask(`/product/99991110${rest}`);
    expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'product-not-found']);
    expect((await ask(`/product/none%3F${rest}`)).status).toBe(422);
  }
});

test('S08 a product of one company is unknown to others', async () => {
  const ours = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const theirs = await aCompany('Other').save(shop.db);
  const statusFor = async (rest: string, company?: { id: number }) =>
    (await ask(rest, company && (await app.bearer({ storm_role: roles.user, company_id: company.id })))).status;
  for (const rest of ['/product/60001110', '/product/60001110/conformity', '/conformity?partNo=60001110'])
    expect([await statusFor(rest, ours), await statusFor(rest, theirs), await statusFor(rest)]).toEqual([
      200, 404, 404,
    ]);
});

test("S08 products of a company's external assortment have documents too", async () => {
  await bringFeed(shop, [
    aPriceList({ code: 'OUTSIDE', type: 'External' }),
    ...soldProduct(7000, { ...protective, publicAssortment: false }, { priceList: 'OUTSIDE' }),
    aPrice({ style: 7000, priceList: 'OUTSIDE' }),
  ]);
  const company = await aCompany('Bygg').withPriceLists('OUTSIDE').save(shop.db);
  const held = await app.bearer({ storm_role: roles.user, company_id: company.id });
  expect((await ask('/product/70001110/conformity', held)).status).toBe(200);
  expect((await ask('/product/70001110/conformity')).status).toBe(404);
});

test('S08 several products are one file; none, or too many, are refused', async () => {
  const answer = await ask('/conformity?partNo=50001110&partNo=10001110&partNo=500011100100&cultureCode=en');
  expect(answer.headers.get('content-disposition')).toContain('eu-declarations-en.pdf');
  expect((await read(answer)).pages).toBe(2);
  expect((await ask('/conformity')).status).toBe(422);
  const many = Array.from({ length: 51 }, () => 'partNo=50001110').join('&');
  expect((await ask(`/conformity?${many}`)).status).toBe(422);
  const unknown = await ask('/conformity?partNo=50001110&partNo=99991110');
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'product-not-found']);
});

async function sent(owner: OrderOwner) {
  const rows = [
    anOrderRow({ rowNumber: 100, sku: '500011100100C50' }),
    anOrderRow({ rowNumber: 200, sku: '500011100100C52' }),
    anOrderRow({ rowNumber: 300, sku: '600011100100C50' }),
    anOrderRow({ rowNumber: 400, sku: '999911100100C50', name: 'Old hat' }),
    anOrderRow({ rowNumber: 500, sku: 'FREIGHT', type: 'FreightArticle' }),
  ];
  const made = anOrder({ owner, rows });
  const orderNo = await insertOrder(shop.db, made);
  return { orderNo, id: made.order.id, link: sealOrder(shop.env, made.order.id) };
}

const orderPath = (id: string, link?: string) =>
  `/order/${id}/conformity?cultureCode=en${link === undefined ? '' : `&o=${encodeURIComponent(link)}`}`;

test('S08 the documents of an order are one file: each product once, no freight, deleted ones only named', async () => {
  const { id, orderNo, link } = await sent({ kind: 'public' });
  const answer = await ask(orderPath(id, link));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toContain(`eu-declarations-${orderNo}-en.pdf`);
  const { pages, lines, text } = await read(answer);
  expect(pages).toBe(3);
  expect(lines).toContain(`Order ${orderNo}`);
  expect(lines).toContain('99991110Old hat. No longer in the assortment.');
  expect(text).not.toContain('FREIGHT');
});

test('S08 an order’s documents are for its buyer, company administrators and holders of its link', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const other = await aCompany('Other').save(shop.db);
  const olle = (await aPerson('olle@bygg.example').at(bygg).save(shop.db)).id;
  const { id } = await sent({ kind: 'company', companyId: bygg.id, customerId: olle, punchOutSession: undefined });
  const statusFor = async (claims: Parameters<TestApp['bearer']>[0]) =>
    (await ask(orderPath(id), await app.bearer(claims))).status;
  expect(await statusFor({ customer_id: olle, company_id: bygg.id, storm_role: roles.user })).toBe(200);
  expect(await statusFor({ customer_id: olle + 1, company_id: bygg.id, storm_role: roles.administrator })).toBe(200);
  expect(await statusFor({ customer_id: olle + 1, company_id: bygg.id, storm_role: roles.user })).toBe(404);
  expect(await statusFor({ customer_id: olle, company_id: other.id, storm_role: roles.administrator })).toBe(404);
  expect(await statusFor({ customer_id: olle + 2, storm_role: roles.b2c })).toBe(404);
  expect((await ask(orderPath(id))).status).toBe(401);
});

test('S08 a link opens only its own order, and none that was cancelled', async () => {
  const mine = await sent({ kind: 'public' });
  const theirs = await sent({ kind: 'public' });
  expect((await ask(orderPath(mine.id, mine.link))).status).toBe(200);
  for (const link of [theirs.link, 'made up', ''])
    expect([link, await codeOf(await ask(orderPath(mine.id, link)))]).toEqual([link, 'order-not-found']);
  await shop.db.updateTable('orders').set({ given_up_at: new Date() }).where('id', '=', mine.id).execute();
  expect((await ask(orderPath(mine.id, mine.link))).status).toBe(404);
});
