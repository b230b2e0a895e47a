import { expect, test } from '@playwright/test';
import { expectAccessible, watchConsole } from './checks.ts';

test('the API page lists the calls and is accessible', { tag: '@full' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Yrke', exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'feature', exact: true }).click();
  await expect(page.getByText('/api/feature/features/{key}/enabled')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the mail viewer shows the mail that was sent, or says that there is none', { tag: '@full' }, async ({ page }) => {
  await page.goto('/dev/mail');
  await expect(page.getByText('No mail has been sent yet.').or(page.getByRole('listitem').first())).toBeVisible();
  await expectAccessible(page);
});
