import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectContentAccessible, expectNoSidewaysScroll } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const lists = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('yrke_compare'))),
  );
const bar = (page: Page) => page.getByRole('link', { name: /^Compare \d product/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Compare products' });
const columns = (page: Page) => drawer(page).getByRole('columnheader');
const toggles = (page: Page) => page.locator('main article').getByRole('button', { name: /^Compare / });

/** Presses the compare buttons of the first cards. */
async function compare(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await toggles(page).nth(at).click();
    await expect(toggles(page).nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('W14 a second press removes a product, another tab follows, and a fifth product is refused with a message', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, marketUrl('uk', '/en/all-products'));
  await open(page, marketUrl('uk', '/en/all-products'));
  await compare(page, 1);
  await expect(bar(other)).toHaveText('Compare 1 product');
  await expect(toggles(other).first()).toHaveAttribute('aria-pressed', 'true');
  await toggles(other).first().click();
  await expect(bar(page)).toHaveCount(0);
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await lists(page)).toEqual({});
  await compare(page, 4);
  await toggles(page).nth(4).click();
  await expect(page.getByText('You can compare 4 products at a time.')).toBeVisible();
  await expect(bar(page)).toHaveText('Compare 4 products');
});

test('W13 a company has a separate list', { tag: '@full' }, async ({ page, context }) => {
  await open(page, marketUrl('uk', '/en/all-products'));
  await compare(page, 1);
  const [publicKey] = Object.keys(await lists(page));
  await signInAs(page, 'uk', 'tom.whitlock@harrowmere.example');
  await open(page, marketUrl('uk', '/en/all-products'));
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false');
  await compare(page, 2);
  const ownKey = Object.keys(await lists(page)).find((key) => key !== publicKey);
  expect(ownKey).toMatch(/^yrke_compare\.\d+$/);
  await context.clearCookies({ name: /^yrke_(?:access|refresh|session)/ });
  await signInAs(page, 'uk', 'isla.thornbury@otterby.example');
  await open(page, marketUrl('uk', '/en/all-products'));
  await expect(bar(page)).toHaveCount(0);
});

test('R66 W15 the drawer opens with two products, shows a failure and tries again', { tag: '@phone' }, async ({
  page,
}) => {
  // Products of one kind, so that some values are equal.
  await open(page, marketUrl('uk', '/en/all-products/trousers-and-shorts/craftsman-trousers'));
  await compare(page, 2);
  await page.route('**/compare-answers/**', (route) => route.fulfill({ status: 500 }));
  await bar(page).click();
  await expect(drawer(page).getByRole('alert')).toContainText('The products could not be loaded');
  await page.unroute('**/compare-answers/**');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(columns(page)).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await test.step('only differences', async () => {
    const rows = drawer(page).getByRole('rowheader');
    const all = await rows.count();
    await drawer(page).getByLabel('Only differences').check();
    await expect(rows.filter({ hasNotText: 'differs' })).toHaveCount(0);
    expect(await rows.count()).toBeLessThan(all);
  });
  await test.step('a product is bought from the comparison', async () => {
    const size = columns(page).first().getByLabel('Size');
    await expect(size.locator('option', { hasText: 'in stock' }).first()).toBeAttached();
    const value = await size.locator('option', { hasText: 'in stock' }).first().getAttribute('value');
    await size.selectOption(value);
    await columns(page)
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^Cart/ }).getByRole('listitem')).toContainText('Just added');
    await page.keyboard.press('Escape');
  });
  await test.step('one product is removed', async () => {
    await columns(page)
      .first()
      .getByRole('link', { name: /^Remove/ })
      .click();
    await expect(columns(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeFocused();
    await expect(bar(page)).toHaveText('Compare 1 product');
  });
});

test('the comparison has its own address, which needs no scripts', { tag: '@full' }, async ({ browser, page }) => {
  await open(page, marketUrl('uk', '/en/all-products'));
  await compare(page, 3);
  const address = (await bar(page).getAttribute('href')) ?? '';
  const next = await page.locator('main article').nth(3).innerText();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await asReturningVisitor(plain.context());
  await plain.goto(marketUrl('uk', address));
  await expect(plain.getByRole('columnheader')).toHaveCount(3);
  await plain
    .getByRole('columnheader')
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click();
  await expect(plain.getByRole('columnheader')).toHaveCount(2);
  await plain.getByLabel('Article number').fill('two');
  await plain.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(plain.getByText('not in the assortment: two')).toBeVisible();
  await expect(plain.getByLabel('Article number')).toHaveValue('two');
  await plain.context().close();
  await page.goto(marketUrl('uk', address));
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectContentAccessible(page);
  await test.step('a product opened by number is added to the visitor’s list', async () => {
    const fourth = /[A-Z0-9]{12}/.exec(next) ?? [];
    await page.getByLabel('Article number').fill(fourth[0] ?? '');
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect.poll(async () => Object.values(await lists(page)).join()).toContain(fourth[0]);
  });
  await test.step('after scrolling, the products are still named and can be bought', async () => {
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const heads = page.getByRole('main').getByRole('list', { name: 'Compare products' });
    await expect(heads.getByRole('link')).toHaveCount(4);
    await expect(heads.getByRole('link').first()).toBeInViewport();
    await heads
      .getByRole('button', { name: /^Add to cart/ })
      .nth(1)
      .click();
    await expect(page.getByText('Please choose a size first.')).toBeInViewport();
    await expect(page.getByRole('columnheader').nth(1).getByLabel('Size')).toBeFocused();
  });
});
