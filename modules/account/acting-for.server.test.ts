import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { saveStaffTasks } from '../auth/staff-task-store.server.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { findCompanyToActFor } from './acting-for.server.ts';

test.each<[StaffTask, boolean]>([
  ['customers', true],
  ['orders', true],
  ['catalogue', false],
  ['content', false],
  ['campaigns', false],
  ['settings', false],
  ['finance', false],
  ['read-only', false],
])('staff with only the task %s act for a company they do not belong to: %s', async (task, mayAct) => {
  const { db } = await openTestShop();
  const own = await aCompany('Own').save(db);
  const other = await aCompany('Other').save(db);
  const { id: customerId } = await aPerson('bo@yrke.example').withRole(roles.internal).at(own).save(db);
  await saveStaffTasks(db, customerId, [task]);
  const staff = { customerId, role: roles.internal };
  expect((await findCompanyToActFor(db, staff, other.id))?.id).toBe(mayAct ? other.id : undefined);
  expect((await findCompanyToActFor(db, staff, own.id))?.id).toBe(own.id);
});
