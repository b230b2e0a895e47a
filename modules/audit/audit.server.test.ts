import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PartAsked } from '#core/key-page.ts';
import { customerDeleted } from '#modules/account/account-events.ts';
import { exportMyData } from '#modules/account/export-my-data.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { plansOf } from '#tests/setup/plans-of.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { pageChanges } from '../people/list-changes.server.ts';
import type { Visit } from '../visit.ts';
import { readAuditOf } from './audit-of-person.server.ts';
import { pruneAudit } from './prune-audit.server.ts';
import { recordChange } from './record-change.server.ts';

let shop: TestShop;
let eva: number;
let astrid: number;
let staff: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  astrid = (await aPerson('astrid@yrke.example').named('Astrid', 'Norelius').withRole(roles.internal).save(shop.db)).id;
  staff = aVisit({ claims: someClaims({ customer_id: astrid }) });
});

const decide = (visit: Visit = staff) =>
  recordChange(shop.db, visit, {
    action: 'review.decided',
    subject: 'review-1',
    before: { status: 'waiting' },
    after: { status: 'refused' },
    personal: { of: eva, before: { reason: '' }, after: { reason: 'Dear Eva, no.' } },
  });

const switchFlag = (visit: Visit, enabled = true) =>
  recordChange(shop.db, visit, { action: 'flag.changed', subject: 'UseKlevu', after: { enabled } });

async function ask(query = '', who: Parameters<ReturnType<typeof openTestApp>['bearer']>[0] = { tasks: ['settings'] }) {
  const app = openTestApp(shop);
  const headers = await app.bearer({ customer_id: astrid, ...who });
  const answer = await app.request(`/api/audit${query}`, { headers });
  type Item = Record<'before' | 'after' | 'actor', object> & {
    id: number;
    action: string;
    erasedFields: string[];
    hiddenFields: string[];
  };
  return { status: answer.status, ...((await answer.json()) as { items: Item[]; nextBelow?: number }) };
}

const idsOf = async (query: string) => (await ask(query)).items.map(({ id }) => id);

