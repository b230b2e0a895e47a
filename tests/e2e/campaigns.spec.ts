import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { buyer, signInAs, staff } from './people.ts';
import { asReturningVisitor, open, post, read } from './visitor.ts';

/** T-shirts of the demo world, in all their sizes. */
const shirt = goods.shirt.skuIn('S');

test.beforeEach(({ context }) => asReturningVisitor(context));

const isValid = async (page: Page, code: string) =>
  (JSON.parse(await read(page, `/api/price/Promotion/${code}/valid`)) as { isValid: boolean }).isValid;

test('D07 staff creates a campaign, corrects it, tries it, switches it on and removes it', async ({ page }) => {
  const complaints = watchConsole(page);
  const code = `E2E${Date.now()}`;
  await signInAs(page, 'nl', staff);

  await test.step('all kinds can be chosen', async () => {
    await open(page, marketUrl('nl', '/en/staff/campaigns'));
    await page.getByRole('link', { name: 'New campaign' }).click();
    await expectStillAccessible(page);
    await page.getByRole('link', { name: /^Buy more, pay fewer/ }).click();
    await expect(page.getByLabel('Pieces bought')).toBeVisible();
    await expectStillAccessible(page);
  });

  await test.step('errors are shown, and typed values stay', async () => {
    await page.getByLabel('Name (English)').fill('Three shirts for two');
    await page.getByLabel('Pieces bought').fill('3');
    await page.getByLabel('Pieces paid').fill('3');
    await page.getByLabel('Category codes').first().fill('tshirt, polo');
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(page.getByRole('alert')).toContainText('Pieces paid must be at most 2');
    await expect(page.getByLabel('Name (English)')).toHaveValue('Three shirts for two');
    await expect(page.getByLabel('Category codes').first()).toHaveValue('tshirt, polo');
    await page.getByLabel('Pieces paid').fill('2');
    await expect(page.getByLabel('Discount code').first()).toHaveAccessibleDescription(/is a required field/);
    await page.getByLabel('Discount code').first().fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three shirts for two');
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Discount code').first()).toHaveValue(code);
  });

  await test.step('a paused campaign can be tried on a cart', async () => {
    await page.getByLabel('Part number, row 1').fill(shirt);
    await page.getByLabel('Pieces, row 1').fill('3');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    const counted = page.getByRole('list', { name: 'What counts' });
    await expect(counted).toContainText('Three shirts for two');
    await expect(counted).toContainText('off');
    await expect(page.getByLabel('Part number, row 1')).toHaveValue(shirt);
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await isValid(page, code)).toBe(false);
  });

  await test.step('it applies while it is switched on', async () => {
    const running = page.getByRole('switch', { name: 'Switched on' });
    await running.click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    expect(await isValid(page, code)).toBe(true);
    await running.click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect(await isValid(page, code)).toBe(false);
  });

  await test.step('it is in the list, and can be removed', async () => {
    await page.getByText('Remove campaign').click();
    await page.getByRole('button', { name: 'Remove for good' }).click();
    await expect(page).toHaveURL(marketUrl('nl', '/en/staff/campaigns'));
    await expect(page.getByRole('cell', { name: code })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'WORK10' })).toBeVisible();
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  // A form with errors has the status 422, which the browser logs.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('D19 a code of the demo works in several markets, and an expired one says so', { tag: '@full' }, async ({
  page,
}) => {
  for (const market of ['se', 'de', 'us']) {
    await open(page, marketUrl(market, '/en'));
    expect(await isValid(page, 'work10')).toBe(true);
  }
  expect(JSON.parse(await read(page, '/api/price/promotion/SPRING/valid'))).toMatchObject({
    isValid: false,
    message: 'This discount code has expired',
  });
});

test('a buyer is redirected home from the campaigns, and a posted form is refused', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, 'se', buyer);
  await open(page, marketUrl('se', '/en/staff/campaigns'));
  await expect(page).toHaveURL(marketUrl('se', '/en'));
  expect(await post(page, '/en/staff/campaigns/new', { kind: 'free-item', 'name.en': 'x' })).toBe(403);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a campaign keeps typed values after an error', { tag: '@full' }, async ({ page }) => {
    await page.goto(marketUrl('se', '/login'));
    await page.locator(`button[value="${staff}"]`).click();
    await page.goto(marketUrl('se', '/en/staff/campaigns/new?benefit=basket-percent'));
    await page.getByLabel('Name (English)').fill('Half price');
    await page.getByLabel('Percent', { exact: true }).fill('500');
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(page.getByRole('alert')).toContainText('Percent must be at most 100');
    await expect(page.getByLabel('Name (English)')).toHaveValue('Half price');
    await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('500');
  });
});
