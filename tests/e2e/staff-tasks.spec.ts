import { expect, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor } from './visitor.ts';

/** No other journey signs in as this member, whose tasks change here. */
const colleague = { signIn: 'kaisa.virtala@yrke.example', name: 'Kaisa Virtala' };

test('a member of staff loses tasks, no longer reaches what they were for, and the history tells who did it', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await asReturningVisitor(page.context());
  await signInAs(page, 'se', staff);
  await page.goto(marketUrl('se', '/en/staff/members'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff and tasks');
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);

  const theirs = await browser.newContext();
  await asReturningVisitor(theirs);
  const other = await theirs.newPage();
  await signInAs(other, 'fi', colleague.signIn);
  await other.goto(marketUrl('fi', '/en/staff/flags'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Feature flags');

  await page.getByRole('link', { name: `Change tasks: ${colleague.name}` }).click();
  const form = page.getByRole('group', { name: `Tasks of ${colleague.name}` });
  for (const task of ['Catalogue', 'Content', 'Customers', 'Campaigns', 'Settings', 'Finance'])
    await form.getByRole('checkbox', { name: task, exact: true }).uncheck();
  await expectContentAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The tasks were saved.')).toBeVisible();
  const tasks = page.getByRole('list', { name: `Tasks of ${colleague.name}` }).getByRole('listitem');
  await expect(tasks).toHaveText(['Orders']);

  await other.goto(marketUrl('fi', '/en/staff/flags'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
  await other.goto(marketUrl('fi', '/en/staff'));
  const links = other.getByRole('navigation', { name: 'Staff area' }).getByRole('link');
  await expect(links).toHaveText(['Overview', 'Orders', 'Returns']);
  await theirs.close();

  await page.goto(marketUrl('se', '/en/staff/history'));
  await page.getByLabel('Change', { exact: true }).selectOption('Tasks of staff changed');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  const row = page.getByRole('row').filter({ hasText: 'Tasks of staff changed' }).first();
  await expect(row).toContainText('Astrid Norelius');
  await expect(row).toContainText('["orders"]');
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});
