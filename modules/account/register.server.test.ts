import { beforeEach, describe, expect, test } from 'vitest';
import { aConsumer, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { marketList, markets } from '../market/markets.ts';
import { findStoredMail, listStoredMail } from '../notifications/stored-mail.server.ts';
import type { Visit } from '../visit.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { removeLinksBefore } from './link-token.server.ts';
import { register } from './register.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { signIn } from './sign-in.server.ts';

const hour = 60 * 60_000;
const eva = { emailAddress: 'Eva@home.example', firstName: 'Eva', lastName: 'Lind', password };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const visitNow = (facts: Partial<Visit> = {}) => aVisit({ now: shop.clock.now(), ...facts });
const signUp = async (changed: Partial<typeof eva> = {}, facts: Partial<Visit> = {}) => {
  const registered = await register(shop, visitNow(facts), { ...eva, ...changed });
  return registered.ok ? 'registered' : registered.refusal.code;
};
const confirm = async (token: string) => {
  const confirmed = await confirmEmail(shop, visitNow(), { token });
  return confirmed.ok ? 'confirmed' : confirmed.refusal.code;
};
const customers = () => shop.db.selectFrom('customer').select(['email_address', 'market_id', 'language']).execute();

async function letters() {
  await shop.events.deliverDue();
  const listed = (await listStoredMail(shop)) ?? [];
  return Promise.all(listed.map(({ id }) => findStoredMail(shop, id)));
}

async function tokenFromMail(): Promise<string> {
  const [letter] = await letters();
  const [link = ''] = letter?.text.match(/http\S+/) ?? [];
  expect(new URL(link).pathname).toBe('/register/confirm');
  return new URL(link).searchParams.get('token') ?? '';
}

describe('registering', () => {
  test('creates a consumer of the market only when the address is confirmed', async () => {
    expect(await signUp()).toBe('registered');
    expect(await customers()).toEqual([]);
    const token = await tokenFromMail();
    expect(await confirm(token)).toBe('confirmed');
    expect(await customers()).toEqual([{ email_address: 'Eva@home.example', market_id: 1, language: 'sv' }]);
    const entered = await signIn(shop, visitNow(), { loginName: 'eva@home.example', password, remember: false });
    expect(entered).toMatchObject({ value: { kind: 'signed-in', session: { claims: { storm_role: roles.b2c } } } });
    expect(await confirm(token)).toBe('link-invalid');
  });

  test('is possible only in markets that sell to consumers', async () => {
    const closed = marketList.filter(({ b2CActivate }) => !b2CActivate).map(({ code }) => code);
    expect(closed).toEqual(['is', 'hr', 'si']);
    for (const code of ['is', 'hr', 'si'] as const)
      expect(await signUp({}, { market: markets[code], language: 'en' })).toBe('registration-closed');
  });

  test('with a known address gets the same answer; its mail says so and links to the sign-in', async () => {
    await aConsumer('eva@home.example').save(shop.db);
    const unknown = await register(shop, visitNow(), { ...eva, emailAddress: 'new@home.example' });
    const known = await register(shop, visitNow(), eva);
    expect(known).toEqual({ ok: true, value: { emailAddress: 'Eva@home.example' } });
    expect(unknown).toEqual({ ok: true, value: { emailAddress: 'new@home.example' } });
    const sent = Object.fromEntries((await letters()).map((letter) => [letter?.to, letter?.subject]));
    expect(sent).toEqual({
      'Eva@home.example': 'Du har redan ett konto',
      'new@home.example': 'Bekräfta din e-postadress',
    });
    expect(await shop.db.selectFrom('registration').select('email_address').execute()).toHaveLength(1);
  });

  test('twice: the link that is used first counts, and the other becomes invalid', async () => {
    await signUp();
    const first = await tokenFromMail();
    await signUp({ password: 'another good password' });
    await shop.events.deliverDue();
    expect(await confirm(first)).toBe('confirmed');
    expect(await customers()).toHaveLength(1);
    expect(await shop.db.selectFrom('registration').select('id').execute()).toEqual([]);
  });

  test('must be confirmed within a day', async () => {
    await signUp();
    const token = await tokenFromMail();
    shop.clock.moveBy(24 * hour);
    expect(await confirm(token)).toBe('link-invalid');
    expect(await confirm('made.up')).toBe('link-invalid');
  });

  test('needs a strong password', async () => {
    expect(await signUp({ password: 'short' })).toBe('password-too-short');
    expect(await signUp({ password: 'EVA@home.example' })).toBe('password-too-simple');
  });

  test('more than three mails an hour to one address are not sent, and requests of one network are limited', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await signUp()).toBe('registered');
    expect(await letters()).toHaveLength(3);
    for (let turn = 0; turn < 15; turn += 1) await signUp({ emailAddress: `x${turn}@home.example` });
    expect(await signUp({ emailAddress: 'y@home.example' })).toBe('try-later');
    expect(await signUp({ emailAddress: 'y@home.example' }, { clientAddress: '192.0.2.99' })).toBe('registered');
  });
});

test('the nightly job removes expired links and keeps valid ones', async () => {
  await aConsumer('olle@home.example').save(shop.db);
  await signUp();
  await requestPasswordReset(shop, visitNow(), { loginName: 'olle@home.example' });
  await shop.events.deliverDue();
  const left = async () => [
    (await shop.db.selectFrom('registration').select('id').execute()).length,
    (await shop.db.selectFrom('password_token').select('id').execute()).length,
  ];
  await removeLinksBefore(shop.db, shop.clock.now());
  expect(await left()).toEqual([1, 1]);
  shop.clock.moveBy(8 * 24 * hour);
  await removeLinksBefore(shop.db, shop.clock.now());
  expect(await left()).toEqual([0, 0]);
});
