import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findMarketByCode } from '#modules/market/find-market.ts';
import { expectAccessible, expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { fillCart } from './fill-cart.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, freshPassword, registerConsumer, signInAs, signInWith, staff } from './people.ts';
import { asReturningVisitor, open, post } from './visitor.ts';

const trousers = goods.trousers.path;

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^Cart/ });
const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true });

/** Chooses a size that is in stock. */
async function chooseSize(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Size' }).locator('label', { hasText: 'In stock' }).first().click();
}

async function fillQuickly(page: Page, market: string): Promise<void> {
  await open(page, marketUrl(market, trousers));
  await chooseSize(page);
  await addButton(page).click();
  await expect(miniCart(page)).toBeVisible();
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

test.beforeEach(({ context }) => asReturningVisitor(context));

test('B30 B31 the mini cart opens automatically, marks new rows for four seconds, and all tabs show the count', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const other = await context.newPage();
  await open(other, marketUrl('uk', '/en/all-products'));
  await page.clock.install();
  await open(page, marketUrl('uk', trousers));
  await addButton(page).click();
  await expect(page.getByText('Please choose a size first.').filter({ visible: true })).toBeVisible();
  await chooseSize(page);
  await page.getByLabel('Quantity', { exact: true }).fill('2');
  await page.clock.pauseAt(Date.now() + 60_000);
  await addButton(page).click();
  const row = miniCart(page).getByRole('listitem');
  // Time advances in short steps until the mark appears, so that it is at most one step old.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(row).toContainText('Just added', { timeout: 250 });
  }).toPass();
  await expect(row).toContainText('Qty 2');
  await page.clock.runFor(3900);
  await expect(row).toContainText('Just added');
  await page.clock.runFor(200);
  await expect(row).not.toContainText('Just added');
  await page.clock.resume();
  await expectAccessible(page, '[role=dialog]');
  await test.step('the other tab, and the next page', async () => {
    await expect(cartLink(other)).toContainText('2 items');
    await open(other, marketUrl('uk', '/en/all-products'));
    await expect(cartLink(other)).toContainText('2 items');
  });
  await test.step('a row is removed and restored', async () => {
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(miniCart(page).getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Qty 2');
    await miniCart(page).getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(miniCart(page)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('B30 a size is bought from a card', { tag: '@phone' }, async ({ page, isMobile }) => {
  await open(page, marketUrl('uk', '/en/all-products'));
  const card = page.locator('main article').first();
  if (!isMobile) await card.hover();
  await card.getByRole('link', { name: /to cart$/ }).click();
  const sizes = isMobile ? page.getByRole('dialog') : card.getByRole('group', { name: 'Choose a size' });
  await expect(sizes).toBeVisible();
  await expectNoSidewaysScroll(page);
  await sizes.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await expect(miniCart(page).getByRole('listitem')).toContainText('Just added');
  await expect(cartLink(page)).toContainText(/\d+ items?/);
});

test('a lost response is requested again and adds once, and so does a double press', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    let isLost = false;
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      if (isLost || !answer.url.endsWith('/cart-answers/add')) return answer;
      isLost = true;
      throw new TypeError('the connection broke');
    };
  });
  await open(page, marketUrl('uk', trousers));
  await chooseSize(page);
  await addButton(page).dblclick();
  await expect(page.getByRole('alert')).toContainText('the shop did not answer');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(miniCart(page).getByRole('listitem')).toContainText('Qty 1');
});

test('B13 B20 a cart filled before signing in is taken over, or merged by choice', async ({ page, context }) => {
  const email = `carts-${Date.now()}@home.example`;
  const signOut = () => context.clearCookies({ name: /^(?!Blk\.Cart\.Public$|yrke_(?:view|cart)$|Optanon)/ });
  const dialog = page.getByRole('dialog', { name: 'You have two carts' });
  const answer = async (choice: RegExp, count: number) => {
    expect(await signInWith(page, email, freshPassword)).toBe(302);
    await open(page, marketUrl('us', '/en'));
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cartLink(page)).toContainText(`${count} item`);
    await open(page, marketUrl('us', '/en'));
    await expect(cartLink(page)).toContainText(`${count} item`);
    await expect(dialog).toHaveCount(0);
    await signOut();
  };
  await registerConsumer(page, email);
  await signOut();
  await fillQuickly(page, 'us');
  await test.step('B13 taken over', async () => {
    expect(await signInWith(page, email, freshPassword)).toBe(302);
    await open(page, marketUrl('us', '/en'));
    await expect(cartLink(page)).toContainText('1 item');
    expect(await cookieOf(context, 'Blk.Cart.Public')).toBeUndefined();
    await signOut();
  });
  await fillQuickly(page, 'us');
  await test.step('B20 kept apart', () => answer(/^Keep/, 1));
  await test.step('B20 merged', () => answer(/^Merge/, 2));
  await fillQuickly(page, 'us');
  await test.step('B20 replaced', () => answer(/^Replace/, 1));
});

