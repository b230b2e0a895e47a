import { beforeEach, expect, test } from 'vitest';
import { saveContent } from '#modules/content/save-content.server.ts';
import { someGeneral } from '#tests/build/content.ts';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

const signup = {
  title: 'Tio procent',
  textarea: 'På första beställningen.',
  success_textarea: 'Titta i din e-post.',
  image: { path: 'scenes/harbour.jpg', alt: 'A harbour', width: 800, height: 600 },
  dictionary: [{ key: 'PromotionCodeGroupId', value: 'welcome' }],
};
const write = (newsletterSignup: object) =>
  saveContent(shop, [
    { marketId: 1, language: 'sv', kind: 'general', slug: 'general', data: someGeneral({ newsletterSignup }) },
  ]);

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
});

const path = '/sv/newsletter-answers/ad';
const ad = async () => (await app.get(path, { host: 'se.localhost' })).json();
const send = async (fields: Record<string, string>) => {
  const answer = await app.get(path, {
    method: 'POST',
    host: 'se.localhost',
    headers: { origin: 'http://se.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, body: await answer.json() };
};

test('N03 without PromotionCodeGroupId, or with a missing field, there is no advertisement', async () => {
  await write(signup);
  expect(await ad()).toEqual({
    content: {
      title: 'Tio procent',
      text: 'På första beställningen.',
      success: 'Titta i din e-post.',
      image: { url: '/pictures/scenes/harbour.jpg?w=1080&q=75', width: 800, height: 600 },
      promotionCodeGroupId: 'welcome',
    },
  });
  for (const incomplete of [{ dictionary: [] }, { title: '' }, { image: undefined }]) {
    await write({ ...signup, ...incomplete });
    expect(await ad()).toEqual({ content: null });
  }
});

test('N09 a signed-in person gets no advertisement', async () => {
  await write(signup);
  const answer = await app.get(path, { host: 'se.localhost', claims: {} });
  expect(await answer.json()).toEqual({ content: null });
});

test('N07 N08 the dialog sends the code of its group, or says what is wrong', async () => {
  await bringCampaign(shop, { codeGroup: 'welcome', benefit: tenPercent.benefit });
  expect(await send({ email: 'kim', promotionCodeGroupId: 'welcome' })).toMatchObject({
    status: 422,
    body: { kind: 'problem', words: expect.stringContaining('e-post') },
  });
  expect((await send({ email: 'kim@home.example', promotionCodeGroupId: 'other' })).body.kind).toBe('problem');
  expect(await send({ email: 'kim@home.example', promotionCodeGroupId: 'welcome' })).toEqual({
    status: 200,
    body: { kind: 'done', mustConfirm: false },
  });
  await shop.events.deliverDue();
  expect(await shop.db.selectFrom('newsletter_code').select('group_id').execute()).toEqual([{ group_id: 'welcome' }]);
});
