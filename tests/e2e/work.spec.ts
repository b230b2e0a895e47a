import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectContentAccessible,
  expectNoSidewaysScroll,
  expectStillAccessible,
  watchConsole,
} from './checks.ts';
import { marketUrl } from './market.ts';
import { buyer, signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('staff work by keyboard: search, rows, shortcuts', async ({ page }) => {
  const complaints = watchConsole(page);
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/orders'));
  await expectStillAccessible(page);
  await test.step('the shop’s menu and footer are not shown', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  });
  await test.step('J and K go from row to row, X selects, Enter opens', async () => {
    const links = page.getByRole('main').locator('[data-row-link]');
    await page.keyboard.press('j');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeHidden();
    await page.keyboard.press('k');
    const number = (await links.first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  });
  await test.step('? lists the shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('/ and Ctrl+K search orders, people, companies and products', async () => {
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Orders, people, companies and products' });
    await field.fill('Älvkulla');
    const company = page.getByRole('option', { name: /^Älvkulla Bygg/ }).first();
    await expect(company).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await field.fill('trousers');
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
    await field.fill('olle.sandin');
    await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Products' })).toHaveCount(0);
    // People come after orders, and arrow-up from the first result selects the last.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/staff\/orders\?person=olle\.sandin/);
  });
  expect(complaints).toEqual([]);
});

test('a list is filtered, the view is saved, shared, exported as a file, and removed', { tag: '@full' }, async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const name = `Swedish ${Date.now()}`;
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/orders'));
  const main = page.getByRole('main');
  await main.getByLabel('Market', { exact: true }).selectOption('Sweden');
  await expect(page).toHaveURL(/market=1/);
  // The address changes a moment before the links of the page.
  const byDate = main.getByRole('columnheader', { name: 'Date' }).getByRole('link');
  await expect(byDate).toHaveAttribute('href', /market=1/);
  await byDate.click();
  await expect(page).toHaveURL(/market=1.*sort=created/);
  await main.getByText('Save view', { exact: true }).first().click();
  await main.getByLabel('Name of the view').fill(name);
  await main.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('The view is saved.')).toBeVisible();
  const tab = main.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await test.step('the file has the rows of the view', async () => {
    const link = main.getByRole('link', { name: 'CSV' });
    await expect(link).toHaveAttribute('href', /market=1/);
    const file = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const answer = await fetch(anchor.href);
      return { name: answer.headers.get('content-disposition'), text: await answer.text() };
    });
    expect(file.name).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toBe('Order number,Status,Date,Company,Person,Buyer,Market,Total');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).filter((line) => !line.includes(',Sweden,'))).toEqual([]);
  });
  await test.step('the saved view opens from another address', async () => {
    await open(page, marketUrl('se', '/en/staff/orders'));
    await tab.click();
    await expect(page).toHaveURL(/market=1.*sort=created/);
    await main.getByRole('button', { name: `Remove the view ${name}` }).click();
    await expect(page.getByText('The view is removed.')).toBeVisible();
    await expect(tab).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('all orders of a list are marked as delivered at once', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/orders?show=todo&company=Älvkulla'));
  const main = page.getByRole('main');
  const boxes = main.getByRole('checkbox', { name: /^Select Order/ });
  const before = await boxes.count();
  expect(before).toBeGreaterThan(0);
  await main.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(main.getByText(`${before} selected`)).toBeVisible();
  await expectContentAccessible(page);
  await main.getByRole('button', { name: 'Deliver the rest' }).click();
  await expect(page.getByText(`Done: ${before}`)).toBeVisible();
  await expect(boxes).toHaveCount(0);
});

test('a form asks before typed values get lost', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/campaigns/new?benefit=basket-percent'));
  await page.getByLabel('Name (English)').fill('Half price');
  const away = page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Reviews' });
  await away.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Name (English)')).toHaveValue('Half price');
  await away.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
});

test('on a phone the menu is a drawer and rows are cards', { tag: '@phone-only' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const row = page.locator('[data-row]').first();
  expect((await row.boundingBox())?.height).toBeGreaterThan(100);
  await row.locator('[data-row-link]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+/);
  await expectNoSidewaysScroll(page);
  await expectStillAccessible(page);
});

test('a buyer cannot reach the lists, files or search of staff', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', buyer);
  for (const path of ['/en/staff/search?q=a', '/en/staff/export/orders?file=csv', '/en/staff/imports']) {
    await open(page, marketUrl('se', path));
    await expect(page).toHaveURL(marketUrl('se', '/en'));
  }
  const status = await page.evaluate(async () => (await fetch('/en/staff/orders.data')).status);
  expect(status).toBe(403);
});
