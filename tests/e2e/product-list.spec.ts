import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const men = marketUrl('uk', '/en/all-products/men/tops-and-jackets');

const productCount = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').allInnerTexts()).join(' '), 10);

test.beforeEach(({ context }) => asReturningVisitor(context));

test('R26 P41 P42 filters apply at once, are in the address, and clear to the gender of the section', async ({
  page,
  isMobile,
}) => {
  await open(page, `${men}?page=2`);
  const all = await productCount(page);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('form', { name: 'Filters' });
  const black = filters.getByRole('checkbox', { name: /^Black/ });
  await black.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/OrFilters=ParametricList%2C\d+/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(black).toBeFocused();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  if (isMobile) {
    await expectStillAccessible(page);
    await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  }
  await page.reload();
  await scriptsAreThere(page);
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link', { name: 'Remove Black' })).toBeVisible();
  await chosen.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/OrFilters/);
  await expect.poll(() => productCount(page)).toBe(all);
  await page.goBack();
  await expect(chosen.getByRole('link', { name: 'Remove Black' })).toBeVisible();
  if (isMobile) return;
  await expect(filters.getByRole('checkbox', { name: 'Men' })).toBeChecked();
});

test('P22 P23 P37 sort order and view are chosen; the grid clears the search, the list keeps it', async ({ page }) => {
  const complaints = watchConsole(page);
  await open(page, marketUrl('uk', '/en/all-products?query=vest'));
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveValue('');
  const offered = await sort.getByRole('option').allInnerTexts();
  expect(offered).not.toContain('Rating');
  expect(offered).not.toContain('Popularity');
  await sort.selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=LowestPrice%2Casc/);
  await page.getByRole('link', { name: 'Show as list' }).click();
  await expect(page).toHaveURL(/query=vest.*view=LIST/);
  await expect(
    cards(page)
      .first()
      .getByRole('list', { name: /^Sizes and stock/ }),
  ).toContainText(/in stock|Next delivery/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Show as grid' }).click();
  await expect(page).not.toHaveURL(/query=/);
  await expect(page.locator('input[name=query]').first()).toHaveValue('');
  await expect(cards(page)).toHaveCount(15);
  expect(complaints).toEqual([]);
});

test('P36 a price range is not reordered during typing', { tag: '@full' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same fields in a sheet');
  await page.clock.install();
  await open(page, marketUrl('uk', '/en/all-products?filters=price,50,999999'));
  const form = page.getByRole('form', { name: 'Filters' });
  const [from, to] = [form.getByRole('spinbutton', { name: /^From/ }), form.getByRole('spinbutton', { name: /^To/ })];
  await test.step('a partial amount below the other end waits', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await to.focus();
    await page.keyboard.type('9');
    await page.clock.fastForward(5000);
    await page.keyboard.type('9');
    await expect(page).toHaveURL(/price%2C50%2C99(?:&|$)/);
    expect(asked.filter((url) => url.includes('price%2C9%2C50'))).toEqual([]);
    await expect(from).toHaveValue('50');
  });
  await test.step('also while both ends are being changed', async () => {
    await from.fill('150');
    await page.keyboard.press('Tab');
    await expect(to).toBeFocused();
    await to.fill('250');
    await expect(page).toHaveURL(/price%2C150%2C250(?:&|$)/);
  });
  await test.step('Enter, or leaving both fields, applies the range', async () => {
    await to.fill('20');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/price%2C20%2C150(?:&|$)/);
    await expect(from).toHaveValue('20');
    await expect(to).toHaveValue('150');
    await to.fill('5');
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await expect(page).toHaveURL(/price%2C5%2C20(?:&|$)/);
    await expect(from).toHaveValue('5');
    await expect(to).toHaveValue('20');
  });
});

