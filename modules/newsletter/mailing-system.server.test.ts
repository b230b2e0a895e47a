import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { takeMailEvents } from './blocks/take-mail-events.server.ts';
import { sealPlace } from './newsletter-link.server.ts';
import { removeNewsletterOf } from './newsletter-of-person.server.ts';
import { changePreferences } from './preferences.server.ts';
import { subscribe } from './subscribe.server.ts';
import { addressKeyOf } from './subscriber-store.server.ts';
import { tagsOf } from './subscription.ts';
import { mailingJobs } from './sync-mailing.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';

const secret = 'a secret of the mail provider';
const emailAddress = 'kim@home.example';
const place = { marketId: 1, addressKey: addressKeyOf(emailAddress) };
const kim = { ...place, emailAddress, language: 'sv', source: 'Footer', topics: ['Products', 'Offers', 'Guides'] };

/** A mailing system that stores what it gets. */
async function startMailingServer() {
  const stored = new Map<string, string>();
  const server = { stored, isDown: false, url: '' };
  server.url = await startHttpServer(async (request, response) => {
    const path = request.url ?? '';
    const isAllowed = request.headers.authorization === 'Bearer token-1';
    const held = stored.get(path);
    const body = await text(request);
    const respond = (status: number, sent = '') =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(sent);
    if (server.isDown || !isAllowed) return respond(server.isDown ? 503 : 401);
    if (request.method === 'PUT') stored.set(path, body);
    if (request.method === 'DELETE') stored.delete(path);
    if (request.method !== 'PUT' && held === undefined) return respond(404);
    return respond(200, held ?? '{}');
  });
  return server;
}

const join = (shop: TestShop) =>
  subscribe(shop, aVisit(), {
    emailAddress,
    marketId: 1,
    cultureCode: 'sv-SE',
    tags: tagsOf('Footer'),
    actionAfterSuccessfulCreate: 'None',
  });

describe.each([
  ['the embedded list', async () => ({})],
  [
    'a system over HTTP',
    async () => ({ MAILING_URL: `${(await startMailingServer()).url}/api/`, MAILING_TOKEN: 'token-1' }),
  ],
])('the mailing system is %s', (_, settings) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop({ MAIL_EVENTS_SECRET: secret, ...(await settings()) });
  });
  const known = async () => {
    await shop.events.deliverDue();
    return shop.mailing.find(place);
  };

  test('it learns of an address, of its topics, and that it has left', async () => {
    expect(await known()).toBeUndefined();
    await join(shop);
    await join(shop);
    expect(await known()).toEqual(kim);
    const link = sealPlace(shop.env, 'preferences', place);
    await changePreferences(shop, aVisit(), { link, topics: ['Guides'] });
    expect(await known()).toEqual({ ...kim, topics: ['Guides'] });
    await join(shop);
    expect(await known()).toEqual({ ...kim, topics: ['Guides'] });
    for (let time = 0; time < 2; time += 1) await unsubscribe(shop, aVisit(), { emailAddress, marketId: 1 });
    expect(await known()).toBeUndefined();
  });

  test('it learns of a blocked address and of an erased one', async () => {
    await join(shop);
    const event = { eventId: 'e1', kind: 'complaint', emailAddress, at: new Date() } as const;
    await takeMailEvents(shop, aVisit(), { secret, events: [event] });
    expect(await known()).toBeUndefined();
    await shop.db.deleteFrom('newsletter_block').execute();
    await join(shop);
    await shop.mailing.put({ ...kim, language: 'sv', topics: ['Guides'] });
    await removeNewsletterOf(shop, place.addressKey);
    expect(await known()).toBeUndefined();
  });
});

test('while the system is away nothing is lost, and a night sends all contacts again', async () => {
  const server = await startMailingServer();
  const shop = await openTestShop({ MAILING_URL: server.url, MAILING_TOKEN: 'token-1' });
  server.isDown = true;
  await join(shop);
  await shop.events.deliverDue();
  expect(server.stored.size).toBe(0);
  server.isDown = false;
  shop.clock.moveBy(60_000);
  await shop.events.deliverDue();
  expect([...server.stored]).toEqual([
    [
      `/lists/1/contacts/${place.addressKey}`,
      JSON.stringify({ emailAddress, language: 'sv', source: 'Footer', topics: ['Products', 'Offers', 'Guides'] }),
    ],
  ]);
  server.stored.clear();
  for (const job of mailingJobs(shop)) await job.run({});
  expect(server.stored.size).toBe(1);
  expect(mailingJobs(await openTestShop())).toEqual([]);
});