describe('entries are append-only', () => {
  test.each([
    ['an update', sql`update audit_entry set action = 'flag.removed'`],
    ['an update of its values', sql`update audit_entry set after = '{}'::jsonb`],
    ['a deletion', sql`delete from audit_entry`],
  ])('the database refuses %s', async (_, statement) => {
    await decide();
    await expect(statement.execute(shop.db)).rejects.toThrow('audit entries are append-only');
    expect((await ask()).items).toHaveLength(1);
  });

  test('an entry is removed after 24 months and not before', async () => {
    await decide(aVisit({ ...staff, now: new Date('2024-01-10T08:00:00Z') }));
    await decide(aVisit({ ...staff, now: new Date('2026-01-10T08:00:00Z') }));
    expect(await pruneAudit(shop.db, new Date('2026-01-10T07:59:00Z'))).toBe(0);
    expect(await pruneAudit(shop.db, new Date('2026-01-10T08:01:00Z'))).toBe(1);
    expect(await idsOf('')).toEqual([2]);
    expect(await shop.db.selectFrom('audit_personal').select('entry_id').execute()).toEqual([{ entry_id: 2 }]);
  });

  test('an entry is rolled back with the transaction of its change', async () => {
    const failed = shop.db.transaction().execute(async (db) => {
      await recordChange(db, staff, { action: 'flag.changed', subject: 'UseKlevu', after: { enabled: true } });
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect((await ask()).items).toEqual([]);
  });
});

describe('values about a person', () => {
  test('are erased with the account; the entry stays and names the fields', async () => {
    await decide();
    const who = { tasks: ['settings', 'content'] } as const;
    expect((await ask('', who)).items[0]).toMatchObject({
      before: { status: 'waiting', reason: '' },
      after: { status: 'refused', reason: 'Dear Eva, no.' },
      erasedFields: [],
    });
    await shop.events.publish(shop.db, { name: customerDeleted, key: 'eva', payload: { customerId: eva } });
    await shop.events.deliverDue();
    const [entry] = (await ask('', who)).items;
    expect(entry).toMatchObject({
      before: { status: 'waiting' },
      after: { status: 'refused' },
      erasedFields: ['reason'],
      hiddenFields: [],
    });
    expect(JSON.stringify(entry)).not.toContain('Eva');
  });

  test('are visible with the task of the change, or to staff who may read everything; others see only the field names', async () => {
    await decide();
    const shown = { before: { status: 'waiting', reason: '' }, after: { status: 'refused', reason: 'Dear Eva, no.' } };
    for (const tasks of [['settings', 'content'], ['read-only']] as const)
      expect((await ask('', { tasks })).items[0]).toMatchObject({ ...shown, hiddenFields: [] });
    for (const tasks of [['settings'], ['settings', 'orders', 'customers', 'finance']] as const) {
      const [entry] = (await ask('', { tasks })).items;
      expect([entry?.before, entry?.after]).toEqual([{ status: 'waiting' }, { status: 'refused' }]);
      expect([entry?.hiddenFields, entry?.erasedFields]).toEqual([['reason'], []]);
      expect(JSON.stringify(entry)).not.toContain('Eva');
    }
  });

  test('are part of that person’s data export, and of no other', async () => {
    await decide();
    const changesOf = async (visit: Visit) => {
      const exported = await exportMyData(shop, visit);
      return exported.ok ? (exported.value as { changes?: unknown }).changes : exported;
    };
    const entry = { at: staff.now, action: 'review.decided', subjectKind: 'review', subjectId: 'review-1' };
    const consumer = someClaims({ customer_id: eva, storm_role: roles.b2c });
    expect(await changesOf(aVisit({ claims: consumer }))).toEqual([
      { ...entry, before: { status: 'waiting', reason: '' }, after: { status: 'refused', reason: 'Dear Eva, no.' } },
    ]);
    // The member made the change, but the text is about Eva.
    expect(await changesOf(staff)).toEqual([{ ...entry, before: { status: 'waiting' }, after: { status: 'refused' } }]);
    const olle = await aPerson('olle@bygg.example').save(shop.db);
    expect(await changesOf(aVisit({ claims: someClaims({ customer_id: olle.id, storm_role: roles.user }) }))).toEqual(
      [],
    );
  });
});

test('a change without an effect is not recorded', async () => {
  const change = { action: 'webhook.switched', subject: 'w', before: { isActive: true } } as const;
  await recordChange(shop.db, staff, { ...change, after: { isActive: true } });
  expect((await ask()).items).toEqual([]);
  await recordChange(shop.db, staff, { ...change, after: { isActive: false } });
  expect((await ask()).items).toHaveLength(1);
});

test('a program, a company that is acted for and the command line are distinguished', async () => {
  await switchFlag(aVisit({ claims: someClaims({ customer_id: astrid, sid: 'client:yrke-erp', company_id: 7 }) }));
  const operator = { isOperator: true, now: staff.now } as const;
  await recordChange(shop.db, operator, { action: 'staff.token-issued', subject: astrid, after: { minutes: 60 } });
  expect((await ask()).items).toMatchObject([
    { actor: { kind: 'operator', name: '' } },
    { actor: { kind: 'program', id: astrid, name: 'Astrid Norelius', programId: 'yrke-erp' }, companyId: 7 },
  ]);
});

test('only staff with the task settings, or read-only, read the audit', async () => {
  const app = openTestApp(shop);
  expect((await app.request('/api/audit')).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await ask('', { storm_role })).status).toBe(403);
  const others = ['orders', 'catalogue', 'content', 'customers', 'campaigns', 'finance'] as const;
  expect((await ask('', { tasks: others })).status).toBe(403);
  expect((await ask('', { tasks: ['settings'] })).status).toBe(200);
  expect((await ask('', { tasks: ['read-only'] })).status).toBe(200);
});

test('the audit is searched by subject, person, action and time, and read page by page', async () => {
  const at = (time: string, customer_id = astrid) =>
    aVisit({ claims: someClaims({ customer_id }), now: new Date(`2026-11-${time}:00Z`) });
  const bo = await aPerson('bo@yrke.example').withRole(roles.internal).save(shop.db);
  await decide(at('10T08:00'));
  await switchFlag(at('11T08:00'));
  await switchFlag(at('12T08:00', bo.id), false);
  expect(await idsOf('')).toEqual([3, 2, 1]);
  expect(await idsOf('?subject=UseKlevu')).toEqual([3, 2]);
  expect(await idsOf('?subject=UseKlev')).toEqual([]);
  expect(await idsOf(`?actor=${bo.id}`)).toEqual([3]);
  expect(await idsOf('?actor=ASTRID@yrke.example')).toEqual([2, 1]);
  expect(await idsOf('?actor=nobody@yrke.example')).toEqual([]);
  expect(await idsOf('?action=review.decided')).toEqual([1]);
  expect(await idsOf('?from=2026-11-11T08:00:00Z&to=2026-11-12T08:00:00Z')).toEqual([2]);
  const first = await ask('?pageSize=2');
  expect([first.items.map(({ id }) => id), first.nextBelow]).toEqual([[3, 2], 2]);
  const second = await ask('?pageSize=2&below=2');
  expect([second.items.map(({ id }) => id), second.nextBelow]).toEqual([[1], undefined]);
  for (const query of ['?action=unknown', '?from=yesterday', '?pageSize=0', '?below=-1'])
    expect((await ask(query)).status).toBe(422);
});

test('the staff list pages forwards and backwards, in both sort orders, and only for the task settings', async () => {
  for (const enabled of [true, false, true]) await switchFlag(staff, enabled);
  const page = async (part: Partial<PartAsked>) => {
    const found = await pageChanges(shop, staff, { part: { limit: 2, isDescending: true, ...part } });
    if (!found.ok) throw new Error(found.refusal.code);
    const { items, next, previous } = found.value;
    return { ids: items.map(({ id, actorName }) => [id, actorName]), next, previous };
  };
  const first = await page({});
  expect(first).toEqual({
    ids: [
      [3, 'Astrid Norelius'],
      [2, 'Astrid Norelius'],
    ],
    next: '2~2',
    previous: undefined,
  });
  const after = { value: '2', key: '2' };
  expect(await page({ after })).toEqual({ ids: [[1, 'Astrid Norelius']], next: undefined, previous: '1~1' });
  expect((await page({ before: { value: '1', key: '1' } })).ids).toEqual(first.ids);
  expect((await page({ isDescending: false })).ids.map(([id]) => id)).toEqual([1, 2]);
  const orders = aVisit({ claims: someClaims({ customer_id: astrid, tasks: ['orders'] }) });
  expect(await pageChanges(shop, orders, { part: { limit: 2, isDescending: true } })).toMatchObject({
    refusal: { code: 'not-allowed' },
  });
});

test('the export of a person’s data reads the entries by indexes, not the whole audit', async () => {
  await decide();
  const plan = await plansOf(shop.db, (db) => readAuditOf(db, eva));
  expect(plan).toMatch(/audit_entry_actor\b/);
  expect(plan).toMatch(/audit_personal_customer\b/);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).not.toMatch(/Index Scan using audit_entry_pkey on audit_entry e\n(?!\s+Index Cond)/);
});
