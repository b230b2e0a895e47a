import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { eraseAuditOf } from '../audit/audit-of-person.server.ts';
import { pruneAudit } from '../audit/prune-audit.server.ts';
import { type Change, recordChange } from '../audit/record-change.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import { forgetPerson } from '../people/forget-person.server.ts';
import { ofCompanies } from './of-companies.server.ts';

type Item = { action: AuditAction; subject: { id: string }; actor: Record<string, unknown> } & Record<string, unknown>;

let shop: TestShop;
let app: TestApp;
let parent: { id: number };
let child: { id: number };
let other: { id: number };
let astrid: { id: number };
let olle: { id: number };
let both: { id: number };
let tove: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  parent = await aCompany('Bygg').save(shop.db);
  child = await aCompany('Bygg Norr').childOf(parent).save(shop.db);
  other = await aCompany('Tak').save(shop.db);
  astrid = await aPerson('astrid@yrke.example').named('Astrid', 'Norelius').withRole(roles.internal).save(shop.db);
  olle = await aPerson('olle@bygg.example').named('Olle', 'Berg').at(parent).save(shop.db);
  tove = await aPerson('tove@tak.example').at(other).save(shop.db);
  both = await aPerson('both@bygg.example').at(parent, other).save(shop.db);
});

/** Recorded by an administrator of the company, or by another role. */
const recordAs = (role: Role, change: Change, companyId: number) =>
  recordChange(
    shop.db,
    { claims: someClaims({ customer_id: both.id, storm_role: role, company_id: companyId }), now: shop.clock.now() },
    change,
  );

const record = (change: Change, companyId?: number, acting?: { by: number; until: number }) =>
  recordChange(
    shop.db,
    {
      claims: someClaims({
        customer_id: acting ? olle.id : astrid.id,
        ...(companyId !== undefined && { company_id: companyId }),
        ...(acting && { acting }),
      }),
      now: shop.clock.now(),
    },
    change,
  );

async function anOrderOf(company: { id: number }) {
  const made = anOrder();
  await insertOrder(shop.db, made);
  await shop.db.updateTable('orders').set({ company_id: company.id }).where('id', '=', made.order.id).execute();
  return made.order.id;
}

/** Changes of all kinds, including some that a company must not see. */
async function recordAll() {
  const about = (action: AuditAction, subject: number | string, name: string) => ({ action, subject, after: { name } });
  await record(about('company.changed', parent.id, 'own'));
  await record(about('company.changed', child.id, 'child'), parent.id);
  await record(about('company.changed', other.id, 'other'));
  await record({ ...about('customer.created', olle.id, 'person'), madeFor: parent.id });
  await record(about('customer.companies-changed', both.id, 'of two companies'));
  await record(about('order.approved', await anOrderOf(parent), 'ordered here'), parent.id);
  await record(about('order.approved', await anOrderOf(other), 'ordered elsewhere'), other.id);
  await record(about('flag.changed', 'UseKlevu', 'a flag'), parent.id);
  await record(about('market-settings.changed', 1, 'a market'), parent.id);
}

async function read(role: Role, company: { id: number }, query = '') {
  const headers = await app.bearer({ customer_id: 900, storm_role: role, company_id: company.id });
  const answer = await app.request(`/api/audit/company${query}`, { headers });
  const {
    items = [],
    nextBelow,
    code,
  } = (await answer.json()) as { items?: Item[]; nextBelow?: number; code?: string };
  return { status: answer.status, items, nextBelow, code };
}

const namesOf = ({ items }: { items: Item[] }) => items.map(({ after }) => (after as { name: string }).name);

test('role 65 reads the changes of its company and the children, 81 of its own, without those of others', async () => {
  await recordAll();
  expect(namesOf(await read(roles.administrator, parent))).toEqual(['ordered here', 'person', 'child', 'own']);
  expect(namesOf(await read(roles.customerAdmin, parent))).toEqual(['ordered here', 'person', 'own']);
  expect(namesOf(await read(roles.customerAdmin, child))).toEqual(['child']);
  expect(namesOf(await read(roles.administrator, other))).toEqual(['ordered elsewhere', 'other']);
});

