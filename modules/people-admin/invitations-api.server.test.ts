import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { createOutbox } from '#platform/events/events.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { resetPassword } from '../account/reset-password.server.ts';
import { signIn } from '../account/sign-in.server.ts';
import { roles } from '../auth/roles.ts';
import { countOpenTasks } from './list-people.server.ts';

const hour = 3_600_000;
let shop: TestShop;
let app: TestApp;
let received: Buffer[];
let bygg: { id: number };
let marta: number;
let ada: number;

beforeEach(async () => {
  const smtp = await startSmtpServer();
  received = smtp.received;
  const opened = await openTestShop({ SMTP_URL: smtp.url });
  const mailing = { ...opened, mail: createMail(opened.env) };
  shop = { ...mailing, events: createOutbox({ ...mailing, subscribers: subscriptions(mailing) }) };
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').save(shop.db);
  marta = (await aPerson('marta@bygg.example').at(bygg).withRole(roles.administrator).save(shop.db)).id;
  ada = (await aPerson('ada@bygg.example').at(bygg).inMarket(1, 'en').save(shop.db)).id;
  await shop.db.updateTable('account').set({ password_hash: null }).where('customer_id', '=', ada).execute();
});

const admin = () => someClaims({ customer_id: marta, company_id: bygg.id, storm_role: roles.administrator });
const visitNow = () => aVisit({ now: shop.clock.now(), claims: admin() });

async function call(method: string, path: string, body?: unknown, claims = admin()) {
  const headers = await app.bearer(claims);
  const url = `/api/customer/customers/${path}`;
  const answer = body ? await app.json(url, method, body, headers) : await app.request(url, { method, headers });
  const read = (await answer.json()) as { code?: string };
  return answer.ok ? 'done' : `${answer.status} ${read.code}`;
}

async function mails() {
  await shop.events.deliverDue();
  return Promise.all(received.map((raw) => PostalMime.parse(raw)));
}

const tokenIn = (text = '') => new URL(/http\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('token') ?? '';

async function answerWith(token: string) {
  const reset = await resetPassword(shop, visitNow(), { token, password: 'a good new password' });
  return reset.ok ? 'chosen' : reset.refusal.code;
}

const openTasks = async () => {
  const counted = await countOpenTasks(shop, visitNow());
  return counted.ok ? counted.value : counted.refusal;
};

test('an invited person gets a mail, chooses a password by its link, and signs in', async () => {
  expect(await call('PUT', `${ada}/invitation`, {})).toBe('done');
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 1 });
  const [mail] = await mails();
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(['ada@bygg.example', 'Bygg invites you to Yrke']);
  expect(mail?.text).toContain('Bygg has made an account for you: ada@bygg.example.');
  shop.clock.moveBy(13 * 24 * hour);
  expect(await answerWith(tokenIn(mail?.text))).toBe('chosen');
  const entered = await signIn(shop, visitNow(), {
    loginName: 'ada@bygg.example',
    password: 'a good new password',
    remember: false,
  });
  expect(entered.ok).toBe(true);
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 0 });
  expect(await call('PUT', `${ada}/invitation`, {})).toBe('409 invitation-needless');
});

test('an invitation expires after 14 days, a repeated one replaces the link before, a withdrawn one has no valid link', async () => {
  await call('PUT', `${ada}/invitation`, {});
  const first = tokenIn((await mails())[0]?.text);
  expect(await call('PUT', `${ada}/invitation`, {})).toBe('429 try-later');
  shop.clock.moveBy(hour);
  expect(await call('PUT', `${ada}/invitation`, {})).toBe('done');
  const second = tokenIn((await mails())[1]?.text);
  expect(await answerWith(first)).toBe('link-invalid');
  shop.clock.moveBy(14 * 24 * hour);
  expect(await answerWith(second)).toBe('link-invalid');
  await call('PUT', `${ada}/invitation`, {});
  const third = tokenIn((await mails())[2]?.text);
  expect(await call('DELETE', `${ada}/invitation`)).toBe('done');
  expect(await answerWith(third)).toBe('link-invalid');
  expect(await call('DELETE', `${ada}/invitation`)).toBe('404 invitation-not-found');
  // Withdrawn before the mail was written: none is sent.
  shop.clock.moveBy(hour);
  await call('PUT', `${ada}/invitation`, {});
  await call('DELETE', `${ada}/invitation`);
  expect(await mails()).toHaveLength(3);
});

