import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import type { StaffTask } from '#modules/auth/staff-tasks.ts';
import { aCompany } from '#tests/build/company.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { searchCompanies } from './search-companies.server.ts';

test('staff who write content find the company that a block is for, and other tasks and customers find none', async () => {
  const shop = await openTestShop();
  const yard = await aCompany('Hamnvik Varv AB').save(shop.db);
  await aCompany('Tallåsa Bageri AB').save(shop.db);
  const found = async (claims: ReturnType<typeof someClaims>, text: string) => {
    const answer = await searchCompanies(shop, aVisit({ claims }), { text, most: 5 });
    return answer.ok ? answer.value.map(({ name }) => name) : answer.refusal.code;
  };
  const staff = (...tasks: StaffTask[]) => someClaims({ storm_role: roles.internal, tasks });
  expect(await found(staff('content'), 'varv')).toEqual(['Hamnvik Varv AB']);
  expect(await found(staff('content'), String(yard.id))).toEqual(['Hamnvik Varv AB']);
  expect(await found(staff('content'), ' ')).toEqual([]);
  expect(await found(staff('catalogue'), 'varv')).toBe('not-allowed');
  expect(await found(someClaims({ storm_role: roles.administrator }), 'varv')).toBe('not-allowed');
});