test('two questions come one after the other: how to merge two carts, then how to show prices', {
  tag: '@full',
}, async ({ page, context }) => {
  const item = goods.oneTrousers;
  await fillCart(page, 'uk', [item]);
  await signInAs(page, 'uk', consumers.british.signIn);
  await fillCart(page, 'uk', [item]);
  await context.clearCookies({ name: 'yrke_view' });
  await open(page, marketUrl('uk', '/en'));
  const carts = page.getByRole('dialog', { name: 'You have two carts' });
  const prices = page.getByRole('dialog', { name: 'How do you want to see prices?' });
  await expect(carts).toBeVisible();
  await expect(prices).toHaveCount(0);
  await carts.getByRole('button', { name: /^Keep/ }).click();
  await expect(carts).toHaveCount(0);
  await prices.getByRole('button', { name: /^Including VAT/ }).click();
  await expect(prices).toHaveCount(0);
  await expect(page.getByText('Prices incl. VAT').filter({ visible: true })).toBeVisible();
});

test('B30 B59 M51 a company fills its size table in one step, and its mini cart is switched on', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'uk', 'george.ashdown@harrowmere.example');
  await open(page, marketUrl('uk', trousers));
  const table = page.getByRole('region', { name: /All sizes and stock/ });
  const cells = table.getByRole('spinbutton', { disabled: false });
  for (const [place, quantity] of ['3', '1', '2'].entries()) await cells.nth(place).fill(quantity);
  await expect(table.getByText('6 items in 3 sizes')).toBeVisible();
  await table
    .getByRole('textbox', { name: /^Comment on/ })
    .first()
    .fill('Night shift');
  await expectContentAccessible(page);
  await table.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('6 items added to the cart')).toBeVisible();
  await expect(miniCart(page)).toHaveCount(0);
  await expect(cells.first()).toHaveValue('');
  await test.step('the list has the same fields', async () => {
    await open(page, marketUrl('uk', '/en/all-products?view=LIST'));
    const line = page.locator('main article').first();
    await line.getByRole('spinbutton', { disabled: false }).first().fill('1');
    await line.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(/added to the cart$/)).toBeVisible();
  });
  const market = String(findMarketByCode('uk')?.marketId);
  const switcher = await browser.newPage();
  await signInAs(switcher, 'uk', staff);
  await switcher.goto(marketUrl('uk', '/en'));
  const switchTo = (enabled: string) =>
    post(switcher, '/en/staff/flags', { key: 'useNewMinicartB2B', enabled, market });
  try {
    expect(await switchTo('true')).toBe(200);
    await open(page, marketUrl('uk', '/en'));
    await cartLink(page).click();
    await expect(miniCart(page).getByRole('listitem').first()).toBeVisible();
  } finally {
    await switchTo('false');
  }
  await open(page, marketUrl('uk', '/en'));
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is bought by a form, which keeps typed values after an error', async ({ page }) => {
    await page.goto(marketUrl('uk', trousers));
    await page.getByLabel('Quantity', { exact: true }).fill('3');
    await addButton(page).click();
    await expect(page.getByText('Please choose a size first.').filter({ visible: true })).toBeVisible();
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('3');
    const sizes = page.getByRole('radiogroup', { name: 'Size' }).locator('label');
    for (let place = 0; !/\/checkout/.test(page.url()) && place < (await sizes.count()); place += 1) {
      await sizes.nth(place).click();
      await addButton(page).click();
    }
    await expect(page).toHaveURL(/\/checkout\?added=/);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  });
});
