import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { buyer, consumers, freshPassword, registerConsumer, signInAs, signInWith } from './people.ts';
import { asReturningVisitor, open, post, read } from './visitor.ts';

const settingsPath = '/en/mypages/account/settings';
const { market, signIn, name, viewKey, postcode } = consumers.swedish;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const newAddressOf = (title: string) => `${title}.${Date.now()}@home.example`;

const openSettings = (page: Page, code: string) => open(page, marketUrl(code, settingsPath));

test.beforeEach(({ context }) => asReturningVisitor(context));

test('the dashboard shows the person’s name and links to open orders', { tag: '@full' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await signInAs(page, market, signIn);
  await open(page, marketUrl(market, '/en/mypages/account'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name.split(' ')[0]}`);
  await expect(part(page, 'You')).toContainText(signIn);
  const links = page.getByRole('navigation', { name: 'My pages', exact: true }).getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
  await links.filter({ hasText: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('a person of a company sees the company they buy for, and its contact', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', buyer);
  await open(page, marketUrl('se', '/en/mypages/account'));
  await expect(part(page, 'Your company')).toContainText('Älvkulla Bygg AB');
  await open(page, marketUrl('se', settingsPath));
  await expect(part(page, 'Addresses')).toContainText('Your parcels go to the addresses of your company.');
  await expect(part(page, 'Your data')).toContainText('administrator can deactivate it');
  expect(await post(page, settingsPath, { intent: 'delete-account', password: 'x', understood: 'on' })).toBe(403);
  await expectStillAccessible(page);
});

test.describe('local settings', () => {
  const stored = (page: Page, key: string) =>
    page.evaluate((name) => [sessionStorage.getItem(name), localStorage.getItem(name)], `localSettings-${key}`);

  test('M19 M21 hiding prices is stored for the session, and on the device only if chosen', async ({ page }) => {
    await signInAs(page, market, signIn);
    await openSettings(page, market);
    const hide = page.getByRole('switch', { name: 'Hide prices' });
    const keep = page.getByRole('switch', { name: 'Remember on this device' });
    const isHidden = page.getByText('Prices are hidden in the whole shop.');
    await expect(isHidden).toHaveCount(0);

    await hide.click();
    await expect(isHidden).toBeVisible();
    const hiding = '{"saveLocalSettings":false,"hidePrice":true}';
    expect(await stored(page, viewKey)).toEqual([hiding, null]);
    const cookie = async (wanted: string) =>
      (await page.context().cookies(page.url())).find(({ name }) => name === wanted);
    const view = () => cookie('yrke_view');
    expect((await view())?.value).not.toContain('h=1');
    expect(await cookie('yrke_view_session')).toMatchObject({ value: `${viewKey}:h=1`, expires: -1 });
    // The server-rendered page before any script runs.
    expect(await read(page, settingsPath)).toContain('>Prices are hidden in the whole shop.<');

    await keep.click();
    await expect(keep).toBeChecked();
    const both = '{"saveLocalSettings":true,"hidePrice":true}';
    expect(await stored(page, viewKey)).toEqual([both, both]);
    expect((await view())?.value).toContain(`${viewKey}:p=incVAT&h=1`);
    expect((await view())?.expires).toBeGreaterThan(Date.now() / 1000);
    await page.reload();
    await expect(keep).toBeChecked();
    await expect(hide).toBeChecked();

    await keep.click();
    await expect(keep).not.toBeChecked();
    expect(await stored(page, viewKey)).toEqual([hiding, null]);
    await hide.click();
    await expect(isHidden).toHaveCount(0);
    expect((await view())?.value).toContain(`${viewKey}:p=incVAT`);
    expect((await view())?.value).not.toContain('h=1');
    expect((await cookie('yrke_view_session'))?.value).not.toContain('h=1');
  });

  test('M20 saving shows a confirmation', { tag: '@full' }, async ({ page }) => {
    await signInAs(page, market, signIn);
    await openSettings(page, market);
    await page.getByRole('switch', { name: 'Remember on this device' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your settings are saved.');
    await open(page, marketUrl(market, '/sv/minasidor/konto/installningar'));
    await page.getByRole('switch', { name: 'Dölj priser' }).click();
    await expect(page.getByText('Dina inställningar är sparade.')).toBeVisible();
  });

  test('M20 if storage throws, nothing changes and an error is shown', async ({ page }) => {
    await signInAs(page, market, signIn);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await openSettings(page, market);
    const hide = page.getByRole('switch', { name: 'Hide prices' });
    await hide.click();
    await expect(page.getByRole('alert')).toContainText('Your settings could not be saved.');
    await expect(hide).not.toBeChecked();
    expect(await read(page, settingsPath)).not.toContain('>Prices are hidden in the whole shop.<');
  });
});

test('a name is changed; errors are shown at the field and above the form, and typed values stay', async ({ page }) => {
  await signInAs(page, market, signIn);
  await openSettings(page, market);
  const profile = part(page, 'Profile');
  const [firstName = ''] = name.split(' ');
  await profile.getByLabel('First name').fill('');
  await profile.getByLabel('Mobile phone').fill('no number');
  await profile.getByRole('button', { name: 'Save' }).click();
  const summary = profile.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'First name is a required field',
    'Mobile phone must be a valid phone number',
  ]);
  await expect(profile.getByLabel('First name')).toHaveAccessibleDescription('First name is a required field');
  await expect(profile.getByLabel('Mobile phone')).toHaveValue('no number');
  await expectContentAccessible(page);
  await profile.getByLabel('First name').fill(`${firstName} Maria`);
  await profile.getByLabel('Mobile phone').fill('+46 70 174 06 98');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your profile is saved.');
  await expect(page).toHaveURL(marketUrl(market, `${settingsPath}#profile`));
  await open(page, marketUrl(market, '/en/mypages/account'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${firstName} Maria`);
  await openSettings(page, market);
  await profile.getByLabel('First name').fill(firstName);
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your profile is saved.');
});

test('an address is added, changed and removed, by the postcode rule of the market', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, market, signIn);
  await openSettings(page, market);
  const addresses = part(page, 'Addresses');
  const before = await addresses.getByRole('listitem').count();
  await addresses.getByRole('link', { name: 'Add an address' }).click();
  await addresses.getByLabel('Street and number').fill('Provgatan 7');
  await addresses.getByLabel('Postcode').fill('999999');
  await addresses.getByLabel('Town or city').fill('Provstad');
  await addresses.getByRole('button', { name: 'Save' }).click();
  await expect(addresses.getByLabel('Postcode')).toHaveAccessibleDescription(/Postcode is not valid.*For example/);
  await expect(addresses.getByLabel('Street and number')).toHaveValue('Provgatan 7');
  await addresses.getByLabel('Postcode').fill(postcode.replace(' ', '').toLowerCase());
  await addresses.getByRole('button', { name: 'Save' }).click();
  await expect(addresses.getByText(`${postcode} Provstad`)).toBeVisible();
  await addresses.getByRole('link', { name: 'Change: Provgatan 7' }).click();
  await expectContentAccessible(page);
  await addresses.getByLabel('Street and number').fill('Provgatan 8');
  await addresses.getByRole('button', { name: 'Save' }).click();
  await addresses.getByRole('link', { name: 'Change: Provgatan 8' }).click();
  await addresses.getByRole('button', { name: 'Remove this address' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('The address is removed.');
  await expect(addresses.getByRole('listitem')).toHaveCount(before);
});

test('another person’s address cannot be changed or removed by its number', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const other = consumers.british;
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, other.market, other.signIn);
  await theirs.goto(marketUrl(other.market, settingsPath));
  const change = part(theirs, 'Addresses')
    .getByRole('link', { name: /^Change/ })
    .first();
  const id = /address=(\d+)/.exec((await change.getAttribute('href')) ?? '')?.[1] ?? '';
  expect(id).not.toBe('');
  await signInAs(page, market, signIn);
  await open(page, marketUrl(market, settingsPath));
  const address = { id, addressLine1: 'Taken 1', zipCode: postcode, city: 'Taken' };
  expect(await post(page, settingsPath, { intent: 'address-change', ...address })).toBe(404);
  expect(await post(page, settingsPath, { intent: 'address-remove', id })).toBe(404);
  expect(await read(page, `${settingsPath}?address=${id}`)).not.toContain('>Change the address<');
  await theirs.reload();
  await expect(part(theirs, 'Addresses').locator(`a[href*="address=${id}#"]`)).toBeVisible();
  await expect(part(theirs, 'Addresses').getByText('Taken 1')).toHaveCount(0);
  await context.close();
});

test('a device is signed out remotely, and then all of them', { tag: '@full' }, async ({ page, browser }) => {
  const email = newAddressOf('devices');
  await registerConsumer(page, email);
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' });
  const elsewhere = await context.newPage();
  await asReturningVisitor(context);
  expect(await signInWith(elsewhere, email, freshPassword)).toBe(302);

  await openSettings(page, 'us');
  const devices = part(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out Safari, iPhone' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('That device is signed out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.goto(marketUrl('us', settingsPath)))?.status()).toBe(440);
  await context.close();

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(marketUrl('us', '/en'));
  await open(page, marketUrl('us', settingsPath));
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('a password is changed with the old one', { tag: '@full' }, async ({ page }) => {
  const email = newAddressOf('password');
  const nextPassword = 'eight dry birches';
  await registerConsumer(page, email);
  await openSettings(page, 'us');
  const password = part(page, 'Password');
  const change = async (current: string, next: string) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password').fill(next);
    await password.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the right one', nextPassword);
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription('The password is wrong.');
  await expect(password.getByLabel('New password')).toHaveValue('');
  await change(freshPassword, 'short');
  await expect(password.getByRole('alert')).toContainText('New password must have at least 12 characters');
  await change(freshPassword, nextPassword);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your password is changed.');
  await expect(password.getByLabel('New password')).toHaveValue('');
  await page.context().clearCookies({ name: /^yrke_(access|refresh)$/ });
  expect(await signInWith(page, email, freshPassword)).toBe(401);
  expect(await signInWith(page, email, nextPassword)).toBe(302);
});

test('a private customer downloads their data and deletes the account', async ({ page }) => {
  const email = newAddressOf('leaver');
  await registerConsumer(page, email);
  await openSettings(page, 'us');
  const data = part(page, 'Your data');
  const download = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^yrke-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await read(page, '/en/mypages/account/export'))).toMatchObject({ person: { emailAddress: email } });

  await data.getByText('Delete my account', { exact: true }).click();
  await data.getByLabel('Password', { exact: true }).fill(freshPassword);
  await data.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(data.getByRole('alert')).toContainText('Confirmation is a required field');
  await expectContentAccessible(page);
  await data.getByLabel('Password', { exact: true }).fill(freshPassword);
  await data.getByLabel('I understand that this cannot be undone').check();
  await data.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL(marketUrl('us', '/en'));
  expect(await signInWith(page, email, freshPassword)).toBe(401);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form shows its errors, keeps typed values, and confirms when it is done', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(marketUrl(market, `/login?returnTo=${settingsPath}`));
    await page.locator(`button[value="${signIn}"]`).click();
    await expect(page).toHaveURL(marketUrl(market, settingsPath));
    const profile = part(page, 'Profile');
    await profile.getByLabel('Last name').fill('');
    await profile.getByLabel('Phone', { exact: false }).first().fill('040 12 34');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByRole('alert')).toContainText('Last name is a required field');
    await expect(profile.getByLabel('Phone', { exact: false }).first()).toHaveValue('040 12 34');
    await profile.getByLabel('Last name').fill(name.split(' ')[1] ?? '');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByText('Your profile is saved.')).toBeVisible();
  });
});
