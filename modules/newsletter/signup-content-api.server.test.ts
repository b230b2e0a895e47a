import { beforeEach, expect, test } from 'vitest';
import { someGeneral } from '#tests/build/content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readPromotionData } from './promotion-data.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const signup = {
  title: 'Ten percent',
  textarea: 'For your first order.',
  success_textarea: 'Look into your mail.',
  image: { path: 'scenes/harbour.jpg', alt: 'A harbour', width: 800, height: 600 },
  dictionary: [{ key: 'PromotionCodeGroupId', value: 'welcome' }],
};
const get = () => app.request('/api/content/newsletter-signup', { headers: { 'accept-language': 'sv' } });
const save = async (newsletterSignup: object | undefined) => {
  const body = { language: 'sv', general: someGeneral(newsletterSignup && { newsletterSignup }) };
  expect((await app.json('/api/content/general', 'PUT', body, await app.bearer())).status).toBe(200);
};

test('E26 newsletter-signup without a payload answers title, textarea, success_textarea, image and dictionary', async () => {
  await save(signup);
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    title: 'Ten percent',
    textarea: 'For your first order.',
    success_textarea: 'Look into your mail.',
    image: { url: '/pictures/scenes/harbour.jpg?w=1080&q=75', width: 800, height: 600 },
    dictionary: [{ key: 'PromotionCodeGroupId', value: 'welcome' }],
  });
});

test('E26 N02 unfinished content can be saved and read, and is no promotion', async () => {
  const { dictionary: _left, ...unfinished } = signup;
  await save(unfinished);
  const content: unknown = await (await get()).json();
  expect(content).toMatchObject({ title: 'Ten percent', dictionary: [] });
  expect(readPromotionData(content).ok).toBe(false);
  await save(undefined);
  expect((await get()).status).toBe(404);
});