test('a change of a person or an order of another company is not visible, whichever company its actor is signed in to', async () => {
  const about = (action: AuditAction, subject: number | string, name: string) => ({ action, subject, after: { name } });
  const personal = { of: tove.id, after: { lastName: 'Ask' } };
  const madeFor = other.id;
  await record({ ...about('customer.changed', tove.id, 'person of Tak'), personal, madeFor }, parent.id);
  await record(about('order.moved', await anOrderOf(other), 'order of Tak'), parent.id);
  await recordAs(roles.administrator, about('customer.changed', both.id, 'of both, for Bygg'), parent.id);
  await record(about('order.moved', 'unknown', 'no order'), parent.id);
  expect(namesOf(await read(roles.administrator, parent))).toEqual(['of both, for Bygg']);
  const { items } = await read(roles.administrator, other);
  expect(items).toMatchObject([
    { after: { name: 'order of Tak' } },
    { after: { name: 'person of Tak', lastName: 'Ask' } },
  ]);
  expect(JSON.stringify(items)).not.toContain(`"companyId":${parent.id}`);
});

test('a company reads the price changes that staff made for it, and no others', async () => {
  const about = (action: AuditAction, subject: string, name: string) => ({ action, subject, after: { name } });
  await record(about('price-list.product-removed', 'OURS', 'for no company'), parent.id);
  await record({ ...about('price-list.created', 'NORR', 'for Bygg Norr'), madeFor: child.id }, other.id);
  expect((await read(roles.administrator, other)).items).toEqual([]);
  expect(namesOf(await read(roles.customerAdmin, child))).toEqual(['for Bygg Norr']);
  expect(namesOf(await read(roles.administrator, parent))).toEqual(['for Bygg Norr']);
});

test('a change that staff make for an administrator belongs to the company it was made for', async () => {
  const change = { action: 'customer.changed', subject: tove.id, after: { name: 'of Bygg Norr' } } as const;
  await record({ ...change, madeFor: child.id }, parent.id, { by: astrid.id, until: 0 });
  expect(namesOf(await read(roles.customerAdmin, child))).toEqual(['of Bygg Norr']);
  expect((await read(roles.customerAdmin, parent)).items).toEqual([]);
});

test('a company reads who joined and who left it, but no offer, which would reveal that an address has an account', async () => {
  const ask = async (path: string, method: string, body: object, who: Parameters<TestApp['bearer']>[0]) =>
    (await app.json(`/api/customer${path}`, method, body, await app.bearer(who))).status;
  const admin = await aPerson('maj@bygg.example').at(parent).withRole(roles.administrator).save(shop.db);
  const maj = { customer_id: admin.id, storm_role: roles.administrator, company_id: parent.id };
  const asTove = { customer_id: tove.id, storm_role: roles.user, company_id: other.id };
  for (const emailAddress of ['tove@tak.example', 'unknown@tak.example'])
    expect(await ask('/offers', 'POST', { emailAddress }, maj)).toBe(200);
  for (const company of [parent, child, other]) {
    expect((await read(roles.administrator, company)).items).toEqual([]);
    expect((await read(roles.customerAdmin, company)).items).toEqual([]);
  }
  expect((await read(roles.administrator, parent, '?action=customer.membership-offered')).items).toEqual([]);
  expect(await ask(`/offers/${parent.id}`, 'PUT', { isAccepted: true }, asTove)).toBe(200);
  const companies = { before: { companyIds: [parent.id, other.id] }, after: { companyIds: [other.id] } };
  const left = { action: 'customer.companies-changed', subject: tove.id, ...companies } as const;
  await recordAs(roles.administrator, left, parent.id);
  const { items } = await read(roles.administrator, parent);
  expect(items).toMatchObject([
    { action: 'customer.companies-changed', ...companies },
    { action: 'customer.companies-changed', before: {}, after: { companyId: parent.id } },
  ]);
  expect((await read(roles.administrator, child)).items).toEqual([]);
  expect((await read(roles.administrator, other)).items).toEqual([]);
});

