import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  expectStillAccessible,
  watchConsole,
} from './checks.ts';
import { demoPassword } from './demo-password.ts';
import { linkFromMail } from './mail.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { fillSignIn } from './portal.ts';
import { asReturningVisitor, open, openMenu } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

const menuOf = (page: Page, name: string) => page.locator('summary').filter({ hasText: `Account of ${name}` });
const choiceOf = (page: Page, company: string) =>
  page.getByRole('list', { name: 'Your companies' }).getByRole('button', { name: company });
const summary = (page: Page) => page.getByRole('alert');

test('R36 A23 signing in returns to the requested page, in the same language', { tag: '@phone' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await open(page, marketUrl('se', `/login?returnTo=${encodeURIComponent('/sv?from=login')}`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('E-postadress').fill('Signe.Degerman@tallasa.example');
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Visa lösenord' }).click();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(marketUrl('se', '/sv?from=login'));
  await expect(page.locator('summary').filter({ hasText: 'Konto för Signe Degerman' })).toBeVisible();
  await open(page, marketUrl('se', `/login?returnTo=${encodeURIComponent('/en?again=1')}`));
  await expect(page).toHaveURL(marketUrl('se', '/en?again=1'));
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A21 A23 everything works, from a wrong password to the choice of a company', async ({ page }) => {
    await page.goto(marketUrl('se', '/login?lang=en&returnTo=%2Fen%3Fback'));
    await fillSignIn(page, 'emil.ljungsten@alvkulla-el.example', 'not this one');
    await expect(summary(page)).toContainText('The user name or the password is wrong.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('emil.ljungsten@alvkulla-el.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await fillSignIn(page, 'emil.ljungsten@alvkulla-el.example');
    await choiceOf(page, 'Älvkulla El AB').click();
    await expect(page).toHaveURL(marketUrl('se', '/en?back'));
    await expect(menuOf(page, 'Emil Ljungsten')).toBeVisible();
  });
});

test('A24 a wrong password and an unknown name get the same general text, and the typed name stays', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, marketUrl('uk', '/login?lang=en'));
  for (const name of ['ruth.calderwood@brackenmoor.example', 'nobody-at-all@home.example']) {
    await fillSignIn(page, name, 'a wrong password');
    await expect(summary(page)).toContainText('The user name or the password is wrong.');
    await expect(summary(page)).toBeFocused();
    await expect(page.getByLabel('E-mail address')).toHaveValue(name);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await summary(page).getByRole('link', { name: 'E-mail address is a required field' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
});

test('too many attempts must wait', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('fi', '/login?lang=en'));
  const name = `hammering-${Date.now()}@home.example`;
  for (let attempt = 0; attempt < 5; attempt++) {
    await fillSignIn(page, name, `guess ${attempt}`);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  await fillSignIn(page, name, 'one more');
  await expect(summary(page)).toContainText('Too many attempts to sign in. Please try again in 1 minute.');
});

test('A21 a person of two companies chooses one after the password', async ({ page }) => {
  await open(page, marketUrl('se', '/login?lang=en'));
  await fillSignIn(page, 'emil.ljungsten@alvkulla-el.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Your companies' }).getByRole('button')).toHaveText([
    'Älvkulla Bygg AB',
    'Älvkulla El AB',
  ]);
  expect(page.url()).not.toContain('ticket');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choiceOf(page, 'Älvkulla Bygg AB').click();
  await expect(page).toHaveURL(marketUrl('se', '/en'));
  await openMenu(page, 'Account of Emil Ljungsten');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Älvkulla El AB' }).click()]);
  await expect(page).toHaveURL(marketUrl('se', '/en'));
  await openMenu(page, 'Account of Emil Ljungsten');
  await expect(page.getByRole('button', { name: 'Älvkulla Bygg AB' })).toBeVisible();
});

