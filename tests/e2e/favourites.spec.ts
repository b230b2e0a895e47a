import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectFitsPhone, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { fillSignIn } from './portal.ts';
import { asReturningVisitor, open, post } from './visitor.ts';

const list = marketUrl('uk', '/en/all-products');
const favourites = (market: string, query = '') => marketUrl(market, `/en/MyFavorites${query}`);
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const inHeader = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Favourites ${count} favourite` })).toBeVisible();

/** The requested part numbers of each call. */
function watchCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/product/products') calls.push(searchParams);
  });
  return calls;
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('R35 W02 W03 hearts fill in all tabs, and only new products are requested', async ({ page, context }) => {
  const complaints = watchConsole(page);
  await open(page, list);
  for (const at of [0, 1]) await hearts(page).nth(at).click();
  await inHeader(page, 2);
  const other = await context.newPage();
  const calls = watchCalls(other);
  await open(other, favourites('uk'));
  await expect(cards(other)).toHaveCount(2);
  await test.step('W05 one request has both skus and the page size', async () =>
    expect(calls.map((call) => [call.getAll('Sku').length, call.get('PageSize')])).toEqual([[2, '1000']]));
  const third = await context.newPage();
  await open(third, list);
  await expect(hearts(third).nth(2)).toHaveAttribute('aria-pressed', 'false');
  await hearts(page).nth(2).click();
  await expect(hearts(third).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(other)).toHaveCount(3);
  expect(calls.slice(1).map((call) => call.getAll('Sku').length)).toEqual([1]);
  await expectContentAccessible(other);
  await test.step('one is removed and restored, without a request', async () => {
    const name = await cards(other).first().getByRole('heading').innerText();
    await other.getByRole('button', { name: `Remove ${name} from the list` }).click();
    await expect(cards(other)).toHaveCount(2);
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(other)).toHaveCount(3);
    await other.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    const names = await cards(other).getByRole('heading').allInnerTexts();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(calls).toHaveLength(2);
  });
  expect(complaints).toEqual([]);
});

test('W04 if the products cannot be loaded none are shown, and the stored list stays', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await open(page, list);
  await hearts(page).first().click();
  await inHeader(page, 1);
  await page.route('**/api/product/products?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, favourites('uk'));
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await expect(cards(page)).toHaveCount(0);
  await inHeader(page, 1);
  await page.unroute('**/api/product/products?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('W01 each company has its own favourites, and the account keeps them', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('se', '/en/all-products'));
  await hearts(page).first().click();
  await test.step('a guest’s favourites are copied to the account', async () => {
    await open(page, marketUrl('se', '/login?lang=en&returnTo=/en/myfavorites'));
    await fillSignIn(page, 'marta.granlund@alvkulla.example');
    await page.getByRole('list', { name: 'Your companies' }).getByRole('button', { name: 'Älvkulla Bygg AB' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favourite_changes'))))
      .toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await open(page, favourites('se'));
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step('another company has none, and the first still has one', async () => {
    await post(page, '/auth/company', { companyId: '1002', returnTo: '/en' });
    await open(page, favourites('se'));
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await post(page, '/auth/company', { companyId: '1001', returnTo: '/en' });
    await open(page, favourites('se'));
    await expect(cards(page)).toHaveCount(1);
  });
});

test('a business buyer creates a list, shares it within the company, and buys all of it', async ({ page, browser }) => {
  const winter = `Winter ${Date.now()}`;
  await open(page, marketUrl('uk', '/en/about'));
  await signInAs(page, 'uk', 'priya.nairn@harrowmere.example');
  await open(page, list);
  const [partNo] = /[A-Z0-9]{12}/.exec(await cards(page).first().innerText()) ?? [];
  // Another device of the same person: the same favourite is stored once.
  const kept = await page.evaluate(async (number) => {
    const body = JSON.stringify({ changes: [{ partNo: number }] });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/customer/favourites/default/items', { method: 'PUT', body, headers })).status;
  }, partNo);
  expect(kept).toBe(200);
  await open(page, favourites('uk'));
  await expect(cards(page)).toHaveCount(1);
  await test.step('a list is created, filled, shared', async () => {
    await page.getByText('New list', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill(winter);
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: winter })).toBeVisible();
    await page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: 'Favourites' }).click();
    await page.getByRole('button', { name: /^Copy or move/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'To list' }).selectOption({ label: winter });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText(`Copied to “${winter}”.`)).toBeVisible();
    await page.getByRole('link', { name: winter }).click();
    await expect(page.getByRole('heading', { level: 1, name: winter })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.getByText('Share with colleagues').click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expectContentAccessible(page);
    await expectFitsPhone(page);
  });
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await test.step('a colleague opens it; another company does not find it', async () => {
    const statusFor = async (person: string | undefined) => {
      const context = await browser.newContext();
      const visitor = await context.newPage();
      if (person !== undefined) await signInAs(visitor, 'uk', person);
      const answer = await visitor.goto(link);
      if (answer?.status() === 200) await expect(cards(visitor)).toHaveCount(1);
      await context.close();
      return answer?.status();
    };
    expect(await statusFor('tom.whitlock@harrowmere.example')).toBe(200);
    expect(await statusFor('isla.thornbury@otterby.example')).toBe(404);
  });
  await test.step('a guest must sign in first', async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest).toHaveURL(/\/login\?/);
    await guest.context().close();
  });
  await test.step('it is bought in one step once its size is chosen', async () => {
    const size = cards(page).locator('..').locator('..').getByRole('combobox');
    if ((await size.count()) > 0) {
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page.getByText('a size must be chosen first')).toBeVisible();
      await size.selectOption({ index: 2 });
      await expect(size).not.toHaveValue('');
    }
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText(/items? added to the cart/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add all to cart once more' })).toBeVisible();
  });
  await test.step('it is deleted and restored', async () => {
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByText(`The list “${winter}” was deleted.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: winter })).toBeVisible();
  });
});

test('if browser storage is blocked, pages work, and hearts and compare buttons show a message', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, favourites('uk'));
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await open(page, list);
  await hearts(page).first().click();
  await expect(page.getByText('Your browser does not let the shop keep favourites.')).toBeVisible();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  await expect(page.getByText('Your browser does not let the shop keep a comparison.')).toBeVisible();
  await open(page, marketUrl('uk', (await cards(page).first().locator('h2 a').getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a business buyer adds a product to a new list from the product page', { tag: '@full' }, async ({ page }) => {
  const summer = `Summer ${Date.now()}`;
  await open(page, marketUrl('uk', '/en/about'));
  await signInAs(page, 'uk', 'priya.nairn@harrowmere.example');
  await open(page, list);
  await open(page, marketUrl('uk', (await cards(page).nth(1).locator('h2 a').getAttribute('href')) ?? ''));
  await page.getByRole('button', { name: 'Save to a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New list' }).fill(summer);
  await dialog.getByRole('button', { name: 'Create and save' }).click();
  await expect(page.getByText(`Saved to “${summer}”.`)).toBeVisible();
  await page.getByRole('button', { name: 'Save to a list' }).click();
  await expect(dialog.getByRole('button', { name: summer })).toBeVisible();
});
