import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { aVisit } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { checkCode } from '../promotion/check-code.server.ts';
import { confirm } from './confirm.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  app = openTestApp(shop);
});

const germany = 12;
const body = {
  emailAddress: 'Kim@home.example',
  tags: [
    { key: 'Newsletter', value: 'true' },
    { key: 'Source', value: 'Footer' },
  ],
  marketId: 1,
  cultureCode: 'sv-SE',
  actionAfterSuccessfulCreate: 'None',
};
const send = async (path: string, sent: object) => {
  const answer = await app.json(`/api/notifications/${path}`, 'POST', sent, { origin: 'http://se.localhost:3000' });
  await shop.events.deliverDue();
  return { status: answer.status, body: await answer.json() };
};
const subscribe = (facts: object = {}) => send('newsletter/subscribe', { ...body, ...facts });
const leave = (facts: object = {}) =>
  send('newsletter/unsubscribe', { emailAddress: 'kim@home.example', marketId: 1, ...facts });
const list = () => shop.db.selectFrom('newsletter_subscriber').selectAll().orderBy('market_id').execute();
const steps = async () =>
  (await shop.db.selectFrom('newsletter_consent').select('what').orderBy('what').execute()).map(({ what }) => what);
const mails = () => Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
const linkIn = (text: string | undefined) =>
  new URL(/http\S+newsletter\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get('n') ?? '';

test('N11 a sign-up stores address, tags, market, culture, action and metadata, with the proof of consent', async () => {
  const metadata = [{ key: 'Campaign', value: 'winter' }];
  expect((await subscribe({ metadata })).status).toBe(200);
  const now = shop.clock.now();
  expect(await list()).toEqual([
    {
      market_id: 1,
      email_address: 'kim@home.example',
      address_key: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: 'sv',
      state: 'active',
      source: 'Footer',
      tags: body.tags,
      metadata,
      action: 'None',
      created_at: now,
      confirmed_at: now,
    },
  ]);
  const [proof] = await shop.db.selectFrom('newsletter_consent').selectAll().execute();
  expect(proof).toMatchObject({
    what: 'asked',
    source: 'Footer',
    culture_code: 'sv-SE',
    wording: 'Jag vill ha Yrkes nyhetsbrev per e-post. Jag kan avsluta när som helst med länken i varje brev.',
  });
});

test('N11 tags without Newsletter or Source, unknown actions and markets are refused', async () => {
  for (const tags of [[], [body.tags[0]], [body.tags[1]]]) expect((await subscribe({ tags })).status).toBe(422);
  expect((await subscribe({ actionAfterSuccessfulCreate: 'Dance' })).status).toBe(422);
  expect((await subscribe({ emailAddress: 'kim' })).status).toBe(422);
  expect((await subscribe({ marketId: 99 })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('N12 an address leaves the list; an unknown address gets the same answer', async () => {
  await subscribe();
  const known = await leave();
  expect([known, await list()]).toEqual([{ status: 200, body: { emailAddress: 'kim@home.example', marketId: 1 } }, []]);
  expect((await leave()).status).toBe(200);
  expect(await steps()).toEqual(['asked', 'left']);
});

test('N11 where double opt-in is required, the address waits for the link of a mail', async () => {
  await subscribe({ marketId: germany, cultureCode: 'de-DE' });
  expect(await list()).toMatchObject([{ state: 'pending', confirmed_at: null }]);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihren Newsletter');
  const link = linkIn(mail?.text);
  expect(await confirm(shop, aVisit(), { link: `${link}x` })).toMatchObject({ ok: false });
  for (let time = 0; time < 2; time += 1)
    expect(await confirm(shop, aVisit(), { link })).toEqual({ ok: true, value: { getsCode: false } });
  expect(await list()).toMatchObject([{ state: 'active', confirmed_at: expect.any(Date) }]);
  expect(await steps()).toEqual(['asked', 'confirmed']);
  await leave({ marketId: germany });
  expect(await confirm(shop, aVisit(), { link })).toMatchObject({ ok: false });
});

test('N11 an address gets at most three mails a day, however often it is asked for', async () => {
  for (let time = 0; time < 5; time += 1) await subscribe({ marketId: germany, cultureCode: 'de-DE' });
  expect(await mails()).toHaveLength(3);
});

const askCode = (facts: object = {}) =>
  send('promotioncode/send', {
    emailAddress: 'kim@home.example',
    promotionCodeGroupId: 'welcome',
    marketId: 1,
    cultureCode: 'sv-SE',
    ...facts,
  });
const codeIn = (text: string | undefined) => /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(text ?? '')?.[0] ?? '';

test('N07 N15 the code of an address and group is mailed, the same one each time, with an unsubscribe link', async () => {
  await bringCampaign(shop, { codeGroup: 'welcome', benefit: tenPercent.benefit });
  expect((await askCode()).status).toBe(200);
  expect((await askCode()).status).toBe(200);
  expect((await askCode({ emailAddress: 'bo@home.example' })).status).toBe(200);
  const [first, second, other] = await mails();
  const code = codeIn(first?.text);
  expect(codeIn(second?.text)).toBe(code);
  expect(codeIn(other?.text)).not.toBe(code);
  expect((await checkCode(shop, aVisit(), code)).isValid).toBe(true);
  expect(first?.headers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    ]),
  );
  expect((await list()).map(({ source, action }) => [source, action])).toEqual([
    ['PromotionAd', 'SendPromotionCode'],
    ['PromotionAd', 'SendPromotionCode'],
  ]);
});

test('N15 a group without a running campaign is refused', async () => {
  expect((await askCode({ promotionCodeGroupId: 'nothing' })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('N15 where double opt-in is required, the code follows the confirmation', async () => {
  await bringCampaign(shop, { codeGroup: 'welcome', marketIds: [germany], benefit: tenPercent.benefit });
  await askCode({ marketId: germany, cultureCode: 'de-DE' });
  const [asked, ...others] = await mails();
  expect(others).toEqual([]);
  await confirm(shop, aVisit(), { link: linkIn(asked?.text) });
  await shop.events.deliverDue();
  const [, sent] = await mails();
  expect(sent?.subject).toBe('Ihr Code für die erste Bestellung');
  expect(codeIn(sent?.text)).not.toBe('');
});