test('a person of another market sees where to sign in', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('de', '/login?lang=en'));
  await fillSignIn(page, 'signe.degerman@tallasa.example');
  await expect(summary(page)).toContainText('Sweden');
  await page.getByRole('link', { name: 'Sign in to the shop for Sweden' }).click();
  await expect(page).toHaveURL(marketUrl('se', '/login?lang=en'));
});

test('A23 signing in never ends at another site or at the sign-out page', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'uk', 'isla.thornbury@otterby.example');
  for (const returnTo of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/logout',
    'javascript:alert(1)',
  ]) {
    await open(page, marketUrl('uk', `/login?lang=en&returnTo=${encodeURIComponent(returnTo)}`));
    await expect(page).toHaveURL(marketUrl('uk', '/en'));
  }
});

test('R37 A12 signing out in one tab signs out the other', async ({ page, context }) => {
  await signInAs(page, 'se', 'bo.kvarnstedt@tallasa.example');
  await open(page, marketUrl('se', '/sv'));
  const other = await context.newPage();
  await other.goto(marketUrl('se', '/sv'));
  await expect(other.locator('summary').filter({ hasText: 'Konto för Bo Kvarnstedt' })).toBeVisible();
  await openMenu(page, 'Konto för Bo Kvarnstedt');
  const signOut = page.getByRole('link', { name: 'Logga ut' });
  await expect(signOut).toHaveAttribute('href', '/logout?locale=sv');
  const sentOut = other.waitForRequest((request) => request.url() === marketUrl('se', '/logout?locale=sv'));
  await signOut.click();
  await sentOut;
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(marketUrl('se', '/sv'));
    await expect(tab.getByRole('link', { name: 'Logga in' }).first()).toBeVisible();
  }
  const left = (await context.cookies(marketUrl('se'))).filter(({ name }) => /^yrke_(access|refresh)$/.test(name));
  expect(left).toEqual([]);
});

test('R38 U01 a punch-out company is opened from its procurement system, and the old company stays', async ({
  page,
}) => {
  await open(page, marketUrl('no', '/login?lang=en'));
  await fillSignIn(page, 'liv.haugane@skarvoy.example');
  await choiceOf(page, 'Skarvøy Rør AS').click();
  await expect(page).toHaveURL(marketUrl('no', '/en'));
  await openMenu(page, 'Account of Liv Haugane');
  await page.getByRole('button', { name: 'Bjørkøysund kommune' }).click();
  await expect(page).toHaveURL(/\/auth\/portal-redirect\?lang=en/);
  await expect(page.getByText('Bjørkøysund kommune buys through a procurement system of its own')).toBeVisible();
  await expect(page.getByText('you are still buying for Skarvøy Rør AS')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expect(page.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', marketUrl('no', '/login'));
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await openMenu(page, 'Account of Liv Haugane');
  await expect(page.getByRole('button', { name: 'Bjørkøysund kommune' })).toBeVisible();
  await page.context().clearCookies({ name: /^yrke_(access|refresh)$/ });
  await open(page, marketUrl('no', '/login?lang=en'));
  await fillSignIn(page, 'liv.haugane@skarvoy.example');
  await choiceOf(page, 'Bjørkøysund kommune').click();
  await expect(page).toHaveURL(/\/auth\/portal-redirect\?lang=en/);
  await page.getByRole('link', { name: 'Norsk' }).click();
  await expect(page.getByRole('heading', { name: 'Start i innkjøpssystemet' })).toBeVisible();
  await page.getByRole('link', { name: 'Gå til portalen' }).click();
  await expect(page).toHaveURL(marketUrl('no', '/login'));
});

test('R38 a company without membership is refused, with a link back', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'uk', 'ruth.calderwood@brackenmoor.example');
  await open(page, marketUrl('uk', '/en'));
  const address = await page.evaluate(async () => {
    const body = new URLSearchParams({ companyId: '1013', returnTo: '/en?here' });
    return (await fetch('/auth/company', { method: 'POST', body })).url;
  });
  const answer = await open(page, address);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'The company was not changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(marketUrl('uk', '/en?here'));
});

