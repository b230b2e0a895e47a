import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { bringCampaign, useEngine } from '#tests/build/running-campaign.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { changeItem } from '../favourites/change-items.server.ts';
import { defaultList } from '../favourites/favourites.ts';
import { saveSubscriber } from '../newsletter/subscriber-store.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let eva: number;

const onTrousers = { kind: 'products-percent', percent: 10, selection: { products: ['10001110'] } };

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  await bringFeed(shop, goods);
  ({ id: eva } = await aConsumer('eva@home.example').save(shop.db));
  await like(eva, trousers);
});

const like = async (customer_id: number, sku: string) => {
  const visit = aVisit({ claims: someClaims({ customer_id, storm_role: roles.b2c }) });
  const change = { partNo: sku.slice(0, 12), sku, at: 1, isRemoved: false };
  expect(await changeItem(shop, visit, { listId: defaultList, change })).toMatchObject({ ok: true });
};
const subscribe = (state: 'active' | 'pending' = 'active') =>
  saveSubscriber(shop.db, {
    marketId: 1,
    emailAddress: 'eva@home.example',
    language: 'sv',
    state,
    source: 'Footer',
    tags: [],
    metadata: [],
    action: 'None',
    now: shop.clock.now(),
  });
const look = async () => {
  await jobs(shop)
    .find(({ name }) => name === 'tell-favourite-campaigns')
    ?.run({});
  await shop.events.deliverDue();
  return Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
};
const notices = () => shop.db.selectFrom('notice').select(['customer_id', 'facts']).orderBy('id').execute();

test('N20 who has a favourite in a campaign reads it in the shop, once; by mail only with consent', async () => {
  const pause = await bringCampaign(shop, { code: 'SUMMER', benefit: onTrousers });
  expect(await look()).toEqual([]);
  expect(await notices()).toEqual([
    { customer_id: eva, facts: { campaign: 'Summer (SUMMER)', product: 'Trousers 1000' } },
  ]);
  await pause();
  await look();
  expect(await notices()).toHaveLength(1);
});

test('N20 a confirmed subscriber of the newsletter gets the mail, with its link to unsubscribe', async () => {
  await subscribe();
  await bringCampaign(shop, { code: 'SUMMER', benefit: onTrousers });
  const [mail, ...others] = await look();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Summer (SUMMER): även för Trousers 1000');
  expect(mail?.text).not.toMatch(/\d kr|\d SEK/);
  const [, stop = ''] = mail?.text?.match(/(http\S+\?n=\S+)/) ?? [];
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(`<${stop}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('an address that has not confirmed gets no mail', async () => {
  await subscribe('pending');
  await bringCampaign(shop, { code: 'SUMMER', benefit: onTrousers });
  expect(await look()).toEqual([]);
  expect(await notices()).toHaveLength(1);
});

test.each([
  ['other goods', { code: 'SUMMER', benefit: { ...onTrousers, selection: { products: ['20001110'] } } }],
  ['the whole cart', { code: 'SUMMER', benefit: { kind: 'basket-percent', percent: 10 } }],
  ['goods that are not named', { code: 'SUMMER', benefit: { ...onTrousers, selection: {} } }],
  ['companies', { code: 'SUMMER', benefit: onTrousers, conditions: [{ kind: 'audience', audiences: ['company'] }] }],
  ['a later time', { code: 'SUMMER', benefit: onTrousers, validFrom: '2030-01-01T00:00:00Z' }],
  ['personal codes', { codeGroup: 'WELCOME', benefit: onTrousers }],
  ['another market', { code: 'SUMMER', benefit: onTrousers, marketIds: [2] }],
  ['the engine, which is off', { benefit: onTrousers, system: 'engine' }],
])('a campaign for %s is no news', async (_, campaign) => {
  await bringCampaign(shop, campaign);
  await look();
  expect(await notices()).toEqual([]);
});

test('without a code it is news where the engine applies it', async () => {
  await useEngine(shop);
  await bringCampaign(shop, { benefit: onTrousers, system: 'engine' });
  await look();
  expect(await notices()).toMatchObject([{ facts: { campaign: 'Summer', product: 'Trousers 1000' } }]);
});
