import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { findStaffTasks } from '../auth/staff-task-store.server.ts';
import { verifyToken } from '../auth/token.server.ts';
import { findAccount } from '../people/account-store.server.ts';
import { createStaff, type NewStaff } from './create-staff.server.ts';
import { issueStaffToken } from './issue-staff-token.server.ts';

const ada: NewStaff = {
  emailAddress: 'Ada@yrke.example',
  firstName: 'Ada',
  lastName: 'Berg',
  password: 'a long enough password',
  tasks: ['orders', 'finance'],
};
const secrets = ['a secret that is long enough for this test'] as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

test('a staff member has role 80, a hashed password and the given tasks', async () => {
  expect(await createStaff(shop.db, ada, shop.clock.now())).toEqual({ ok: true, value: 1 });
  expect(await findAccount(shop.db, 'ada@YRKE.example')).toEqual({
    customerId: 1,
    role: roles.internal,
    isActive: true,
  });
  expect(await findStaffTasks(shop.db, 1)).toEqual(['orders', 'finance']);
  const { password_hash } = await shop.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$/);
  expect(await verify(password_hash ?? '', ada.password)).toBe(true);
});

test('an invalid address and a short password are refused', async () => {
  const code = async (changed: Partial<typeof ada>) => {
    const created = await createStaff(shop.db, { ...ada, ...changed }, shop.clock.now());
    return created.ok ? 'created' : created.refusal.code;
  };
  expect(await code({ emailAddress: 'not an address' })).toBe('email-invalid');
  expect(await code({ password: 'too short' })).toBe('password-too-short');
});

test('only staff get a token this way', async () => {
  await createStaff(shop.db, ada, shop.clock.now());
  await shop.db.updateTable('account').set({ role_id: roles.user }).execute();
  const { emailAddress } = ada;
  const issued = await issueStaffToken({ db: shop.db, secrets, emailAddress, now: shop.clock.now(), minutes: 15 });
  expect(issued).toEqual({ ok: false, refusal: { code: 'login-unknown' } });
});

test('an e-mail address has one account, regardless of case', async () => {
  await createStaff(shop.db, ada, shop.clock.now());
  expect(await createStaff(shop.db, { ...ada, emailAddress: 'ADA@yrke.example' }, shop.clock.now())).toEqual({
    ok: false,
    refusal: { code: 'login-taken' },
  });
  expect(await shop.db.selectFrom('customer').select('id').execute()).toHaveLength(1);
});

test('a token is issued to an active account only, and ends after its minutes', async () => {
  await createStaff(shop.db, ada, shop.clock.now());
  const now = shop.clock.now();
  const issued = await issueStaffToken({ db: shop.db, secrets, emailAddress: ada.emailAddress, now, minutes: 15 });
  if (!issued.ok) throw new Error('no token');
  expect(await verifyToken(secrets, issued.value, now)).toMatchObject({
    ok: true,
    value: { customer_id: 1, storm_role: 80 },
  });
  expect(await verifyToken(secrets, issued.value, new Date(now.getTime() + 16 * 60_000))).toEqual({
    ok: false,
    refusal: { code: 'token-expired' },
  });
  await shop.db.updateTable('account').set({ is_active: false }).execute();
  expect(await issueStaffToken({ db: shop.db, secrets, emailAddress: ada.emailAddress, now, minutes: 15 })).toEqual({
    ok: false,
    refusal: { code: 'login-unknown' },
  });
});

test('the audit has the address and the name separately, and neither the password nor the token', async () => {
  await createStaff(shop.db, ada, shop.clock.now());
  const { emailAddress } = ada;
  const now = shop.clock.now();
  const issued = await issueStaffToken({ db: shop.db, secrets, emailAddress, now, minutes: 15 });
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'action', 'subject_id', 'before', 'after', 'personal_fields'])
    .orderBy('id')
    .execute();
  const byOperator = { actor_kind: 'operator', subject_id: '1', before: {} };
  expect(entries).toEqual([
    {
      ...byOperator,
      action: 'staff.created',
      after: { tasks: ['orders', 'finance'] },
      personal_fields: ['emailAddress', 'firstName', 'lastName'],
    },
    { ...byOperator, action: 'staff.token-issued', after: { minutes: 15 }, personal_fields: [] },
  ]);
  const apart = await shop.db.selectFrom('audit_personal').select(['entry_id', 'customer_id', 'after']).execute();
  const after = { emailAddress: 'Ada@yrke.example', firstName: 'Ada', lastName: 'Berg' };
  expect(apart).toEqual([{ entry_id: 1, customer_id: 1, after }]);
  const stored = JSON.stringify([entries, apart]);
  expect([stored.includes(ada.password), stored.includes(issued.ok ? issued.value : 'x'.repeat(99))]).toEqual([
    false,
    false,
  ]);
});
