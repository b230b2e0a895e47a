import { expect, type Page, test } from '@playwright/test';
import { chooseMethod, goToDetails, orderNumber } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { buyer, signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const admin = 'birgit.ahlersdorf@moorbruecken.example';
const colleague = 'jannik.petershagen@moorbruecken.example';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'My company', exact: true }).getByRole('link');

test.beforeEach(({ context }) => asReturningVisitor(context));

async function sendOrder(page: Page): Promise<string> {
  await goToDetails(page, 'de');
  await chooseMethod(page, /Company parcel/);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).last().click();
  await page.getByRole('button', { name: 'Send order' }).click();
  return orderNumber(page);
}

test('H01 H02 an order is in the history of its buyer and of the company, and not in a colleague’s', {
  tag: '@full',
}, async ({ page }) => {
  await signInAs(page, 'de', admin);
  const orderNo = await sendOrder(page);
  const complaints = watchConsole(page);
  for (const [area, title] of [
    ['account', 'Your orders'],
    ['company', 'Company orders'],
  ] as const)
    await test.step(title, async () => {
      await open(page, marketUrl('de', `/en/mypages/${area}/orders`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(orderNo);
      await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(new RegExp(`search=${orderNo}`));
      const order = page.getByRole('main').getByRole('link', { name: orderNo });
      await expect(order.and(page.locator(':visible'))).toHaveAttribute(
        'href',
        new RegExp(`/${area}/orders/[\\da-f-]{36}`),
      );
      await expectContentAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  await test.step('the search is in the address, and typed values stay', async () => {
    await open(
      page,
      marketUrl('de', `/en/mypages/company/orders?search=${orderNo}&from=2026-03-01&to=2026-02-01&state=refused`),
    );
    await expect(page.getByText('The first day is after the last')).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(orderNo);
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click();
    await expect(page.getByText('Nothing found')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
  await signInAs(page, 'de', colleague);
  await open(page, marketUrl('de', `/en/mypages/account/orders?search=${orderNo}`));
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('R45 R51 R54 signed-in visitors open their own lists, and administrators those of the company', {
  tag: '@full',
}, async ({ page }) => {
  const own = ['account/orders', 'account/deliveries', 'company/external-orders'];
  const companys = ['company/orders', 'company/deliveries', 'company/invoices'];
  await open(page, marketUrl('se', '/en/mypages/account/orders'));
  await expect(page).toHaveURL(/\/login\?/);
  // Requested without rendering: only the final address matters.
  const landsAt = (path: string) =>
    page.evaluate(async (to) => new URL((await fetch(to)).url).pathname, `/en/mypages/${path}`);
  for (const path of [...own, ...companys]) expect(await landsAt(path)).toBe('/login');
  await signInAs(page, 'se', buyer);
  for (const path of own) expect(await landsAt(path)).toBe(`/en/mypages/${path}`);
  for (const path of companys) expect(await landsAt(path)).toBe('/en');
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  for (const path of [...own, ...companys]) expect(await landsAt(path)).toBe(`/en/mypages/${path}`);
});

test('H13 an admin bound to a team has no tab for deliveries, others have', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  await open(page, marketUrl('se', '/en/mypages/company/orders'));
  await expect(tabs(page)).toContainText(['Orders', 'Deliveries', 'Invoices', 'External orders']);
  await signInAs(page, 'se', 'ture.ankarsten@hamnvik.example');
  await open(page, marketUrl('se', '/en/mypages/company/orders'));
  await expect(tabs(page)).toHaveText(['Overview', 'Orders', 'Invoices', 'External orders']);
});
