import { beforeEach, expect, test } from 'vitest';
import { fileSource } from '#modules/media/file-source.server.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { pictureFolder } from '#modules/media/picture-folder.server.ts';
import { createPictures } from '#modules/media/pictures.server.ts';
import { aProduct } from '#tests/build/feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { demoSource, listFronts } from './demo-source.server.ts';

let shop: TestShop;

const row = { ...aProduct({ style: 1000 }), material: '1110' };
const { partNo } = row.colours[0] ?? { partNo: '' };
const pathOf = (mediaId: number) => `products/${row.basePartNo}/${partNo}_${mediaId}.jpg`;

beforeEach(async () => {
  shop = await openTestShop();
  await shop.db
    .insertInto('product')
    .values({ base_part_no: row.basePartNo, data: JSON.stringify(row) })
    .execute();
  await shop.db
    .insertInto('product_colour')
    .values({ part_no: partNo, base_part_no: row.basePartNo, sizes: ['C50'] })
    .execute();
});

test('front, back, worn and detail have each its media id and its own picture', async () => {
  const source = await demoSource(shop.db);
  const found = await Promise.all([43, 171, 282, 58].map((id) => source.find(pathOf(id))));
  expect(new Set(found.map((one) => one?.version)).size).toBe(4);
  for (const one of found) expect(Buffer.from((await one?.load()) ?? []).toString()).toMatch(/^<svg /);
});

test('the version is known without drawing, stays the same, and changes with the product', async () => {
  const source = await demoSource(shop.db);
  const before = (await source.find(pathOf(43)))?.version;
  expect(before).toMatch(/^[0-9a-f]{10}$/);
  expect((await (await demoSource(shop.db)).find(pathOf(43)))?.version).toBe(before);
  await shop.db
    .updateTable('product')
    .set({ data: JSON.stringify({ ...row, genders: ['Women'] }) })
    .execute();
  expect((await source.find(pathOf(43)))?.version).not.toBe(before);
});

test.each([
  `products/${row.basePartNo}/${partNo}_99.jpg`,
  `products/${row.basePartNo}/${row.basePartNo}9999_43.jpg`,
  'products/99991110/999911100100_43.jpg',
  `products/99991110/${partNo}_43.jpg`,
  `other/${row.basePartNo}/${partNo}_43.jpg`,
])('%s is no picture of the demo world', async (path) => {
  expect(await (await demoSource(shop.db)).find(path)).toBe(undefined);
});

test('an uploaded picture wins over the drawing, and without one the drawing is served', async () => {
  const pictures = createPictures({
    sources: [fileSource(shop.files), await demoSource(shop.db)],
    folder: pictureFolder({ folder: `${shop.env.DATA_DIR}/cache`, maxBytes: 1e8 }),
    clock: shop.clock,
    log: shop.log,
  });
  const drawn = (await pictures.version(pathOf(43))) ?? '';
  const answer = await openTestApp({ ...shop, pictures }).request(pictureUrl(pathOf(43), drawn, 223));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await shop.files.put(`media/${pathOf(43)}`, Buffer.from(await answer.arrayBuffer()), 'image/jpeg');
  shop.clock.moveBy(61_000);
  expect(await pictures.version(pathOf(43))).not.toBe(drawn);
});

test('the scenes are pictures too, wide and tall; an unknown one does not exist', async () => {
  const source = await demoSource(shop.db);
  const [wide, tall] = await Promise.all(['wide', 'tall'].map((shot) => source.find(`scenes/harbour-${shot}.jpg`)));
  expect(wide?.version).not.toBe(tall?.version);
  expect(Buffer.from((await wide?.load()) ?? []).toString()).toMatch(/^<svg /);
  expect(await source.find('scenes/moon-wide.jpg')).toBeUndefined();
});

test('the fronts of all products, first colours first, and each is a picture', async () => {
  const other = { part_no: '000011100100', base_part_no: '00001110', sizes: ['C50'] };
  await shop.db
    .insertInto('product')
    .values({ base_part_no: other.base_part_no, data: JSON.stringify(row) })
    .execute();
  await shop.db
    .insertInto('product_colour')
    .values([other, { ...other, part_no: '000011100200' }])
    .execute();
  const fronts = await listFronts(shop.db);
  expect(fronts).toEqual([
    'products/00001110/000011100100_43.jpg',
    pathOf(43),
    'products/00001110/000011100200_43.jpg',
  ]);
  const source = await demoSource(shop.db);
  expect(await source.find(fronts[1] ?? '')).toBeDefined();
});
