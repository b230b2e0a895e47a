import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoPassword } from './demo-password.ts';
import { type FaultyShop, startFaultyShop } from './faulty.ts';
import { consumers } from './people.ts';
import { open } from './visitor.ts';

const { signIn, viewKey } = consumers.british;
const orders = '/en/mypages/account/orders';
const settings = '/en/mypages/account/settings';

let shop: FaultyShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A separate shop is filled first, which takes long on a busy machine.
  test.setTimeout(240_000);
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());
test.beforeEach(async ({ context }) => {
  await shop.comeBack();
  await context.addCookies([
    { name: 'yrke_view', value: `Public:p=incVAT~${viewKey}:p=incVAT`, url: shop.urlOf('/') },
    { name: 'OptanonAlertBoxClosed', value: new Date().toISOString(), url: shop.urlOf('/') },
  ]);
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please try again in a moment.' });

async function enter(page: Page): Promise<void> {
  await open(page, shop.urlOf('/login?lang=en'));
  await page.getByLabel('E-mail').fill(signIn);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

test('Q19 a form keeps typed values, says that it may not be saved, and can be sent once the database is back', async ({
  page,
}) => {
  await open(page, shop.urlOf('/login?lang=en'));
  const [name, password] = [page.getByLabel('E-mail'), page.getByLabel('Password', { exact: true })];
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  // A form that was refused before has its own response, which must not restore older values.
  await name.fill('nobody@home.example');
  await password.fill('a wrong password');
  await send.click();
  await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-disabled');
  await name.fill(signIn);
  await password.fill(demoPassword);
  await shop.goAway();
  await send.click();
  await expect(notice(page)).toContainText('The shop is temporarily unavailable, so this may not have been saved.');
  await expect(page).toHaveURL(shop.urlOf('/login?lang=en'));
  await expect(name).toHaveValue(signIn);
  await expect(password).toHaveValue(demoPassword);
  await shop.comeBack();
  await send.click();
  await expect(page).not.toHaveURL(/login/);
  await expect(notice(page)).toHaveCount(0);
});

test('Q19 a page load gets 503 at the same address, and its button opens the page once the database is back', async ({
  page,
}) => {
  await enter(page);
  await shop.goAway();
  const answer = await page.goto(shop.urlOf(`${orders}?search=boots`));
  expect(answer?.status()).toBe(503);
  expect(await answer?.headerValue('retry-after')).toBe('5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not available right now');
  await expectContentAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not available right now');
  await shop.comeBack();
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  await expect(page).toHaveURL(shop.urlOf(`${orders}?search=boots`));
});

test('a link to a page that cannot be loaded leaves the current page and typed values in place', {
  tag: '@full',
}, async ({ page }) => {
  await enter(page);
  await open(page, shop.urlOf(settings));
  const firstName = page.getByLabel('First name').first();
  await firstName.fill('Emmeline');
  await shop.goAway();
  const toOrders = page
    .getByRole('navigation', { name: 'My pages', exact: true })
    .getByRole('link', { name: 'Orders' });
  await toOrders.click();
  await expect(notice(page)).toHaveText('That page cannot be shown right now. Please try again in a moment.');
  await expect(page).toHaveURL(shop.urlOf(settings));
  await expect(firstName).toHaveValue('Emmeline');
  await expectContentAccessible(page);
  // A failed background refresh must not replace the page.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate(): Promise<void> };
    };
    return router.revalidate();
  });
  await expect(firstName).toHaveValue('Emmeline');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice(page)).toHaveCount(0);
  await shop.comeBack();
  await toOrders.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
});

test('after Back, a page that cannot be loaded has its own retry button', { tag: '@full' }, async ({ page }) => {
  await enter(page);
  await open(page, shop.urlOf(orders));
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await shop.goAway();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not available right now');
  await expect(page).toHaveURL(shop.urlOf(orders));
  await shop.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
});
