import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { buyer, signInAs, staff } from './people.ts';
import { asReturningVisitor, open, post, read } from './visitor.ts';

/** Other journeys run at the same time, in other markets. */
const { id, name } = { id: 3, name: 'Finland' };
const apiSays = (page: Page, key: string, marketId: number) =>
  read(page, `/api/feature/features/${key}/enabled?marketId=${marketId}`);

test.beforeEach(({ context }) => asReturningVisitor(context));

test('the staff area links to flags, market settings and API clients', { tag: '@full' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff area');
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const name of ['Feature flags', 'Market settings', 'API clients']) {
    await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectStillAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  expect(complaints).toEqual([]);
});

test('a switched flag is visible in the API at once, only in its market', async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/flags'));
  await expect(page.getByRole('switch')).toHaveCount(12);
  await expect(page.getByText('Off in production', { exact: true })).toHaveCount(2);
  await page.getByLabel('Market', { exact: true }).selectOption(name);
  await expect(page).toHaveURL(/market=/);
  // The address changes before the switches are rendered.
  await expect(page.locator('input[type="hidden"][name="market"]').first()).toHaveValue(String(id));
  const flag = page.getByRole('switch', { name: 'UseRecommendations' });
  await expect(flag).toHaveAttribute('aria-checked', 'false');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await flag.click();
  await expect(flag).toHaveAttribute('aria-checked', 'true');
  await saved;
  expect(await apiSays(page, 'UseRecommendations', id)).toBe('true');
  expect(await apiSays(page, 'UseRecommendations', 1)).toBe('false');
  await page.getByLabel('Market', { exact: true }).selectOption('Everywhere');
  await expect(page.getByText(`On in ${name}`, { exact: true })).toBeVisible();
  await page.goBack();
  // The address changes back before the switches are rendered.
  await expect(page.getByLabel('Market', { exact: true })).toHaveValue(String(id));
  await flag.click();
  await expect.poll(() => apiSays(page, 'UseRecommendations', id)).toBe('false');
});

test('a switch whose request fails is reset, and the page stays', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', `/en/staff/flags?market=${id}`));
  const flag = page.getByRole('switch', { name: 'UseKlevu' });
  await page.getByLabel('Market', { exact: true }).focus();
  await page.route('**/staff/flags.data**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await flag.click();
  await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
  await expect(flag).toHaveAttribute('aria-checked', 'false');
  expect(await apiSays(page, 'UseKlevu', id)).toBe('false');
});

test('a setting of a market is switched', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', `/en/staff/market-settings?market=${id}`));
  const codes = page.getByRole('switch', { name: 'ActivateDiscountCode' });
  const before = await codes.getAttribute('aria-checked');
  const apiSaysNow = async () => {
    const answer = await read(page, `/api/settings/market/${id}/keys?keys=ActivateDiscountCode`);
    return String((JSON.parse(answer) as { value: boolean }[])[0]?.value);
  };
  expect(await apiSaysNow()).toBe(before);
  await codes.click();
  await expect(codes).not.toHaveAttribute('aria-checked', before ?? '');
  await expect.poll(apiSaysNow).not.toBe(before);
  await codes.click();
  await expect.poll(apiSaysNow).toBe(before);
});

test('an API client is created, gets a token with its secret, and none after it is stopped', async ({ page }) => {
  const name = `Warehouse ${Date.now()}`;
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/clients/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Acts as').fill('nobody@home.example');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Acts as')).toHaveAccessibleDescription(/Nobody signs in with this email address/);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Acts as').fill(buyer);
  await page.getByLabel('Company number').fill('1001');
  await page.getByLabel('Read order', { exact: true }).check();
  await expectContentAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Copy the secret now' });
  await expect(notice).toBeVisible();
  const [id = '', secret = ''] = await notice.getByRole('definition').allTextContents();
  const tokenWith = (client_secret: string) =>
    post(page, '/api/auth/token', { grant_type: 'client_credentials', client_id: id, client_secret });
  expect(await tokenWith(secret)).toBe(200);
  await open(page, marketUrl('se', '/en/staff/clients'));
  await expect(page.getByText(secret)).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('order:read');
  await row.getByRole('link', { name }).click();
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `New secret: ${name}` }).click();
  await expect(notice).toBeVisible();
  expect(await tokenWith(secret)).toBe(401);
  await card.getByRole('button', { name: `Stop: ${name}` }).click();
  await expect(card).toContainText('Stopped');
});

test('a member of staff is opened from the list, and saving returns to it', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/members?task=settings'));
  await page.getByRole('row').getByRole('link', { name: 'Kaisa Virtala' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaisa Virtala');
  await expect(page.getByRole('checkbox', { name: 'Settings' })).toBeChecked();
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The tasks were saved.')).toBeVisible();
});

test('after a redirect is added the form is empty, and a refused one keeps what was typed', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/redirects'));
  const [from, to] = [page.getByLabel('Old address'), page.getByLabel('Leads to')];
  const old = `/old-${Date.now()}`;
  const add = async () => {
    await from.fill(old);
    await to.fill('/about');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add();
  await expect(page.getByRole('row', { name: old })).toBeVisible();
  await expect(from).toHaveValue('');
  await expect(to).toHaveValue('');
  await add();
  await expect(page.getByText('This address leads somewhere already.').first()).toBeVisible();
  await expect(from).toHaveValue(old);
});

test('a buyer is redirected home from the staff area, and a posted form is refused', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, 'se', buyer);
  for (const path of ['/en/staff', '/en/staff/flags', '/en/staff/market-settings', '/en/staff/clients']) {
    const answer = page.waitForResponse(marketUrl('se', path));
    await open(page, marketUrl('se', path));
    expect((await answer).status()).toBe(307);
    await expect(page).toHaveURL(marketUrl('se', '/en'));
  }
  expect(await post(page, '/en/staff/flags', { key: 'UseKlevu', enabled: 'true' })).toBe(403);
  const setting = { key: 'HidePrice', market: '1', enabled: 'true' };
  expect(await post(page, '/en/staff/market-settings', setting)).toBe(403);
  expect(await post(page, '/en/staff/clients/x', { intent: 'rotate', clientId: 'x' })).toBe(403);
  expect(await apiSays(page, 'UseKlevu', 1)).toBe('false');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a switch is a form button', { tag: '@full' }, async ({ page }) => {
    await page.goto(marketUrl('se', '/login'));
    await page.locator(`button[value="${staff}"]`).click();
    await page.goto(marketUrl('se', `/en/staff/flags?market=${id}`));
    const flag = page.getByRole('switch', { name: 'useNewMinicartB2B' });
    await flag.click();
    await expect(flag).toHaveAttribute('aria-checked', 'true');
    await flag.click();
    await expect(flag).toHaveAttribute('aria-checked', 'false');
    await expect(page).toHaveURL(marketUrl('se', `/en/staff/flags?market=${id}`));
  });
});
