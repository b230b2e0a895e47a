import { beforeAll, expect, test } from 'vitest';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import type { Shop } from '#modules/shop.server.ts';
import { aPriceNow, aProductColour, aProductDetail } from '#tests/build/product-detail.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { toProductView } from './to-product-view.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop();
});

const visit = aVisit({ language: 'en' });
const put = (name: string, content: Uint8Array) => shop.files.put(`media/${name}`, content, 'application/octet-stream');

async function shown(
  detail: Partial<ProductDetail> = {},
  prices: Partial<{ mode: 'incl' | 'excl'; isHidden: boolean }> = {},
) {
  const facts = { prices: { mode: 'incl' as const, isHidden: false, ...prices }, rating: undefined };
  const view = await toProductView(shop, visit, aProductDetail(detail), facts);
  if (!view) throw new Error('nothing is shown');
  return view;
}

test('P110 the page names the brand of the manufacturer', async () => {
  expect((await shown()).brand).toBe('Yrke');
  expect((await shown({ manufacturerId: 7301 })).brand).toBe('Yrke Selected');
});

test('P10 a colour without an existing picture shows the placeholder', async () => {
  const media = [{ mediaId: 43, path: 'products/nowhere_43.jpg' }];
  const { colours } = await shown({ colours: [aProductColour({ media })] });
  expect(colours[0].assets).toEqual([{ kind: 'image', path: 'missing.png', version: undefined, alt: 'Trousers' }]);
});

test('P106 P107 pictures and films in the order of their ids, each with its alternative text', async () => {
  for (const name of ['back.jpg', 'front.jpg', 'film.mp4']) await put(name, Buffer.from('x'));
  const { colours } = await shown({
    media: [{ mediaId: 47, path: 'film.mp4' }],
    colours: [
      aProductColour({
        media: [
          { mediaId: 171, path: 'back.jpg' },
          { mediaId: 43, path: 'front.jpg' },
          { mediaId: 9, path: 'front.jpg' },
        ],
      }),
    ],
  });
  expect(colours[0].assets.map((asset) => [asset.kind, asset.alt])).toEqual([
    ['image', 'Trousers, Blue, from the front'],
    ['image', 'Trousers, Blue, from the other side'],
    ['video', 'Film about Trousers'],
  ]);
  expect(colours[0].assets[2]).toMatchObject({ poster: { path: 'front.jpg' } });
});

test('P108 documents are listed by kind', async () => {
  for (const name of ['d.pdf', 'c.pdf', 'm.pdf']) await put(name, Buffer.alloc(4_200));
  const { documents } = await shown({
    media: [
      { mediaId: 143, path: 'm.pdf' },
      { mediaId: 278, path: 'd.pdf' },
      { mediaId: 430, path: 'c.pdf' },
      { mediaId: 431, path: 'missing.pdf' },
    ],
  });
  expect(documents.map(({ kind, kilobytes }) => [kind, kilobytes])).toEqual([
    ['declaration', 4],
    ['certificate', 4],
    ['manual', 4],
  ]);
});

test("prices use the visitor's mode, with the legally required lowest price in a campaign", async () => {
  const before = { amount: aPriceNow(150_000).amount, lowest30Days: aPriceNow(140_000).amount };
  const price = aPriceNow(125_000, { isFrom: true, before });
  const dearer = aPriceNow(135_000);
  const colour = aProductColour({ price, marketPrice: aPriceNow(160_000) });
  const sizes = colour.sizes.map((size, place) => ({ ...size, price: place === 0 ? price : dearer }));
  const { colours } = await shown({ colours: [{ ...colour, sizes }] });
  expect(colours[0]).toMatchObject({
    price: { text: '1 250,00 kr', isFrom: true, before: { text: '1 500,00 kr', lowest30Days: '1 400,00 kr' } },
    marketPrice: '1 600,00 kr',
  });
  // Only a size with a different price has its own.
  expect(colours[0].sizes.map(({ price: own }) => own?.text)).toEqual([undefined, '1 350,00 kr']);
  const net = await shown({ colours: [{ ...colour, sizes }] }, { mode: 'excl' });
  expect(net.colours[0].price?.text).toBe('1 000,00 kr');
});

test('M48 no price is shown if prices are hidden or the product cannot be bought', async () => {
  const colours = [aProductColour({ marketPrice: aPriceNow(1) })];
  for (const view of [await shown({ colours }, { isHidden: true }), await shown({ colours, isSellable: false })])
    expect(JSON.stringify(view)).not.toContain('kr"');
});

test('the colour is in the address, and breadcrumbs lead through the categories', async () => {
  const { colours, trail } = await shown();
  expect(colours[0].href).toBe('/en/product/trousers-10001410?colour=100014100100');
  expect(trail).toEqual([
    { label: 'All products', to: '/en/all-products' },
    { label: 'Legs', to: '/en/all-products/legs' },
    { label: 'Craft', to: '/en/all-products/legs/craft' },
  ]);
});

test('all links of a product in another assortment stay in that assortment', async () => {
  const facts = { prices: { mode: 'incl' as const, isHidden: false }, rating: undefined, context: 'PreOrder' as const };
  const detail = aProductDetail({ family: { slug: 'granit', name: 'Granit' } });
  const view = await toProductView(shop, visit, detail, facts);
  const ways = [view?.href, view?.family?.href, view?.colours[0].href, ...(view?.trail ?? []).map(({ to }) => to)];
  expect(ways.filter((way) => !way?.includes('context=PreOrder'))).toEqual([]);
});

test('care codes and standards have their symbols, if there are any', async () => {
  const { material, standards } = await shown({
    material: { code: '1110', name: 'Twill', composition: 'Cotton', gsm: 300, wash: '60', care: ['Wash', 'noBleach'] },
    standards: [{ id: 'EN 343', edition: '2019', grade: '4-3-X', explanation: 'Rain' }],
  });
  expect(material?.wash).toContain('/care/wash-60.svg');
  expect(material?.care.map(({ symbol }) => symbol?.includes('bleach-no'))).toEqual([undefined, true]);
  expect(standards[0]?.symbol).toContain('/standard/en-343.svg');
});

test('facts shown elsewhere are not listed as properties', async () => {
  const property = (code: string) => ({ code, name: code, values: ['x'] });
  const { properties } = await shown({ properties: ['Fit', 'Quantity', 'Standard', 'Season'].map(property) });
  expect(properties.map(({ code }) => code)).toEqual(['Fit', 'Season']);
});

test('a product without a visible colour does not exist', async () => {
  const facts = { prices: { mode: 'incl' as const, isHidden: false }, rating: undefined };
  expect(await toProductView(shop, visit, aProductDetail({ colours: [] }), facts)).toBeUndefined();
});
