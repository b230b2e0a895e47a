import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { isEnded } from '../auth/ended-sessions.server.ts';
import type { Visit } from '../visit.ts';
import { changePassword } from './change-password.server.ts';
import { deleteMyAccount } from './delete-my-account.server.ts';
import { exportMyData } from './export-my-data.server.ts';
import { addMyAddress, changeMyAddress, listMyAddresses, removeMyAddress } from './my-addresses.server.ts';
import { changeProfile, getProfile } from './profile.server.ts';
import { signIn } from './sign-in.server.ts';

const street = {
  addressLine1: 'Gatan 1',
  addressLine2: undefined,
  zipCode: '111 22',
  city: 'Stockholm',
  region: undefined,
  countryCode: 'SE',
};

let shop: TestShop;
let eva: Visit;
let olle: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  const bygg = await aCompany('Bygg').save(shop.db);
  await aConsumer('eva@home.example').with({ EmployeeNo: '471147', Newsletter: 'true' }).save(shop.db);
  await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  eva = await visitOf('eva@home.example');
  olle = await visitOf('olle@bygg.example');
});

async function visitOf(loginName: string): Promise<Visit> {
  const visit = aVisit({ now: shop.clock.now() });
  const entered = await signIn(shop, visit, { loginName, password, remember: true });
  if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error(`${loginName} is not signed in`);
  return { ...visit, claims: entered.value.session.claims };
}

const codeOf = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? 'ok' : result.refusal.code;
const canSignIn = async (loginName: string, typed: string) =>
  codeOf(await signIn(shop, aVisit({ now: shop.clock.now() }), { loginName, password: typed, remember: false }));

test('without a sign-in there is nothing to see or to change', async () => {
  const nobody = aVisit();
  const answers = [
    await getProfile(shop, nobody),
    await changeProfile(shop, nobody, { firstName: 'A', lastName: 'B' }),
    await listMyAddresses(shop, nobody),
    await addMyAddress(shop, nobody, street),
    await changeMyAddress(shop, nobody, { id: 1, ...street }),
    await removeMyAddress(shop, nobody, { id: 1 }),
    await exportMyData(shop, nobody),
    await deleteMyAccount(shop, nobody, { password }),
    await changePassword(shop, nobody, { currentPassword: password, newPassword: 'another good password' }),
  ];
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['not-signed-in']));
});

describe('the profile', () => {
  test('has the visitor’s name and company', async () => {
    expect(await getProfile(shop, olle)).toMatchObject({
      value: { emailAddress: 'olle@bygg.example', firstName: 'Ada', company: { name: 'Bygg' }, mayDelete: false },
    });
    expect(await getProfile(shop, eva)).toMatchObject({ value: { role: 111, company: undefined, mayDelete: true } });
  });

  test('name and telephone change only for the visitor', async () => {
    const changed = await changeProfile(shop, eva, { firstName: 'Eva', lastName: 'Ny', cellPhone: '46701' });
    expect(changed).toMatchObject({ value: { firstName: 'Eva', lastName: 'Ny', cellPhone: '46701' } });
    expect(await getProfile(shop, olle)).toMatchObject({ value: { firstName: 'Ada' } });
  });
});