test('changes of a person who moves to another company stay with the first, and the second reads only its own', async () => {
  const change = (name: string, lastName: string) => ({
    action: 'customer.changed' as const,
    subject: olle.id,
    after: { name },
    personal: { of: olle.id, after: { lastName } },
  });
  await recordAs(roles.administrator, change('at Bygg', 'Berg'), parent.id);
  await shop.db
    .updateTable('customer_company')
    .set({ company_id: other.id })
    .where('customer_id', '=', olle.id)
    .execute();
  await recordAs(roles.administrator, change('at Tak', 'Ask'), other.id);
  expect((await read(roles.administrator, parent)).items).toMatchObject([
    { after: { name: 'at Bygg', lastName: 'Berg' } },
  ]);
  expect((await read(roles.administrator, other)).items).toMatchObject([
    { after: { name: 'at Tak', lastName: 'Ask' } },
  ]);
});

test('a child reads changes by the admin of its parent; entries stay with the company of that time', async () => {
  const ida = await aPerson('ida@norr.example').at(child).save(shop.db);
  const change = async (who: Parameters<TestApp['bearer']>[0], id: number, roleId: number) => {
    const headers = await app.bearer(who);
    return (await app.json(`/api/customer/customers/${id}/rights`, 'PUT', { roleId }, headers)).status;
  };
  const maj = { customer_id: both.id, storm_role: roles.administrator, company_id: parent.id };
  const staff = { customer_id: astrid.id, company_id: other.id };
  expect([await change(maj, ida.id, 81), await change(staff, olle.id, 81)]).toEqual([200, 200]);
  await record({ action: 'customer.changed', subject: olle.id, after: { name: 'made for no known company' } });
  const changedIn = async (company: { id: number }) =>
    (await read(roles.customerAdmin, company)).items.map(({ action, subject }) => [action, Number(subject.id)]);
  const moved = shop.db.updateTable('customer_company').where('customer_id', '=', olle.id);
  for (const place of [parent, other]) {
    await moved.set({ company_id: place.id }).execute();
    expect(await changedIn(child)).toEqual([['customer.rights-changed', ida.id]]);
    expect(await changedIn(parent)).toEqual([['customer.rights-changed', olle.id]]);
    expect(await changedIn(other)).toEqual([]);
  }
});

test('each company of a person reads a change by staff, also after the person left', async () => {
  const staff = await app.bearer({ customer_id: astrid.id });
  const changed = await app.json(`/api/customer/customers/${both.id}/rights`, 'PUT', { roleId: 81 }, staff);
  expect(changed.status).toBe(200);
  const readIn = async (company: { id: number }) =>
    (await read(roles.administrator, company)).items.map(({ action, subject }) => [action, Number(subject.id)]);
  const entry = ['customer.rights-changed', both.id];
  expect(await readIn(parent)).toEqual([entry]);
  expect(await readIn(other)).toEqual([entry]);
  const third = await aCompany('Golv').save(shop.db);
  await shop.db
    .updateTable('customer_company')
    .set({ company_id: third.id })
    .where('company_id', '=', other.id)
    .execute();
  expect([await readIn(other), await readIn(third)]).toEqual([[entry], []]);
});

