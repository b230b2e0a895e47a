import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { aConsumer } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { saveChoices } from '../notices/notice-choices.server.ts';
import { listNotices } from '../notices/read-notices.server.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let eva: number;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  ({ id: eva } = await aConsumer('eva@home.example').save(shop.db));
});

const visit = () => aVisit({ claims: someClaims({ customer_id: eva }) });
const choose = (choice: { shop: boolean; mail: boolean; digest: boolean }) =>
  saveChoices(shop, visit(), { choices: [{ topic: 'imports', ...choice }] });
const finish = (fileName: string) =>
  sendLetter(shop, {
    kind: 'import-finished',
    eventId: fileName,
    to: 'eva@home.example',
    language: 'sv',
    url: 'http://se.localhost:3000/x',
    facts: { fileName, accepted: '1', refused: '0' },
    reader: { customerId: eva, facts: { fileName } },
  });
const morning = async () => {
  await jobs(shop)
    .find(({ name }) => name === 'notice-digest')
    ?.run({});
  await shop.events.deliverDue();
  return Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
};
const shown = async () => {
  const list = await listNotices(shop, visit(), { hrefOf: () => undefined });
  return list.ok ? { unread: list.value.unread, titles: list.value.notices.map(({ title }) => title) } : undefined;
};

test('N20 a topic chosen for the digest is mailed once a day in one mail, in order', async () => {
  await choose({ shop: true, mail: true, digest: true });
  await finish('a.csv');
  await finish('b.csv');
  await finish('b.csv');
  expect(smtp.received).toEqual([]);
  const [mail, ...others] = await morning();
  expect(others).toEqual([]);
  expect(smtp.envelopes[0]?.to).toEqual(['eva@home.example']);
  expect(mail?.subject).toBe('Dina aviseringar i dag: 2');
  expect(mail?.text).toMatch(/– Din import är klar: a\.csv\r?\n– Din import är klar: b\.csv/);
  expect(mail?.text).toContain('/sv/minasidor/aviseringar');
  expect(await morning()).toHaveLength(1);
  expect(await shown()).toEqual({ unread: 2, titles: ['Din import är klar: b.csv', 'Din import är klar: a.csv'] });
});

test('N20 a topic read only in the digest is not shown in the shop', async () => {
  await choose({ shop: false, mail: true, digest: true });
  await finish('a.csv');
  expect(await shown()).toEqual({ unread: 0, titles: [] });
  expect(await morning()).toHaveLength(1);
});

test('a topic that was turned off since is left out, and without anything there is no mail', async () => {
  await choose({ shop: true, mail: true, digest: true });
  await finish('a.csv');
  await choose({ shop: true, mail: false, digest: false });
  expect(await morning()).toEqual([]);
  await choose({ shop: true, mail: true, digest: true });
  expect(await morning()).toEqual([]);
});