test.describe('during a request', () => {
  /** Holds list requests until the returned function is called. */
  const holdAnswers = async (page: Page) => {
    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/*.data?*', async (route) => {
      await held;
      await route.continue();
    });
    return letPass;
  };
  test.skip(({ isMobile }) => isMobile, 'the same in a sheet');

  test('P43 a filter value is ticked as soon as it is pressed', { tag: '@full' }, async ({ page }) => {
    await open(page, marketUrl('uk', '/en/all-products'));
    const letPass = await holdAnswers(page);
    const black = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^Black/ });
    const press = (box: unknown) => {
      const field = box as { click: () => void; checked: boolean };
      field.click();
      return field.checked;
    };
    expect(await black.evaluate(press)).toBe(true);
    letPass();
    await expect(page).toHaveURL(/OrFilters/);
    await expect(black).toBeChecked();
  });

  test('P40 heading and count are of the same list', { tag: '@full' }, async ({ page }) => {
    await open(page, marketUrl('uk', '/en/all-products'));
    const letPass = await holdAnswers(page);
    const box = page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
    await box.fill('vest');
    await box.press('Enter');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
    letPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “vest”');
  });
});

test('the search box suggests during typing, and works with the keyboard', async ({ page, isMobile }) => {
  await open(page, marketUrl('uk', '/en'));
  if (isMobile) await page.locator('summary', { hasText: 'Search the shop' }).click();
  const box = page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
  await box.fill('jack');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/en\/all-products\?query=jack/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “jack”');
});

test('R65 a visitor who returns to a list is at the same place, with the colour swatches and the next page', async ({
  page,
}) => {
  await open(page, marketUrl('uk', '/en/all-products'));
  const card = cards(page)
    .filter({ has: page.getByRole('list', { name: /^Colours of/ }) })
    .first();
  const front = await card.getByRole('img').first().getAttribute('src');
  await card
    .getByRole('list', { name: /^Colours of/ })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(card.getByRole('img').first()).not.toHaveAttribute('src', front ?? '');
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?colour=/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(500);
});

test('P105 a list that cannot be loaded shows an error and a retry button', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('uk', '/en/all-products'));
  await page.route('**/*.data?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Show as list' }).click();
  await expect(page.getByRole('heading', { name: 'The products could not be fetched' })).toBeVisible();
  await page.unroute('**/*.data?*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('P49 P50 a company’s agreed assortment is first in the menu, and for some people the only one', {
  tag: '@full',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same menu in another shape');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const panels = categories.locator('summary');
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  await open(page, marketUrl('se', '/en/all-products'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
  await expect(panels.filter({ hasText: 'Women' })).toHaveCount(1);
  await expect(categories.getByRole('link', { name: 'Pre-order' })).toHaveAttribute('href', /context=PreOrder$/);
  await panels.filter({ hasText: 'Agreed assortment' }).click();
  await categories.getByRole('link', { name: 'All in Agreed assortment' }).click();
  await expect(page).toHaveURL(/context=Agreement/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agreed assortment');
  await expect(cards(page).first()).toBeVisible();
  await page.context().clearCookies();
  await asReturningVisitor(page.context());
  await signInAs(page, 'no', 'torbjorn.lunde@skarvoy.example');
  await open(page, marketUrl('no', '/en'));
  await expect(panels).toHaveText(['Agreed assortment']);
  const tiles = page.getByRole('main').locator('a[href*="/all-products/"]');
  await tiles.first().click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one form filters the list, and another searches', async ({ page, isMobile }) => {
    await page.goto(men);
    const form = page.getByRole('form', { name: 'Filters' });
    const offered = await form.getByRole('checkbox').count();
    await form.locator('> details:not([open]) > summary').last().click();
    await form.getByRole('link', { name: /^Show all \d+ values$/ }).click();
    await expect(page).toHaveURL(/[?&]values=\w+$/);
    await expect.poll(() => form.getByRole('checkbox').count()).toBeGreaterThan(offered);
    await form.getByRole('checkbox', { name: /^Black/ }).check();
    await form.getByRole('spinbutton', { name: /^From/ }).fill('50');
    await form.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/OrFilters=ParametricList%2C\d+.*filters=price%2C50%2C999999/);
    await expect(page.getByRole('link', { name: 'Remove Black' })).toBeVisible();
    if (isMobile) await page.locator('summary', { hasText: 'Search the shop' }).click();
    await page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true }).fill('vest');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “vest”');
  });
});

test('a list loads without layout shifts and without overflow', async ({ page }) => {
  await page.addInitScript(
    "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });",
  );
  await open(page, marketUrl('de', '/de/alle-produkte'));
  expect(await page.evaluate('window.shift')).toBeLessThan(0.05);
  await expectNoSidewaysScroll(page);
  await expectStillAccessible(page);
});
