import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { createOutbox } from '#platform/events/events.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { jobs } from '#server/jobs.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { agreedJacket, goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { askRestock } from './ask-restock.server.ts';
import { stopRestock } from './stop-restock.server.ts';
import { tellRestocked } from './tell-restocked.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  await bringFeed(shop, goods);
});

const minutes = 60_000;
const day = 24 * 60 * minutes;
const to = 'kim@home.example';
const stockOf = (sku: string, quantity: number) => bringFeed(shop, [{ kind: 'stock', sku, quantity }]);
const mails = () => Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
const wishes = () => shop.db.selectFrom('restock_wish').select('sku').orderBy('sku').execute();

async function wish(sku = trousers, visit = aVisit(), emailAddress = to) {
  expect(await askRestock(shop, visit, { sku, emailAddress })).toMatchObject({ ok: true });
}

/** Runs the scheduled job. */
async function look(): Promise<number> {
  const found = await tellRestocked(shop);
  await shop.events.deliverDue();
  return found;
}

test('N13 one mail is sent when the size is in stock, with a link to it and an unsubscribe link', async () => {
  await wish();
  await wish(largerTrousers);
  await stockOf(trousers, 0);
  expect(await look()).toBe(0);
  const [{ id }] = (await shop.db.selectFrom('restock_wish').select('id').where('sku', '=', trousers).execute()) as [
    { id: string },
  ];
  await stockOf(trousers, 4);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(smtp.envelopes[0]?.to).toEqual([to]);
  expect(mail?.messageId).toBe(`<restock-${id}@se.localhost>`);
  expect(mail?.subject).toContain('finns i lager igen');
  for (const body of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
    expect(body).toContain('http://se.localhost:3000/sv/produkt/trousers-1000?colour=100011100100&size=C50');
    expect(body).toMatch(/http:\/\/se\.localhost:3000\/sv\/bevakning\/avregistrera\?w=\S+/);
    expect(body).toContain('C50');
    expect(body).not.toMatch(/\d kr|\d SEK/);
  }
  expect(mail?.text).not.toContain(to);
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
  const [, stop = ''] = mail?.text?.match(/(http\S+\?w=\S+)/) ?? [];
  expect(header('list-unsubscribe')).toBe(`<${stop}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(await wishes()).toEqual([{ sku: largerTrousers }]);
});

test('N13 unsubscribing deletes all requests of the address and no others; an invalid link has no effect', async () => {
  await wish();
  await wish(largerTrousers);
  await wish(largerTrousers, aVisit(), 'ola@home.example');
  await stockOf(trousers, 1);
  await look();
  const [mail] = await mails();
  const [, link = ''] = mail?.text?.match(/\?w=(\S+)/) ?? [];
  for (const wrong of ['', 'x', `${link}x`, link.replace(/^./, 'A')])
    expect(await stopRestock(shop, { link: wrong })).toMatchObject({ refusal: { code: 'link-invalid' } });
  expect(await wishes()).toHaveLength(2);
  expect(await stopRestock(shop, { link })).toMatchObject({ ok: true });
  expect(await stopRestock(shop, { link })).toMatchObject({ ok: true });
  const left = await shop.db.selectFrom('restock_wish').select('email_address').execute();
  expect(left).toEqual([{ email_address: 'ola@home.example' }]);
});

test('a request deleted before sending causes no mail; one whose size is sold out again keeps waiting', async () => {
  await wish();
  await wish(largerTrousers);
  await stockOf(trousers, 1);
  await stockOf(largerTrousers, 1);
  expect(await tellRestocked(shop)).toBe(2);
  await shop.db.deleteFrom('restock_wish').where('sku', '=', trousers).execute();
  await stockOf(largerTrousers, 0);
  await shop.events.deliverDue();
  expect(await mails()).toEqual([]);
  await stockOf(largerTrousers, 2);
  expect(await look()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

describe('a mail server that fails', () => {
  test('after it has accepted: the mail is repeated with the same id, and never a third time', async () => {
    const real = createMail(shop.env);
    let isFirst = true;
    const mail = {
      send: async (message: Parameters<typeof real.send>[0]) => {
        await real.send(message);
        if (!isFirst) return;
        isFirst = false;
        throw new Error('the connection is gone');
      },
    };
    const { db, clock, log } = shop;
    const outbox = createOutbox({ db, clock, log, subscribers: subscriptions({ ...shop, mail }) });
    await wish();
    await stockOf(trousers, 1);
    await tellRestocked({ ...shop, events: outbox });
    await outbox.deliverDue();
    clock.moveBy(1000);
    await outbox.deliverDue();
    clock.moveBy(2 * day);
    expect(await tellRestocked({ ...shop, events: outbox })).toBe(0);
    await outbox.deliverDue();
    const ids = (await mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test('agreed articles are reported to people while they belong to the company', async () => {
  const company = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  const ada = await aPerson('ada@bygg.example').at(company).save(shop.db);
  const claims = someClaims({ customer_id: ada.id, storm_role: roles.user, company_id: company.id });
  await wish(agreedJacket, aVisit({ claims }), 'ada@bygg.example');
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', ada.id).execute();
  await stockOf(agreedJacket, 5);
  await look();
  expect(await mails()).toEqual([]);
  await shop.db.insertInto('customer_company').values({ customer_id: ada.id, company_id: company.id }).execute();
  await tellCompanyChanged(shop);
  expect(await look()).toBe(0);
  shop.clock.moveBy(day);
  expect(await look()).toBe(1);
  expect((await mails()).map(({ to: receivers }) => receivers?.[0]?.address)).toEqual(['ada@bygg.example']);
});

test('the job runs every few minutes and deletes requests after a year', async () => {
  const named = (name: string) => jobs(shop).find((job) => job.name === name);
  expect(named('tell-restocked')?.cron).toBe('*/5 * * * *');
  await wish();
  shop.clock.moveBy(200 * day);
  await wish(largerTrousers, aVisit({ now: shop.clock.now() }));
  await named('forget-restock-wishes')?.run({});
  expect(await wishes()).toHaveLength(2);
  shop.clock.moveBy(166 * day);
  await named('forget-restock-wishes')?.run({});
  expect(await wishes()).toEqual([{ sku: largerTrousers }]);
});

test('in each of the 14 languages every text exists', async () => {
  for (const language of languages) await wish(trousers, aVisit({ language }), `${language}@home.example`);
  await stockOf(trousers, 1);
  expect(await look()).toBe(14);
  for (const { subject, text, html, to: receivers } of await mails()) {
    const [language = ''] = receivers?.[0]?.address?.split('@') ?? [];
    for (const body of [subject, text, html]) expect(body).not.toMatch(/\brestock\.[a-z]/i);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain(`http://se.localhost:3000/${language}/`);
  }
});
