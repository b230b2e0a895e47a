import { beforeEach, expect, test } from 'vitest';
import { historyOf } from '#app/routes/staff/export-list.server.ts';
import { changeSource } from '#app/routes/staff/history/change-source.server.ts';
import { readListQuery } from '#app/work/list/list-query.ts';
import { recordChange } from '#modules/audit/record-change.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { forgetPerson } from '#modules/people/forget-person.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { companyChangeSource } from './company-change-source.server.ts';

let shop: TestShop;
let own: { id: number };
let child: { id: number };
let other: { id: number };
let ada: { id: number };

const visitOf = (role: Role, companyId?: number) =>
  aVisit({
    language: 'en',
    claims: someClaims({
      customer_id: ada.id,
      storm_role: role,
      ...(companyId !== undefined && { company_id: companyId }),
      ...(role === roles.internal && { tasks: ['settings', 'customers'] }),
    }),
  });

beforeEach(async () => {
  shop = await openTestShop();
  own = await aCompany('Bygg').save(shop.db);
  child = await aCompany('Bygg Norr').childOf(own).save(shop.db);
  other = await aCompany('Tak').save(shop.db);
  ada = await aPerson('ada@bygg.example').named('Ada', 'Lund').at(own).save(shop.db);
  await recordChange(shop.db, visitOf(roles.administrator, own.id), {
    action: 'customer.created',
    subject: ada.id,
    madeFor: own.id,
    after: { roleId: 64, isActive: true, companyIds: [own.id, child.id, other.id] },
  });
});

async function rowOf(source: typeof changeSource, role: Role, companyId?: number) {
  const page = await source.read(shop, visitOf(role, companyId), readListQuery(source.shape, new URLSearchParams()));
  if (!page.ok) throw new Error(page.refusal.code);
  const [row] = page.value.items;
  return {
    company: row?.company,
    subject: row?.subjectName,
    after: row?.after.map(({ name, value }) => `${name}: ${value}`),
  };
}

test('the history has words and the names of the reader’s companies; others stay numbers', async () => {
  const told = (companies: string) => ['Role: User', 'Active: Yes', `Companies: ${companies}`];
  expect(await rowOf(companyChangeSource, roles.administrator, own.id)).toEqual({
    company: 'Bygg',
    subject: 'Ada Lund',
    after: told(`Bygg, Bygg Norr, ${other.id}`),
  });
  expect(await rowOf(companyChangeSource, roles.customerAdmin, own.id)).toEqual({
    company: 'Bygg',
    subject: undefined,
    after: told(`Bygg, ${child.id}, ${other.id}`),
  });
  expect(await rowOf(changeSource, roles.internal)).toEqual({
    company: 'Bygg',
    subject: undefined,
    after: told('Bygg, Bygg Norr, Tak'),
  });
});

test('the history names the company that was changed, which may be a child', async () => {
  const change = { action: 'company.changed', before: { name: 'Norr' }, after: { name: 'Bygg Norr' } } as const;
  await recordChange(shop.db, visitOf(roles.administrator, own.id), { ...change, subject: child.id });
  expect(await rowOf(companyChangeSource, roles.administrator, own.id)).toEqual({
    company: 'Bygg',
    subject: 'Bygg Norr',
    after: ['Name: Bygg Norr'],
  });
  expect((await rowOf(changeSource, roles.internal)).subject).toBe('Bygg Norr');
});

test('role 65 reads names of present members only: not of strangers, staff, erased people or those who left', async () => {
  const stranger = await aPerson('sven@tak.example').named('Sven', 'Ask').at(other).save(shop.db);
  const left = await aPerson('lo@bygg.example').named('Lo', 'Ek').save(shop.db);
  const staff = await aPerson('mia@yrke.example').named('Mia', 'Falk').withRole(roles.internal).at(own).save(shop.db);
  const erased = await aPerson('uno@bygg.example').named('', '').at(own).save(shop.db);
  const norr = await aPerson('ida@norr.example').named('Ida', 'Nord').at(child).save(shop.db);
  const subjectOf = async ({ id }: { id: number }) => {
    const change = { action: 'customer.companies-changed', subject: id, madeFor: own.id, after: {} } as const;
    await recordChange(shop.db, visitOf(roles.administrator, own.id), change);
    return (await rowOf(companyChangeSource, roles.administrator, own.id)).subject;
  };
  for (const unseen of [stranger, left, staff, erased]) expect(await subjectOf(unseen)).toBeUndefined();
  expect(await subjectOf(norr)).toBe('Ida Nord');
});

test('staff read names of companies with the task customers or orders; with settings alone they read numbers', async () => {
  const companyFor = async (tasks: NonNullable<Claims['tasks']>) => {
    const visit = aVisit({ language: 'en', claims: someClaims({ storm_role: roles.internal, tasks }) });
    const page = await changeSource.read(shop, visit, readListQuery(changeSource.shape, new URLSearchParams()));
    return page.ok ? page.value.items[0]?.company : page.refusal.code;
  };
  expect(await companyFor(['settings'])).toBe(String(own.id));
  expect(await companyFor(['settings', 'orders'])).toBe('Bygg');
  expect(await companyFor(['settings', 'customers'])).toBe('Bygg');
});

test('an export has the name and the number of what was changed, or the number alone', async () => {
  const subject = historyOf(companyChangeSource).columns.find(({ title }) => title === 'audit changes.subject');
  const told = async (role: Role) => {
    const visit = visitOf(role, own.id);
    const query = readListQuery(companyChangeSource.shape, new URLSearchParams());
    const page = await companyChangeSource.read(shop, visit, query);
    const [row] = page.ok ? page.value.items : [];
    return row && subject?.value(row, (_, key) => key, visit);
  };
  expect(await told(roles.administrator)).toBe(`Ada Lund (${ada.id})`);
  await forgetPerson(shop.db, ada.id);
  expect(await told(roles.administrator)).toBe(String(ada.id));
});