test('A22 register, confirm, request a new password, and choose it', async ({ page }) => {
  const email = `new-customer-${Date.now()}@home.example`;
  const password = 'three words in a row';

  await open(page, marketUrl('uk', '/login?lang=en'));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectStillAccessible(page);
  await page.getByLabel('First name').fill('Nell');
  await page.getByLabel('Last name').fill('Ferris');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(summary(page)).toContainText('Password must have at least 12 characters');
  await expect(page.getByLabel('First name')).toHaveValue('Nell');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible();
  await expectFitsPhone(page);

  const confirm = await linkFromMail(email, 'Confirm your e-mail address');
  await open(page, confirm);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email, password);
  await expect(menuOf(page, 'Nell Ferris')).toBeVisible();
  await open(page, confirm);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await open(page, marketUrl('uk', '/logout?locale=en'));
  await open(page, marketUrl('uk', '/login?lang=en'));
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);

  const reset = await linkFromMail(email, 'Choose a new password');
  await open(page, reset);
  await page.getByLabel('New password').fill('aaaaaaaaaaaaaaa');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(summary(page)).toContainText('too easy to guess');
  await page.getByLabel('New password').fill('four new words instead');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await open(page, reset);
  await page.getByLabel('New password').fill('and once again with it');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await fillSignIn(page, email, 'four new words instead');
  await expect(menuOf(page, 'Nell Ferris')).toBeVisible();
});

test('in a market without private customers, they cannot register', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('is', '/login?lang=en'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  const answer = await open(page, marketUrl('is', '/register?lang=en'));
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'This shop is for companies' })).toBeVisible();
});

test('E32 an unknown reseller is 404', { tag: '@full' }, async ({ page }) => {
  const answer = await open(page, marketUrl('uk', '/en/rs/nope'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(marketUrl('uk', '/404'));
});

test('R34 the Swedish reseller path uses the Swedish word', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('se', '/sv/af/nope'));
  await expect(page).toHaveURL(marketUrl('se', '/404'));
  const answer = await open(page, marketUrl('se', '/sv/rs/nope'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(marketUrl('se', '/sv/rs/nope'));
});

test('R34 M47 a reseller’s link leads to the login, and to the reseller’s own if the flag is on', {
  tag: '@full',
}, async ({ page }) => {
  const switchFlag = async (enabled: boolean) => {
    await signInAs(page, 'uk', 'jonathan.pikesley@yrke.example');
    await open(page, marketUrl('uk', '/en'));
    const status = await page.evaluate(async (isOn) => {
      const body = JSON.stringify({ enabled: isOn, marketId: 4 });
      const headers = { 'content-type': 'application/json' };
      const path = '/api/feature/features/UseResellerUniqueLogin';
      return (await fetch(path, { method: 'PUT', body, headers })).status;
    }, enabled);
    expect(status).toBe(200);
    await open(page, marketUrl('uk', '/logout?locale=en'));
  };
  await open(page, marketUrl('uk', '/en/rs/Brackenmoor'));
  await expect(page).toHaveURL(marketUrl('uk', '/login?reseller=brackenmoor&lang=en'));
  await expect(page.getByText('For customers of Brackenmoor Trade Supplies Ltd')).toBeVisible();
  await expectAccessible(page);
  await switchFlag(false);
  await open(page, marketUrl('uk', '/en/rs/brackenmoor'));
  await expect(page).toHaveURL(marketUrl('uk', '/login?lang=en'));
  await open(page, marketUrl('uk', '/login?reseller=brackenmoor&lang=en'));
  await expect(page.getByText('For customers of')).toHaveCount(0);
  await switchFlag(true);
});

test('a demo person is signed in by one click', { tag: '@phone' }, async ({ page }) => {
  await open(page, marketUrl('fi', '/login?lang=en'));
  await page.getByRole('button', { name: /^Aino Pesola/ }).click();
  await expect(page).toHaveURL(marketUrl('fi', '/en'));
  await expect(menuOf(page, 'Aino Pesola')).toBeVisible();
});
