import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Comparison } from '#app/components/compare/compare-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice, aProduct } from '#tests/build/feed.ts';
import { goods } from '#tests/build/goods.ts';
import { anAccount } from '#tests/build/person.ts';
import { aParametric } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { loader } from './products.tsx';

const material = {
  kind: 'material',
  code: '1410',
  group: 'denim',
  gsm: 370,
  wash: '40',
  name: { en: 'Denim' },
  composition: { en: '100% cotton' },
  care: { en: ['Machine wash'] },
};
const [trousers, gloves, jacket, coat] = ['10001110', '20001110', '30001110', '50001110'] as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    ...goods,
    material,
    { kind: 'standard', id: 'EN 1', edition: '2020', explanation: { en: 'Protects' } },
    { ...aProduct({ style: 5000 }), material: '1410', standards: [{ id: 'EN 1', grade: 'class 2' }] },
    aPrice({ style: 5000, unitGross: '1000' }),
  ]);
});

async function ask(query: string, visit = aVisit({ language: 'en' }), asked: TestShop = shop) {
  const context = new RouterContextProvider();
  context.set(shopContext, asked);
  context.set(visitContext, visit);
  const url = new URL(`http://se.localhost/en/compare-answers/products?${query}`);
  return loader({ context, request: new Request(url), url } as never);
}

const read = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as Comparison;

const rowOf = ({ rows }: Comparison, id: string) => rows.find((row) => row.id === id);

test('R66 the compared products are returned with their differences, in the requested order', async () => {
  const comparison = await read(`p=${coat},${trousers}`);
  expect(comparison.products.map(({ partNo }) => partNo)).toEqual([coat, trousers]);
  expect(rowOf(comparison, 'weight')).toMatchObject({ cells: [[{ text: '370 g/m²' }], []], differs: true });
  expect(rowOf(comparison, 'material')?.cells[0]).toEqual([{ text: 'Denim', note: '100% cotton' }]);
  expect(rowOf(comparison, 'standards')?.cells[0]).toMatchObject([{ text: 'EN 1:2020', note: 'class 2' }]);
  expect(rowOf(comparison, 'care')?.cells[0]).toMatchObject([{ text: 'Machine wash' }]);
  expect(rowOf(comparison, 'sizes')).toMatchObject({
    cells: [[{ text: 'C50–C52', note: '2 sizes' }], [{ text: 'C50–C52', note: '2 sizes' }]],
    differs: false,
  });
  expect(rowOf(comparison, 'price')?.cells[1]?.[0]?.text).toMatch(/^from/);
  expect(rowOf(comparison, 'pack')).toBeUndefined();
});

test('W13 the requested colour is shown first', async () => {
  const white = '100011100200';
  const { products, missing } = await read(`p=${white},${gloves}`);
  expect(products.map(({ partNo, card }) => [partNo, card.partNo])).toEqual([
    [white, white],
    [gloves, `${gloves}0100`],
  ]);
  expect(products[0]?.card.colours.map(({ partNo }) => partNo)).toEqual([white, `${trousers}0100`]);
  expect(products[0]?.card.href).toContain(`colour=${white}`);
  expect(missing).toEqual([]);
});

test('facts in properties are not repeated as features', async () => {
  const telling = (style: number) => {
    const product = aProduct({ style });
    return { ...product, texts: { en: { ...product.texts['en'], usps: ['Keeps the wind out'] } } };
  };
  const rows = [
    telling(6000),
    { ...telling(7000), parametrics: { Properties: ['Windproof'] } },
    ...[6000, 7000].map((style) => aPrice({ style })),
  ];
  await bringFeed(shop, [...goods, aParametric({ code: 'Properties' }, [[12_001, 'Windproof']]), ...rows]);
  expect(rowOf(await read('p=60001110'), 'features')?.cells).toEqual([[{ text: 'Keeps the wind out' }]]);
  const both = await read('p=70001110,60001110');
  expect(rowOf(both, 'features')).toBeUndefined();
  expect(rowOf(both, 'property-Properties')?.cells[0]).toEqual([{ text: 'Windproof' }]);
});

test('products in packs are marked', async () =>
  expect(rowOf(await read(`p=${trousers},${gloves}`), 'pack')).toMatchObject({
    cells: [[{ text: '1' }], [{ text: '10' }]],
    differs: true,
  }));

test('a company compares its agreed products; for others they do not exist', async () => {
  const query = `p=${jacket},99991110,two`;
  expect(await read(query)).toMatchObject({ products: [], missing: [jacket, '99991110', 'two'] });
  const company = await aCompany().withPriceLists('OURS').save(shop.db);
  const person = { emailAddress: 'a@b.example', firstName: 'Anna', lastName: 'Berg', passwordHash: 'x' };
  const customer_id = await anAccount(shop.db, { ...person, role: roles.user });
  const claims = someClaims({ customer_id, storm_role: roles.user, company_id: company.id });
  const own = await read(query, aVisit({ language: 'en', claims }));
  expect(own.products.map(({ partNo }) => partNo)).toEqual([jacket]);
  expect(own.missing).toEqual(['99991110', 'two']);
});

test('W15 a failure is logged and answered with 500', async () => {
  const { log, lines } = logLines();
  const snapshots = { ...shop.snapshots, read: () => Promise.reject(new Error('the catalogue is out')) };
  const answer = await ask(`p=${trousers}`, aVisit(), { ...shop, log, snapshots });
  expect(answer.status).toBe(500);
  expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
    { msg: 'the compared products could not be loaded', requestId: 'r1', asked: `?p=${trousers}` },
  ]);
});
