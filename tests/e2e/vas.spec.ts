import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const jacket = '/en/product/flexa-1480-work-jacket-with-reflectors-14801330';

/** The size table of the page has the same fields, in a separate form. */
const services = (page: Page) =>
  page.locator('#buy, [role=dialog]').getByRole('group', { name: 'Services on this garment' });

async function addToCart(page: Page) {
  const sizes = page.locator('#buy').getByRole('radio');
  await sizes.first().check({ force: true });
  const added = page.waitForResponse((answer) => answer.url().includes('/add') && answer.request().method() === 'POST');
  await page.evaluate(() => document.forms.namedItem('buy')?.requestSubmit());
  expect((await added).ok()).toBe(true);
}

test('V09 V10 V17 a user gets the forced services with their own data, and sees what the account lacks', {
  tag: ['@phone'],
}, async ({ page, context }) => {
  await asReturningVisitor(context);
  await signInAs(page, 'no', 'marte.sollien@lyngtind.example');
  await open(page, marketUrl('no', jacket));
  const choice = services(page);
  await expect(choice.getByRole('checkbox', { name: /Name and occupation/ })).toBeChecked();
  for (const box of await choice.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(choice.getByText('The data of your own account is used.')).toBeVisible();
  await expect(choice.getByLabel('For whom')).toHaveCount(0);
  await expect(choice.getByText('Marte Sollien')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await addToCart(page);
  await open(page, marketUrl('no', '/en/checkout'));
  const { pathname } = new URL(page.url());
  await page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByText(
      'Your user account is missing required fields for VAS. Please edit your account to include: Occupation',
    ),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expectStillAccessible(page);
  await page.getByRole('link', { name: 'Occupation' }).click();
  await expect(page).toHaveURL(/\/mypages\/vas(\?lang=en)?#own-occupation$/);
  await expect(page.getByLabel('Occupation')).toBeInViewport();
});

test('V08 V20 V28 a customer admin writes a name for a colleague; another colour clears it', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  await open(page, marketUrl('se', jacket));
  await page.locator('#buy').getByText('Logos, names and alterations', { exact: true }).click();
  const choice = services(page);
  await choice.getByRole('checkbox', { name: /^Name, embroidery/ }).check();
  await expect(choice.getByText('Missing customer for VAS service(s)')).toBeVisible();
  await choice.getByLabel('For whom').selectOption({ label: 'Hassan Karimi' });
  await expect(choice.getByText('Hassan Karimi', { exact: true }).last()).toBeVisible();
  await expect(choice.getByText('Missing customer for VAS service(s)')).toHaveCount(0);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/vas-answers/render')) calls += 1;
  });
  await choice.getByLabel('First name').pressSequentially('Hasse');
  await expect(choice.getByText('Hasse Karimi')).toBeVisible();
  expect(calls).toBe(1);
  await addToCart(page);
  await open(page, marketUrl('se', '/en/checkout'));
  const id = await page.locator('li.cart-row').filter({ hasText: 'Hasse Karimi' }).getAttribute('id');
  const row = page.locator(`li[id="${id}"]`);
  await expect(row.getByText(/Name, embroidery/)).toBeVisible();
  await row.getByRole('radio').nth(1).check({ force: true });
  await expect(row.getByText('Hasse Karimi')).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.url().includes('/vas-answers/services'));
  await row.getByRole('button', { name: /^Logos and names on/ }).click();
  expect(new URL((await asked).url()).searchParams.get('sku')).toMatch(/^14801330/);
  await expect(services(page).getByRole('checkbox', { name: /^Name, embroidery/ })).not.toBeChecked();
  await expectStillAccessible(page);
});
