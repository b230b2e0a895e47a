import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aConsumer } from '#tests/build/person.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { FavouritesDocumentInput } from './favourites-document.ts';

let shop: TestShop;
let app: TestApp;

const path = '/api/document/documents/favourites/pdf';
const [black, rain, trousers, secret] = ['100011100100', '200011100200', '300011100100', '400011100100'];
const kim = { id: 'kim', name: 'Kim Exempel', title: 'Företag', email: 'kim@yrke.example', phone: '+46 8 465 004 10' };
const coverPicture = (name: string, width: number, height: number) => ({
  id: name,
  picture: { path: `covers/${name}.jpg`, alt: name, width, height },
});
const general = someGeneral({
  favorites: { pages: ['about'], covers: [coverPicture('wide', 800, 600), coverPicture('tall', 600, 800)] },
  departments: [{ slug: 'pdf', employees: [kim] }],
  docSettings: [
    { document: 'eudoc', heading: 'Försäkran', text: 'Vi ansvarar.', footer: '' },
    { document: 'favourites-pdf', heading: 'Om urvalet', text: 'Priser i dag.', footer: 'Yrke AB' },
  ],
});

const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3300' } })
    .toFormat(format)
    .toBuffer();

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
  const jpeg = await picture('jpeg');
  const products = [black, rain, trousers].map((partNo) => `products/${partNo}_43.jpg`);
  for (const name of [...products, 'covers/wide.jpg', 'covers/tall.jpg'])
    await shop.files.put(`media/${name}`, jpeg, 'image/jpeg');
  const staff = await app.bearer();
  for (const [part, body] of [
    ['content', { language: 'sv', page: aPage({ title: 'Om oss' }) }],
    ['general', { language: 'sv', general }],
  ] as const)
    expect((await app.json(`/api/content/${part}`, 'PUT', body, staff)).status).toBe(200);
});

type PdfRequest = {
  document?: Partial<FavouritesDocumentInput>;
  fields?: Record<string, string | File>;
  token?: string;
};

const items = (...partNos: string[]) => partNos.map((partNo) => ({ partNo }));

function ask({ document = {}, fields = {}, token }: PdfRequest = {}, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.set('Document', JSON.stringify({ title: 'Vinter', items: items(black, rain), ...document }));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (token !== undefined) body.set('Token', token);
  return app.request(`${path}?lang=sv`, {
    method: 'POST',
    body,
    headers: { origin: 'http://se.localhost:3000', ...headers },
  });
}

const read = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const file = (bytes: Buffer, name = 'logo.png') => new File([new Uint8Array(bytes)], name);

