import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { sealPlace } from './newsletter-link.server.ts';
import { askForPreferences, changePreferences, readPreferences } from './preferences.server.ts';
import { subscribe } from './subscribe.server.ts';
import { addressKeyOf } from './subscriber-store.server.ts';
import { keepTopics, tagsOf, topicsOf, withTopics } from './subscription.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
const emailAddress = 'kim@home.example';
const place = { marketId: 1, addressKey: addressKeyOf(emailAddress) };

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  await subscribe(shop, aVisit(), {
    emailAddress,
    marketId: 1,
    cultureCode: 'sv-SE',
    tags: tagsOf('Footer'),
    actionAfterSuccessfulCreate: 'None',
  });
});

test('topics are tags; all topics need none, and a repeated sign-up keeps them', () => {
  const tags = tagsOf('Footer');
  expect(topicsOf(tags)).toEqual(['Products', 'Offers', 'Guides']);
  const some = withTopics(tags, ['Guides', 'Offers']);
  expect(topicsOf(some)).toEqual(['Offers', 'Guides']);
  expect(withTopics(some, ['Products', 'Offers', 'Guides'])).toEqual(tags);
  expect(keepTopics(tags, some)).toEqual([
    ...tags,
    { key: 'Topic', value: 'Guides' },
    { key: 'Topic', value: 'Offers' },
  ]);
  expect(keepTopics([{ key: 'Topic', value: 'Offers' }], some)).toEqual([{ key: 'Topic', value: 'Offers' }]);
});

test('the link of a mail reads and changes the topics, with proof; another link does not', async () => {
  const link = sealPlace(shop.env, 'preferences', place);
  expect(await changePreferences(shop, aVisit(), { link, topics: ['Offers'] })).toEqual({
    ok: true,
    value: { emailAddress, topics: ['Offers'] },
  });
  await changePreferences(shop, aVisit(), { link, topics: ['Offers'] });
  expect(await readPreferences(shop, { link })).toMatchObject({
    ok: true,
    value: { emailAddress, topics: ['Offers'] },
  });
  const proofs = await shop.db.selectFrom('newsletter_consent').select(['what', 'wording']).orderBy('what').execute();
  expect(proofs.at(-1)).toEqual({ what: 'changed', wording: 'Offers' });
  expect(proofs).toHaveLength(2);
  for (const other of [`${link}x`, sealPlace(shop.env, 'leave', place)]) {
    expect((await readPreferences(shop, { link: other })).ok).toBe(false);
    expect((await changePreferences(shop, aVisit(), { link: other, topics: ['Offers'] })).ok).toBe(false);
  }
});

test('the link is mailed with a one-click unsubscribe header; an unknown address gets the same answer and no mail', async () => {
  const ask = async (address: string) => {
    const answer = await askForPreferences(shop, aVisit(), { emailAddress: address });
    await shop.events.deliverDue();
    return answer;
  };
  expect(await ask(emailAddress)).toEqual({ ok: true, value: { emailAddress } });
  expect(await ask('bo@home.example')).toEqual({ ok: true, value: { emailAddress: 'bo@home.example' } });
  const [mail, ...others] = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Ditt val av nyhetsbrev');
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('list-unsubscribe')).toMatch(
    /^<http:\/\/se\.localhost:3000\/sv\/nyhetsbrev\/avregistrera\?n=\S+>$/,
  );
  const address = /http\S+installningar\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const link = new URL(address).searchParams.get('n') ?? '';
  expect((await readPreferences(shop, { link })).ok).toBe(true);
  for (let time = 0; time < 5; time += 1) await ask(emailAddress);
  expect(smtp.received).toHaveLength(3);
});