test('users, consumers, staff and anonymous callers get nothing; team admins read what they changed themselves', async () => {
  await recordAll();
  for (const role of [roles.user, roles.b2c, roles.internal])
    expect((await read(role, parent)).code).toBe('not-allowed');
  expect((await app.request('/api/audit/company')).status).toBe(401);
  const teams = await aCompany('Teams')
    .with({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' })
    .save(shop.db);
  const change = {
    action: 'customer.changed',
    subject: olle.id,
    after: { name: 'by the team admin' },
    madeFor: teams.id,
  };
  const claims = someClaims({ customer_id: 900, storm_role: roles.customerAdmin, company_id: teams.id });
  await recordChange(shop.db, { claims, now: shop.clock.now() }, change as Change);
  await record({ ...change, after: { name: 'by somebody else' } } as Change);
  expect(namesOf(await read(roles.customerAdmin, teams))).toEqual(['by the team admin']);
  expect(namesOf(await read(roles.administrator, teams))).toHaveLength(2);
  expect((await read(roles.administrator, teams)).status).toBe(200);
});

test('filters by action and time, page by page', async () => {
  await recordAll();
  expect(namesOf(await read(roles.administrator, parent, '?action=customer.created'))).toEqual(['person']);
  expect(namesOf(await read(roles.administrator, parent, '?to=2020-01-01T00:00:00Z'))).toEqual([]);
  const first = await read(roles.administrator, parent, '?pageSize=3');
  expect(namesOf(first)).toEqual(['ordered here', 'person', 'child']);
  expect(namesOf(await read(roles.administrator, parent, `?pageSize=3&below=${first.nextBelow}`))).toEqual(['own']);
});

test('an entry of acting staff has their name, the customer and the reason; settings have only their names', async () => {
  const until = '2026-11-16T08:30:00.000Z';
  await record(
    {
      action: 'company.visited',
      subject: parent.id,
      after: { customerId: olle.id, until },
      personal: { of: olle.id, after: { reason: 'A wrong price' } },
    },
    parent.id,
  );
  await record({ action: 'company.changed', subject: parent.id, after: { web: 'x' } }, parent.id, {
    by: astrid.id,
    until: 0,
  });
  await record({ action: 'company-settings.changed', subject: parent.id, after: { DisableCheckout: 'true' } });
  const { items } = await read(roles.customerAdmin, parent);
  expect(items).toMatchObject([
    { action: 'company-settings.changed', before: {}, after: {}, hiddenFields: ['DisableCheckout'] },
    { actor: { id: astrid.id, name: 'Astrid Norelius', actingAs: { id: olle.id, name: 'Olle Berg' } } },
    {
      action: 'company.visited',
      actor: { name: 'Astrid Norelius' },
      after: { customerId: olle.id, until, reason: 'A wrong price' },
    },
  ]);
});

test('amounts of orders with hidden prices are left out, also in older entries', async () => {
  const hiding = await aCompany('Hiding').with({ HidePrice: 'true' }).save(shop.db);
  const change = { before: { payable: 5000, rows: '100: 2' }, after: { payable: 2500, rows: '100: 1' } };
  const sentHidden = await anOrderOf(parent);
  await sql`update orders set data = data || '{"hidesPrices": true}' where id = ${sentHidden}`.execute(shop.db);
  for (const subject of [await anOrderOf(hiding), sentHidden, await anOrderOf(parent)])
    await record({ action: 'order.changed', subject, ...change });
  const hidden = { before: { rows: '100: 2' }, after: { rows: '100: 1' }, hiddenFields: ['payable'] };
  const told = ({ before, after, hiddenFields }: Item) => ({ before, after, hiddenFields });
  for (const role of [roles.administrator, roles.customerAdmin]) {
    expect((await read(role, hiding)).items.map(told)).toEqual([hidden]);
    expect((await read(role, parent)).items.map(told)).toEqual([{ ...change, hiddenFields: [] }, hidden]);
  }
});

test('deleting a person anonymises the entries and keeps them; they are removed after 24 months', async () => {
  const after = { department: 'North' };
  await recordAs(
    roles.administrator,
    { action: 'customer.changed', subject: olle.id, after, personal: { of: olle.id, after: { lastName: 'Berg' } } },
    parent.id,
  );
  const [before] = (await read(roles.administrator, parent)).items;
  expect(before).toMatchObject({ after: { department: 'North', lastName: 'Berg' }, erasedFields: [] });
  for (const { id } of [olle, both]) {
    await eraseAuditOf(shop.db, id);
    await forgetPerson(shop.db, id);
  }
  const { items } = await read(roles.administrator, parent);
  expect(items).toMatchObject([{ after, erasedFields: ['lastName'], actor: { name: '' } }]);
  expect(items[0]?.after).toEqual(after);
  expect(await pruneAudit(shop.db, shop.clock.now())).toBe(0);
  await recordChange(
    shop.db,
    { claims: someClaims({ company_id: parent.id }), now: new Date('2020-01-01T00:00:00Z') },
    { action: 'company.changed', subject: parent.id, after: { name: 'long ago' } },
  );
  expect(await pruneAudit(shop.db, shop.clock.now())).toBe(1);
  expect((await read(roles.administrator, parent)).items).toHaveLength(1);
});

test('the history of a company is read by indexes, not by a scan of the whole audit', async () => {
  await recordAll();
  const plan = await shop.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain select e.id from audit_entry e
      where ${ofCompanies([parent.id, child.id])} order by e.id desc limit 51`.execute(db);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
  expect(plan).toContain('audit_entry_subject');
  expect(plan).toContain('audit_entry_company');
  expect(plan).not.toContain('Seq Scan on audit_entry');
});