test('S02 multipart with Document, logos and Token is answered with a PDF: cover, products, pages, contact', async () => {
  const answer = await ask({
    document: { cover: 'wide', pages: ['about'], contact: 'kim', items: [{ partNo: black, sku: `${black}C50` }] },
    fields: { RetailerLogo: file(await picture('png')), CustomerLogo: file(await picture('jpeg'), 'customer.jpg') },
    token: crypto.randomUUID(),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="favourites-sv.pdf"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { pages, lines, text, boxes, frame } = await read(answer);
  expect({ pages, boxes }).toEqual({ pages: 3, boxes: 0 });
  for (const words of ['Vinter', '1 produkt, ', 'Craft jacket', black, 'Färg: ', 'Storlekar: C50', 'Vald storlek: C50'])
    expect(text).toContain(words);
  expect(text.replaceAll('\u00a0', ' ')).toContain('1 000,00 kr');
  expect(text).toContain('inkl. moms');
  for (const line of ['Om oss', 'We make workwear.', 'Kim Exempel', 'kim@yrke.example', 'Vinter, sida 3 av 3'])
    expect(lines).toContain(line);
  // Cover, two logos and one product.
  expect(frame.match(/\/Subtype \/Image/g)).toHaveLength(4);
  expect(frame).toContain('/Lang (sv)');
});

test('E23 the file ends with what editors set for it, and not with what they set for another document', async () => {
  const { lines } = await read(await ask());
  expect(lines.slice(-4)).toEqual(['Om urvalet', 'Priser i dag.', 'Yrke AB', 'Vinter, sida 2 av 2']);
  expect(lines).not.toContain('Försäkran');
});

test('S02 hidden products are left out and named; without any there is no file', async () => {
  const answer = await ask({ document: { items: items(secret, rain, '999911100100') } });
  expect(answer.headers.get('document-left-out')).toBe(`${secret},999911100100`);
  expect((await read(answer)).text).not.toContain('Secret');
  expect(await codeOf(await ask({ document: { items: items(secret) } }))).toEqual([422, 'favourites-pdf-empty']);
  const ours = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const buyer = await app.bearer({ storm_role: roles.user, company_id: ours.id });
  const { text } = await read(await ask({ document: { items: items(secret) } }, buyer));
  expect(text).toContain('Secret trousers');
  expect(text.replaceAll('\u00a0', ' ')).toContain('400,00 kr');
  expect(text).toContain('exkl. moms');
});

test('S02 prices follow the visitor’s display, and are absent if hidden or not wanted', async () => {
  const priceIn = async (answer: Response | Promise<Response>) =>
    /(\d[\d\s]*),00\skr/.exec((await read(await answer)).text)?.[1]?.replaceAll(/\s/g, '');
  const one = { document: { items: items(rain) } };
  expect(await priceIn(ask(one, { cookie: 'yrke_view=Public:p=incVAT' }))).toBe('500');
  expect(await priceIn(ask(one, { cookie: 'yrke_view=Public:p=exVAT' }))).toBe('400');
  expect(await priceIn(ask(one, { cookie: 'yrke_view=Public:h=1' }))).toBeUndefined();
  expect(await priceIn(ask({ document: { ...one.document, showPrices: false } }))).toBeUndefined();
  const quiet = await aCompany('Bygg').with({ HidePrice: 'true' }).save(shop.db);
  const buyer = await app.bearer({ storm_role: roles.user, company_id: quiet.id });
  const hidden = await read(await ask(one, buyer));
  expect(hidden.text).toContain('Rain jacket');
  expect(hidden.text).not.toMatch(/kr|moms/);
});

test('S02 another person’s list cannot be printed, and a list prints only its items', async () => {
  const as = async (email: string) =>
    app.bearer({ customer_id: (await aConsumer(email).save(shop.db)).id, storm_role: roles.b2c });
  const mine = await as('mia@home.example');
  const theirs = await as('tom@home.example');
  const changes = { changes: [{ partNo: black }, { partNo: rain }] };
  expect((await app.json('/api/customer/favourites/default/items', 'PUT', changes, mine)).status).toBe(200);
  const lists = (await (await app.request('/api/customer/favourites/lists', { headers: mine })).json()) as {
    id: string;
  }[];
  const listId = lists[0]?.id ?? '';
  const printed = await read(await ask({ document: { listId, items: items(rain, trousers) } }, mine));
  expect(printed.text).toContain('Rain jacket');
  expect(printed.text).not.toContain('Work trousers');
  expect((await read(await ask({ document: { listId: 'default', items: undefined } }, mine))).text).toContain(
    'Craft jacket',
  );
  expect(await codeOf(await ask({ document: { listId } }, theirs))).toEqual([404, 'favourite-list-not-found']);
  expect(await codeOf(await ask({ document: { listId } }))).toEqual([401, 'not-signed-in']);
  expect(await codeOf(await ask({ document: { shared: 'x' } }, theirs))).toEqual([404, 'favourite-list-not-found']);
});

test('S02 at most 200 favourites; an invalid Document is refused', async () => {
  const many = Array.from({ length: 201 }, (_, at) => `1000111${String(at).padStart(5, '0')}`);
  expect(await codeOf(await ask({ document: { items: items(...many) } }))).toEqual([422, 'favourites-pdf-too-long']);
  expect((await ask({ document: { items: items(...many.slice(1), black).slice(1) } })).status).toBe(200);
  for (const Document of ['{', '[]', '{"title":""}', '{"title":"x","items":[{"partNo":"1"}]}'])
    expect(await codeOf(await ask({ fields: { Document } }))).toEqual([422, 'invalid-input']);
  expect(await codeOf(await ask({ document: { items: [] } }))).toEqual([422, 'favourites-pdf-empty']);
});

test('S02 W08 a logo is PNG or JPEG by content, at most one megabyte', async () => {
  const png = await picture('png');
  const refused = [
    [file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415, 'logo-unreadable'],
    [file(await picture('webp')), 415, 'logo-unreadable'],
    [file(png.subarray(0, 40)), 415, 'logo-unreadable'],
    [file(Buffer.concat([png, Buffer.alloc(1024 * 1024)])), 413, 'logo-too-large'],
  ] as const;
  for (const [CustomerLogo, status, code] of refused)
    expect(await codeOf(await ask({ fields: { CustomerLogo } }))).toEqual([status, code]);
  expect((await ask({ fields: { CustomerLogo: 'text' } })).status).toBe(422);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(4 * 1024 * 1024) };
  expect(await codeOf(await app.request(path, { method: 'POST', body: 'x', headers }))).toEqual([
    413,
    'body-too-large',
  ]);
  // The content counts, not the file name, and an empty field counts as absent.
  expect(
    (await ask({ fields: { RetailerLogo: file(png, 'logo.svg'), CustomerLogo: file(Buffer.alloc(0), '') } })).status,
  ).toBe(200);
});

test('S02 W10 unavailable options and portrait covers are refused', async () => {
  for (const choice of [{ cover: 'tall' }, { cover: 'none' }, { contact: 'none' }, { pages: ['none'] }])
    expect(await codeOf(await ask({ document: choice }))).toEqual([422, 'favourites-pdf-choice-gone']);
});

test('W09 a second copy does not load pictures of unchanged favourites again', async () => {
  const asked: string[] = [];
  const pictures = { ...shop.pictures };
  shop.pictures.read = (wanted, asker) => {
    asked.push(wanted.path);
    return pictures.read(wanted, asker);
  };
  const token = crypto.randomUUID();
  const make = async (...partNos: string[]) => {
    asked.length = 0;
    const answer = await ask({ document: { items: items(...partNos) }, token });
    const { frame } = await read(answer);
    return [answer.headers.get('document-pictures-fetched'), asked.length, frame.match(/\/Subtype \/Image/g)?.length];
  };
  expect(await make(black, rain)).toEqual(['2', 2, 2]);
  expect(await make(black, rain)).toEqual(['0', 0, 2]);
  expect(await make(rain, trousers)).toEqual(['1', 1, 2]);
  await shop.files.put(
    `media/products/${rain}_43.jpg`,
    await sharp(await picture('jpeg'))
      .negate()
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
  shop.pictures.forget(`products/${rain}_43.jpg`);
  expect(await make(rain, trousers)).toEqual(['1', 1, 2]);
  asked.length = 0;
  await ask({ document: { items: items(rain) }, token: crypto.randomUUID() });
  expect(asked).toHaveLength(1);
});
