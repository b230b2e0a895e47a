import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '#platform/events/events.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { listSessions } from './list-sessions.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';

const minute = 60_000;
const newPassword = 'another good password';

let shop: TestShop;
let app: TestApp;
let received: Buffer[];

/** A shop that mails through a real SMTP server. */
beforeEach(async () => {
  const smtp = await startSmtpServer();
  received = smtp.received;
  const opened = await openTestShop({ SMTP_URL: smtp.url });
  const mailing = { ...opened, mail: createMail(opened.env) };
  shop = { ...mailing, events: createOutbox({ ...mailing, subscribers: subscriptions(mailing) }) };
  app = openTestApp(shop);
  await aPerson()
    .at(await aCompany().save(shop.db))
    .inMarket(1, 'sv')
    .save(shop.db);
});

const ask = (userName: string, query = '', peer?: string) =>
  app.request(
    `/api/auth/ResetPassword/ResetPassword?userName=${encodeURIComponent(userName)}${query}`,
    {},
    undefined,
    peer,
  );
const mails = () => Promise.all(received.map((raw) => PostalMime.parse(raw)));
const visitNow = () => aVisit({ now: shop.clock.now() });
const signInWith = async (typed: string) => {
  const entered = await signIn(shop, visitNow(), { loginName: 'ada@bygg.example', password: typed, remember: false });
  return entered.ok ? 'signed-in' : entered.refusal.code;
};
const resetWith = async (token: string, typed = newPassword) => {
  const reset = await resetPassword(shop, visitNow(), { token, password: typed });
  return reset.ok ? 'reset' : reset.refusal.code;
};

/** Requests a reset, delivers the mail, and reads the token from its link. */
async function tokenFromMail(): Promise<string> {
  await ask('ada@bygg.example');
  await shop.events.deliverDue();
  const mail = (await mails()).at(-1);
  const [link = ''] = mail?.text?.match(/http\S+/) ?? [];
  return new URL(link).searchParams.get('token') ?? '';
}

describe('A22 asking for a new password', () => {
  test('answers 200 for a known and an unknown name, and mails only the known one', async () => {
    const [known, unknown] = [await ask('ADA@bygg.example'), await ask('nobody@bygg.example')];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    const headersOf = (answer: Response) => [...answer.headers.keys()].sort();
    expect(headersOf(known)).toEqual(headersOf(unknown));
    expect(await shop.events.deliverDue()).toBe(2);
    expect(await mails()).toMatchObject([{ to: [{ address: 'ada@bygg.example' }] }]);
  });

  test('does the same work for both: the written rows differ only in the name', async () => {
    await ask('ada@bygg.example');
    await ask('nob@bygg.example');
    const events = await shop.db.selectFrom('outbox_event').select(['name', 'payload']).orderBy('id').execute();
    expect(events.map(({ name }) => name)).toEqual(['password-reset-asked', 'password-reset-asked']);
    expect(Object.keys(events[0]?.payload as object)).toEqual(Object.keys(events[1]?.payload as object));
    expect(await shop.db.selectFrom('password_token').selectAll().execute()).toEqual([]);
  });

  test('the mail is in the person’s language, as text and HTML, and links to the market’s own host', async () => {
    await app.request('/api/auth/resetpassword/RESETPASSWORD?userName=ada@bygg.example&market=no', {
      headers: { 'accept-language': 'en', 'x-forwarded-host': 'evil.example' },
    });
    await shop.events.deliverDue();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Välj ett nytt lösenord');
    expect(mail?.text).toMatch(/http:\/\/no\.localhost:\d+\/login\/new-password\?token=[\w.-]+&lang=sv/);
    expect(mail?.html).toContain('<html lang="sv">');
    expect(mail?.html).not.toContain('evil.example');
  });

  test('a closed account gets no mail', async () => {
    await shop.db.updateTable('account').set({ is_active: false }).execute();
    await ask('ada@bygg.example');
    await shop.events.deliverDue();
    expect(received).toEqual([]);
  });

  test('a repeated event makes the same mail with the same link', async () => {
    await ask('ada@bygg.example');
    await shop.events.deliverDue();
    await shop.db.updateTable('outbox_delivery').set({ delivered_at: null, available_at: shop.clock.now() }).execute();
    await shop.events.deliverDue();
    const [first, second] = await mails();
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

  test('more than three mails for a name in an hour are not sent, and the answer does not reveal it', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await ask('ada@bygg.example')).status).toBe(200);
    await shop.events.deliverDue();
    expect(received).toHaveLength(3);
  });

  test('too many requests from one address: 429, without an effect on other addresses', async () => {
    for (let turn = 0; turn < 20; turn += 1) await ask(`x${turn}@bygg.example`, '', '192.0.2.9');
    const refused = await ask('ada@bygg.example', '', '192.0.2.9');
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'try-later']);
    expect((await ask('ada@bygg.example', '', '192.0.2.10')).status).toBe(200);
  });

  test('without a name: 422', async () => {
    expect((await ask(' ')).status).toBe(422);
  });
});

