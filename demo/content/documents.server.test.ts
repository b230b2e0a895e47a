import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { demoSource } from '../pictures/demo-source.server.ts';
import { fillContent } from './fill-content.server.ts';

let shop: TestShop;
let app: TestApp;

beforeAll(async () => {
  shop = await openTestShop();
  await fillContent(shop);
  app = openTestApp(shop);
});

test('E11 the search of pages finds the warranty in the language of the visitor', async () => {
  const found = async (host: string, language: string, word: string) => {
    const path = `/api/content/search?q=${encodeURIComponent(word)}&lang=${language}`;
    const pages = (await (await app.request(path, {}, host)).json()) as { slug: string; title: string }[];
    return pages[0] && [pages[0].slug, pages[0].title];
  };
  expect(await found('uk.localhost:3000', 'en', 'warranty')).toEqual(['warranty', 'Warranty']);
  expect(await found('fi.localhost:3000', 'fi', 'takuu')).toEqual(['warranty', 'Takuu']);
});

test('E24 the contact persons have a name, a phone, an e-mail and a picture that exists', async () => {
  const answer = await app.request('/api/content/employees/department?slug=PDF&lang=sv');
  expect(await answer.json()).toEqual([
    {
      id: 'signe-tallvik',
      name: 'Signe Tallvik',
      title: 'Företagsförsäljning',
      email: 'signe.tallvik@yrke.example',
      phone: expect.stringMatching(/^\+46 /),
      picture: { path: 'portraits/0.jpg', alt: 'Signe Tallvik', width: 800, height: 800 },
    },
    expect.objectContaining({ name: 'Arvid Mosslund', picture: expect.objectContaining({ path: 'portraits/1.jpg' }) }),
  ]);
  const source = await demoSource(shop.db);
  expect(Buffer.from((await (await source.find('portraits/27.jpg'))?.load()) ?? []).toString()).toMatch(/^<svg /);
  expect(await source.find('portraits/28.jpg')).toBeUndefined();
});
