import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;

const paths = ['general/favorites/pages', 'general/favorites/covers', 'employees/department?slug=PDF'];
const picture = (path: string, width: number, height: number) => ({ path, alt: 'A harbour', width, height });
const kim = {
  id: 'kim',
  name: 'Kim Exempel',
  title: 'Companies',
  email: 'kim@yrke.example',
  phone: '+46 8 465 004 10',
};
const general = someGeneral({
  favorites: {
    pages: ['about', 'not-written'],
    covers: [
      { id: 'harbour', picture: picture('covers/harbour.jpg', 800, 600) },
      { id: 'harbour-tall', picture: picture('covers/tall.jpg', 600, 800) },
      { id: 'lost', picture: picture('covers/lost.jpg', 800, 600) },
    ],
  },
  departments: [{ slug: 'pdf', employees: [kim] }],
});

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const get = (path: string) => app.request(`/api/content/${path}`, { headers: { 'accept-language': 'sv' } });
const put = async (path: string, body: object, storm_role: Role = roles.internal) =>
  (await app.json(`/api/content/${path}`, 'PUT', body, await app.bearer({ storm_role }))).status;

test('W07 E16 page choices, covers and employees of the department PDF are three calls of the content service', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  for (const name of ['harbour', 'tall']) await shop.files.put(`media/covers/${name}.jpg`, jpeg, 'image/jpeg');
  expect(await put('content', { language: 'sv', page: aPage() })).toBe(200);
  expect(await put('general', { language: 'sv', general })).toBe(200);
  const [pages, covers, employees] = await Promise.all(paths.map(async (path) => (await get(path)).json()));
  expect(pages).toEqual([{ slug: 'about', title: 'About us', description: 'Who makes the clothes.' }]);
  expect(covers).toMatchObject([
    { id: 'harbour', picture: { width: 800, height: 600 } },
    { id: 'harbour-tall', picture: { width: 600, height: 800 } },
  ]);
  expect(covers[0].url).toMatch(/^\/pictures\/[0-9a-f]{10}\/covers\/harbour\.jpg\?w=446/);
  expect(employees).toEqual([kim]);
  expect(await (await get('employees/department?slug=kitchen')).json()).toEqual([]);
});

test('W07 missing settings are empty, and without general content there is no answer', async () => {
  for (const path of paths) expect((await get(path)).status).toBe(404);
  await put('general', { language: 'sv', general: someGeneral() });
  for (const path of paths) expect(await (await get(path)).json()).toEqual([]);
  expect((await get('employees/department')).status).toBe(422);
});

test('W07 only internal staff write the choices', async () => {
  expect(await put('general', { language: 'sv', general }, roles.administrator)).toBe(403);
  expect(await put('general', { language: 'sv', general: { ...general, departments: [{ slug: 'pdf' }] } })).toBe(422);
});