test('wearers without an e-mail address, closed accounts and people of other companies are not invited', async () => {
  const wearer = (await aPerson('bo@bygg.example').at(bygg).save(shop.db)).id;
  await shop.db.updateTable('customer').set({ email_address: '' }).where('id', '=', wearer).execute();
  const closed = (await aPerson('cai@bygg.example').at(bygg).closed().save(shop.db)).id;
  const other = await aCompany('Annat').save(shop.db);
  const stranger = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
  expect(await call('PUT', `${wearer}/invitation`, {})).toBe('409 invitation-impossible');
  expect(await call('PUT', `${closed}/invitation`, {})).toBe('409 invitation-impossible');
  expect(await call('PUT', `${stranger}/invitation`, {})).toBe('404 customer-not-found');
  const plain = someClaims({ customer_id: ada, company_id: bygg.id, storm_role: roles.user });
  expect(await call('PUT', `${marta}/invitation`, {}, plain)).toBe('403 not-allowed');
  expect(await mails()).toEqual([]);
});

test('a change of the e-mail address is mailed to the old one', async () => {
  const changed = { firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada.berg@bygg.example' };
  expect(await call('PUT', String(ada), changed)).toBe('done');
  const told = await mails();
  expect(told.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['ada@bygg.example', 'Your e-mail address was changed'],
  ]);
  expect(told[0]?.text).not.toContain('ada.berg@bygg.example');
  await call('PUT', String(ada), { ...changed, lastName: 'Lind' });
  expect(await mails()).toHaveLength(1);
});

test('if a withdrawal and an answer come at the same time, exactly one counts', async () => {
  await call('PUT', `${ada}/invitation`, {});
  const token = tokenIn((await mails())[0]?.text);
  const [answered, withdrawn] = await Promise.all([answerWith(token), call('DELETE', `${ada}/invitation`)]);
  const account = await shop.db.selectFrom('account').select('password_hash').where('customer_id', '=', ada).execute();
  expect([answered, withdrawn, account[0]?.password_hash !== null]).toEqual(
    answered === 'chosen' ? ['chosen', '404 invitation-not-found', true] : ['link-invalid', 'done', false],
  );
});

test('answering an invitation locks the person, as withdrawing it does', async () => {
  await call('PUT', `${ada}/invitation`, {});
  const token = tokenIn((await mails())[0]?.text);
  const statements: string[] = [];
  const spied = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(`${node.kind} ${JSON.stringify(node).includes('ForNoKeyUpdate')}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reset = await resetPassword({ ...shop, db: spied }, visitNow(), { token, password: 'a good new password' });
  expect(reset.ok).toBe(true);
  const first = statements.findIndex((text) => text.startsWith('UpdateQueryNode'));
  expect(statements.slice(0, first)).toContain('SelectQueryNode true');
});

test('an invitation is open for 14 days, and until the address changes', async () => {
  await call('PUT', `${ada}/invitation`, {});
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 1 });
  shop.clock.moveBy(14 * 24 * hour);
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 0 });
  await call('PUT', `${ada}/invitation`, {});
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 1 });
  const changed = { firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada.berg@bygg.example' };
  expect(await call('PUT', String(ada), changed)).toBe('done');
  expect(await openTasks()).toEqual({ withoutSizes: 2, invited: 0 });
  expect(await call('DELETE', `${ada}/invitation`)).toBe('404 invitation-not-found');
});
