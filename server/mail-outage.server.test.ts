import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { createOutbox } from '#platform/events/events.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { aPerson } from '#tests/build/person.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { subscriptions } from './subscriptions.ts';

const minute = 60_000;
const people = ['ada@bygg.example', 'bo@bygg.example', 'cia@bygg.example'];
const outage = { isAway: false };

let shop: TestShop;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeEach(async () => {
  outage.isAway = false;
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url }, outage);
  for (const person of people) await aPerson(person).save(shop.db);
});

async function askForMails(): Promise<void> {
  const app = openTestApp(shop);
  for (const person of people) {
    const path = `/api/auth/ResetPassword/ResetPassword?userName=${encodeURIComponent(person)}`;
    expect((await app.request(path)).status).toBe(200);
  }
}

const sent = async (received: readonly Buffer[]) => {
  const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return mails.map(({ to, messageId }) => ({ to: to?.[0]?.address, messageId }));
};

test('Q19 after an hour without a mail server, every mail is sent once, and nothing waits for it', async () => {
  await smtp.close();
  await askForMails();
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await shop.events.deliverDue();
    shop.clock.moveBy(minute);
  }
  const back = await startSmtpServer({ port: smtp.port });
  // The longest pause between two attempts is 15 minutes.
  for (let minutes = 0; minutes < 30; minutes += 1) {
    await shop.events.deliverDue();
    shop.clock.moveBy(minute);
  }
  const receivers = (await sent(back.received)).map(({ to }) => to);
  expect(receivers).toHaveLength(people.length);
  expect(receivers).toEqual(expect.arrayContaining(people));
  const open = await shop.db.selectFrom('outbox_delivery').select('id').where('delivered_at', 'is', null).execute();
  expect(open).toEqual([]);
});

test('Q19 a mail whose delivery could not be recorded is repeated with the same Message-ID', async () => {
  await askForMails();
  smtp.onMail(() => {
    outage.isAway = true;
  });
  await shop.events.deliverDue().catch(() => undefined);
  outage.isAway = false;
  smtp.onMail(() => undefined);
  const before = await sent(smtp.received);
  expect(before).not.toEqual([]);
  // The sending process is gone with its unrecorded results; its leases end after a minute.
  shop.clock.moveBy(2 * minute);
  const mailing = { ...shop, mail: createMail(shop.env) };
  await createOutbox({ ...mailing, subscribers: subscriptions(mailing) }).deliverDue();
  const all = await sent(smtp.received);
  const idsOf = (person: string) => new Set(all.filter(({ to }) => to === person).map(({ messageId }) => messageId));
  expect(people.map((person) => idsOf(person).size)).toEqual([1, 1, 1]);
  expect(all.length).toBe(people.length + before.length);
});
