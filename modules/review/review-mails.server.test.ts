import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { goods } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { decideReview } from './decide-review.server.ts';
import { removeReview, saveReview } from './review-store.server.ts';

const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let eva: number;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  await bringFeed(shop, goods);
  ({ id: eva } = await aConsumer('eva@home.example').save(shop.db));
  await write();
});

const write = () =>
  saveReview(shop.db, {
    id,
    basePartNo: '10001110',
    customerId: eva,
    language: 'sv',
    stars: 4,
    title: 'Bra',
    text: '',
    author: 'Ada B.',
    isBusiness: false,
    writtenAt: shop.clock.now(),
  });
const decide = (status: 'accepted' | 'refused', { revision = 1, reason = 'Nämner en person.' } = {}) =>
  decideReview(shop, staff, { id, revision, ...(status === 'refused' ? { status, reason } : { status }) });
const mails = async () => {
  await shop.events.deliverDue();
  return Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
};
const notices = () => shop.db.selectFrom('notice').select(['customer_id', 'kind', 'page', 'params']).execute();

test('N20 the author of an accepted review is notified in the shop and by mail', async () => {
  expect((await decide('accepted')).ok).toBe(true);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(smtp.envelopes[0]?.to).toEqual(['eva@home.example']);
  expect(mail?.subject).toBe('Din recension är publicerad: Trousers 1000');
  expect(mail?.text).toContain('/sv/produkt/trousers-1000/recensioner');
  expect(await notices()).toEqual([
    { customer_id: eva, kind: 'review-accepted', page: 'productReviews', params: { uniqueName: 'trousers-1000' } },
  ]);
});

test('N20 a refusal comes with its reason, once for each decision', async () => {
  await decide('refused');
  await decide('refused');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Skäl: Nämner en person.');
  await decide('refused', { reason: 'Nämner en konkurrent.' });
  expect((await mails()).map(({ text }) => text?.includes('Nämner en konkurrent.'))).toEqual([false, true]);
});

test('a review that was withdrawn or edited before the mail makes none', async () => {
  await decide('accepted');
  await write();
  expect(await mails()).toEqual([]);
  await decide('accepted', { revision: 2 });
  await removeReview(shop.db, id);
  expect(await mails()).toEqual([]);
  expect(await notices()).toEqual([]);
});
