import { expect, type Locator, test } from '@playwright/test';
import { chooseMethod, goToDetails, orderNumber } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import { oneShorts, oneTrousers, shorts, trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const products = {
  desktop: { bought: oneTrousers, path: trousers.path },
  phone: { bought: oneShorts, path: shorts.path },
};

const middleOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test('P112 a buyer writes a review, staff accept it, everybody sees the stars, and the author withdraws it', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const { bought, path } = products[isMobile ? 'phone' : 'desktop'];
  const words = `Holds in rain, ${Date.now()}`;
  await asReturningVisitor(page.context());
  await signInAs(page, 'de', 'jannik.petershagen@moorbruecken.example');
  await test.step('buying', async () => {
    await goToDetails(page, 'de', [bought]);
    await chooseMethod(page, /Company parcel/);
    await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
    await page.getByRole('button', { name: 'Next' }).last().click();
    await page.getByRole('button', { name: 'Send order' }).click();
    await orderNumber(page);
  });
  await test.step('recent purchases come first on the home page, and are bought again from there', async () => {
    await open(page, marketUrl('de', '/en'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Recently bought');
    const card = page.getByRole('region', { name: 'Recently bought' }).getByRole('article').first();
    if (!isMobile) await card.hover();
    await card.getByRole('link', { name: /to cart$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('writing', async () => {
    await open(page, marketUrl('de', `${path}/reviews/write`));
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Title' }).fill(words);
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Thank you. Your review is shown once we have read it.')).toBeVisible();
    await expect(page.getByText('Your review is waiting for us to read it.')).toBeVisible();
  });
  await test.step('accepting', async () => {
    const context = await browser.newContext();
    await asReturningVisitor(context);
    const office = await context.newPage();
    await signInAs(office, 'se', staff);
    await open(office, marketUrl('se', `/en/staff/reviews?search=${encodeURIComponent(words)}`));
    await office.locator('[data-row-link]').first().click();
    const accept = office.getByRole('button', { name: /^Accept/ });
    const [first, second] = [
      await middleOf(accept),
      await middleOf(office.locator('summary', { hasText: /^Refuse$/ })),
    ];
    if (!isMobile) expect(Math.abs(first - second)).toBeLessThan(2);
    await accept.click();
    await expect(office.getByText('The review is shown now.')).toBeVisible();
    await open(office, marketUrl('se', `/en/staff/reviews?search=${encodeURIComponent(words)}`));
    await expect(office.getByText('Nothing matches')).toBeVisible();
    await context.close();
  });
  await test.step('reading', async () => {
    await open(page, marketUrl('de', `${path}/reviews?sort=newest`));
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expectStillAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('withdrawing', async () => {
    await open(page, marketUrl('de', `${path}/reviews/write`));
    await page.getByText('Withdraw your review', { exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your review has been withdrawn.')).toBeVisible();
    await open(page, marketUrl('de', `${path}/reviews?sort=newest`));
    await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
  });
});