describe('choosing a new password with the link', () => {
  test('works once, and the old password is no longer valid', async () => {
    const token = await tokenFromMail();
    expect(await resetWith(token)).toBe('reset');
    expect(await signInWith(newPassword)).toBe('signed-in');
    expect(await signInWith(password)).toBe('sign-in-failed');
    expect(await resetWith(token, 'a third good password')).toBe('link-invalid');
  });

  test('used twice at once: only one works', async () => {
    const token = await tokenFromMail();
    const both = await Promise.all([resetWith(token), resetWith(token, 'a third good password')]);
    expect(both.sort()).toEqual(['link-invalid', 'reset']);
  });

  test('ends all sessions, lifts the lock, and mails the owner', async () => {
    await signInWith(password);
    const [session] = await shop.db.selectFrom('session').select('sid').execute();
    for (let turn = 0; turn < 6; turn += 1) await signInWith('wrong');
    expect(await signInWith(password)).toBe('sign-in-locked');
    await resetWith(await tokenFromMail());
    expect(await signInWith(newPassword)).toBe('signed-in');
    const headers = await app.bearer({ sid: session?.sid ?? '', customer_id: 1 });
    expect((await app.request('/api/auth/sessions', { headers })).status).toBe(401);
    await shop.events.deliverDue();
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Ditt lösenord har ändrats' });
  });

  test('a weak password is refused, and the link stays valid', async () => {
    const token = await tokenFromMail();
    expect(await resetWith(token, 'short')).toBe('password-too-short');
    expect(await resetWith(token, 'ada@bygg.example')).toBe('password-too-simple');
    expect(await resetWith(token)).toBe('reset');
  });

  test('the link is valid for an hour', async () => {
    const token = await tokenFromMail();
    shop.clock.moveBy(60 * minute - 1);
    expect(await resetWith(token, 'short')).toBe('password-too-short');
    shop.clock.moveBy(1);
    expect(await resetWith(token)).toBe('link-invalid');
  });

  test('a newer link ends the older one', async () => {
    const [older, newer] = [await tokenFromMail(), await tokenFromMail()];
    expect(await resetWith(newer)).toBe('reset');
    expect(await resetWith(older, 'a third good password')).toBe('link-invalid');
  });

  test.each(['', 'x', 'a.b', 'YQ.YQ'])('the made-up link %j is refused', async (token) => {
    expect(await resetWith(token)).toBe('link-invalid');
  });

  test('the link of a mail is not stored', async () => {
    const token = await tokenFromMail();
    const stored = JSON.stringify([
      await shop.db.selectFrom('password_token').selectAll().execute(),
      await shop.db.selectFrom('outbox_event').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.split('.')[1]);
  });
});

test('a person without a password chooses the first one this way', async () => {
  await shop.db.updateTable('account').set({ password_hash: null }).execute();
  expect(await resetWith(await tokenFromMail())).toBe('reset');
  expect(await signInWith(newPassword)).toBe('signed-in');
  expect((await listSessions(shop, visitNow())).ok).toBe(false);
});