describe('addresses', () => {
  test('are added, changed and removed', async () => {
    const added = await addMyAddress(shop, eva, street);
    if (!added.ok) throw new Error('not added');
    const { id } = added.value;
    await changeMyAddress(shop, eva, { id, ...street, city: 'Solna' });
    expect(await listMyAddresses(shop, eva)).toEqual({ ok: true, value: [{ id, ...street, city: 'Solna' }] });
    expect(codeOf(await removeMyAddress(shop, eva, { id }))).toBe('ok');
    expect(await listMyAddresses(shop, eva)).toEqual({ ok: true, value: [] });
  });

  test('addresses of another person are not found', async () => {
    const added = await addMyAddress(shop, eva, street);
    const id = added.ok ? added.value.id : 0;
    expect(codeOf(await changeMyAddress(shop, olle, { id, ...street, city: 'Solna' }))).toBe('address-not-found');
    expect(codeOf(await removeMyAddress(shop, olle, { id }))).toBe('address-not-found');
    expect(await listMyAddresses(shop, olle)).toEqual({ ok: true, value: [] });
    expect(await listMyAddresses(shop, eva)).toMatchObject({ value: [{ city: 'Stockholm' }] });
  });

  test('at most fifty are stored', async () => {
    for (let count = 0; count < 50; count += 1) await addMyAddress(shop, eva, street);
    expect(codeOf(await addMyAddress(shop, eva, street))).toBe('too-many-addresses');
  });
});

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string, visit = eva) =>
    changePassword(shop, visit, { currentPassword, newPassword });

  test('changes with the old one, and signs out other devices but not this one', async () => {
    const elsewhere = await visitOf('eva@home.example');
    expect(await change(password, 'another good password')).toEqual({ ok: true, value: { ended: 1 } });
    expect(await isEnded(shop.snapshots, elsewhere.claims?.sid ?? '')).toBe(true);
    expect(await isEnded(shop.snapshots, eva.claims?.sid ?? '')).toBe(false);
    expect(await isEnded(shop.snapshots, olle.claims?.sid ?? '')).toBe(false);
    expect(await canSignIn('eva@home.example', password)).toBe('sign-in-failed');
    expect(await canSignIn('eva@home.example', 'another good password')).toBe('ok');
    expect(await canSignIn('olle@bygg.example', password)).toBe('ok');
  });

  test('does not change with a wrong one, and failed attempts count', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      expect(codeOf(await change('wrong', 'another good password'))).toBe('password-wrong');
    expect(codeOf(await change(password, 'another good password'))).toBe('sign-in-locked');
  });

  test('must be strong enough', async () => {
    expect(codeOf(await change(password, 'short'))).toBe('password-too-short');
    expect(await canSignIn('eva@home.example', password)).toBe('ok');
  });
});

describe('the visitor’s own data', () => {
  test('is exported completely, without data of other people', async () => {
    await addMyAddress(shop, eva, street);
    const exported = await exportMyData(shop, eva);
    if (!exported.ok) throw new Error('not exported');
    const data = JSON.parse(JSON.stringify(exported.value));
    expect(data).toMatchObject({
      person: { customerId: 1, emailAddress: 'eva@home.example', marketId: 1, language: 'sv' },
      account: { loginName: 'eva@home.example', role: 111, lastSignInAt: '2026-11-16T08:00:00.000Z' },
      infos: [
        { code: 'EmployeeNo', value: '471147' },
        { code: 'Newsletter', value: 'true' },
      ],
      addresses: [{ addressLine1: 'Gatan 1' }],
      companies: [],
      sessions: [{ device: 'Firefox, Linux', createdAt: '2026-11-16T08:00:00.000Z' }],
    });
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(JSON.stringify(data)).not.toContain('olle');
  });

  test('is erased when a consumer deletes the account: no personal data is left, the number stays', async () => {
    await addMyAddress(shop, eva, street);
    expect(codeOf(await deleteMyAccount(shop, eva, { password: 'wrong' }))).toBe('password-wrong');
    expect(codeOf(await deleteMyAccount(shop, eva, { password }))).toBe('ok');
    const tables = [
      'customer',
      'customer_fact',
      'customer_info',
      'customer_address',
      'account',
      'session',
      'registration',
    ] as const;
    const left: unknown[] = [];
    for (const table of tables) left.push(await shop.db.selectFrom(table).selectAll().execute());
    const text = JSON.stringify(left);
    for (const trace of ['eva', 'Newsletter', '471147', 'Gatan'])
      expect(text.toLowerCase()).not.toContain(trace.toLowerCase());
    expect(text).toContain('deleted-1@deleted.invalid');
    expect(text).toContain('olle@bygg.example');
    expect(await isEnded(shop.snapshots, eva.claims?.sid ?? '')).toBe(true);
    expect(await canSignIn('eva@home.example', password)).toBe('sign-in-failed');
    const events = await shop.db.selectFrom('outbox_event').select(['name', 'payload']).execute();
    expect(events).toContainEqual({
      name: 'customer-deleted',
      payload: { customerId: 1, addressDigest: expect.any(String) },
    });
    await aConsumer('eva@home.example').save(shop.db);
    expect(await canSignIn('eva@home.example', password)).toBe('ok');
  });

  test('people of a company must ask their administrator', async () => {
    expect(codeOf(await deleteMyAccount(shop, olle, { password }))).toBe('ask-administrator');
    expect(await canSignIn('olle@bygg.example', password)).toBe('ok');
  });
});
