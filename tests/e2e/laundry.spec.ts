import { expect, type Locator, type Page, test } from '@playwright/test';
import { findMarketByCode } from '#modules/market/find-market.ts';
import { expectContentAccessible, expectFitsPhone } from './checks.ts';
import { startEmptyCart } from './fill-cart.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open, post } from './visitor.ts';

const occupied = 'This locker has no such position, or it is occupied.';
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function expectBlocked(page: Page, isBlocked: boolean): Promise<void> {
  await expect(summary(page).getByRole('button', { name: 'Next' })).toHaveCount(isBlocked ? 1 : 0);
  await expect(summary(page).getByRole('link', { name: 'Next' })).toHaveCount(isBlocked ? 0 : 1);
}

/** The answer of the cart to a change of a row. */
const saved = (page: Page) => page.waitForResponse('**/checkout-answers/change');

/** All but the chosen option are added on focus. */
async function optionsOf(select: Locator): Promise<Locator> {
  await select.focus();
  return select.getByRole('option');
}

async function choose(select: Locator, option: string): Promise<void> {
  await optionsOf(select);
  await select.selectOption(option);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  const answered = saved(page);
  await field.fill(text);
  expect((await answered).ok()).toBe(true);
}

test('L02 L12 L14 an admin of a laundry company replaces a worn garment of a colleague', async ({
  page,
  context,
  browser,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'fi', 'aino.pesola@kuusiranta.example');
  const report = marketUrl('fi', '/en/mypages/company/laundry-report');
  const main = page.getByRole('main');
  const row = main.locator('li.cart-row').filter({ hasText: 'Carola Strandell' });

  await test.step('the worn garment has a page with its washes', async () => {
    await open(page, report);
    await startEmptyCart(page);
    const worn = main.getByRole('listitem').filter({ hasText: 'Carola Strandell' });
    await expect(worn).toContainText('Washes: 50 of 50');
    await worn.getByRole('link').click();
    await expect(
      main.getByRole('heading', { name: 'Kuusirannan Pesula' }).or(main.getByText('Return to')),
    ).toBeVisible();
    await expect(main.getByText('Locker', { exact: true }).locator('..')).toContainText('23/1');
    await expect(main.getByText(/^This garment has had all the washes that its maker allows\./)).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Washed' })).toHaveCount(50);
  });

  await test.step('L02 one click puts the replacement into the cart, with the place of its wearer', async () => {
    await open(page, report);
    await main.getByRole('button', { name: /^Add size C54 to cart .+, Carola Strandell$/ }).click();
    await expect(page).toHaveURL(/\/en\/checkout\?added=/);
    for (const [label, value] of [
      ['Department', 'Pesu'],
      ['Cost centre', '3120'],
      ['Locker', '23'],
      ['Position', '1'],
    ] as const)
      await expect(row.getByLabel(label)).toHaveValue(value);
    await expect(row.getByText('Employee number').locator('..')).toContainText('31005');
    await expectBlocked(page, false);
  });

  await test.step('L12 a position of another wearer, and a missing one, are reported at the row and block', async () => {
    await choose(row.getByLabel('Locker'), '21');
    await type(page, row.getByLabel('Position'), '1');
    await expect(row.getByText(occupied)).toBeVisible();
    await expectBlocked(page, true);
    await expectContentAccessible(page);
    await type(page, row.getByLabel('Position'), '9');
    await expect(row.getByText(occupied)).toBeVisible();
    await type(page, row.getByLabel('Position'), '3');
    await expect(row.getByText(occupied)).toHaveCount(0);
    await expectBlocked(page, false);
    await expectFitsPhone(page);
  });

  await test.step('L14 the second version has pickers for the sub-company and the free positions', async () => {
    await expect(row.getByLabel('Sub-company')).toHaveCount(0);
    const switcher = await browser.newPage();
    await signInAs(switcher, 'fi', staff);
    await switcher.goto(marketUrl('fi', '/en'));
    const market = String(findMarketByCode('fi')?.marketId);
    const switchTo = (enabled: string) => post(switcher, '/en/staff/flags', { key: 'UseLaundryV2', enabled, market });
    try {
      expect(await switchTo('true')).toBe(200);
      await open(page, marketUrl('fi', '/en/checkout'));
      expect((await (await optionsOf(row.getByLabel('Sub-company'))).allTextContents()).slice(-2)).toEqual([
        'Keskussairaala',
        'Terveysasemat',
      ]);
      const answered = saved(page);
      await choose(row.getByLabel('Locker'), '22');
      await answered;
      // The free positions arrive with the response.
      await expect(async () => {
        expect(await (await optionsOf(row.getByLabel('Position'))).allTextContents()).toEqual(['Choose', '2', '3']);
      }).toPass();
    } finally {
      await switchTo('false');
      await switcher.close();
    }
  });

  await test.step('a number with a leading zero gets no locker', async () => {
    await open(page, marketUrl('fi', '/en/mypages/company/laundry'));
    const free = main.getByRole('row').filter({ has: page.getByText('Free', { exact: true }) });
    await free
      .first()
      .getByRole('link', { name: /^Assign a position/ })
      .click();
    // The form is rendered again with the chosen place.
    await expect(main.getByLabel('Position', { exact: true })).toHaveValue('3');
    await main.getByLabel('Employee number', { exact: true }).fill('031007');
    await main.getByLabel('Name', { exact: true }).fill('Kaisa Lehto');
    await main.getByRole('button', { name: 'Assign a position' }).click();
    await expect(main.getByRole('alert')).toContainText('The employee number may not begin with 0.');
    await expect(main.getByRole('alert')).toBeInViewport();
    await expect(main.getByLabel('Employee number', { exact: true })).toHaveValue('031007');
  });
});
