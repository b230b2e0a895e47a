import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

const trousers = goods.trousers.path;

const slides = (page: Page) => page.getByRole('list', { name: /^Pictures of/ });

/** The visible picture, from 1 on. */
const inSight = (page: Page) => slides(page).evaluate((row) => Math.round(row.scrollLeft / row.clientWidth) + 1);

/** The whole page is scanned once; parts that open later or are shown only to some visitors are scanned separately. */
async function expectPartAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('P111 P02 the pictures rotate by button and by key, have dots, and thumbnails from 576 pixels on', async ({
  page,
  isMobile,
}) => {
  const complaints = watchConsole(page);
  await open(page, marketUrl('uk', trousers));
  await scriptsAreThere(page);
  await page.getByRole('button', { name: 'Previous' }).first().click();
  await expect.poll(() => inSight(page)).toBe(4);
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect.poll(() => inSight(page)).toBe(1);
  await page.getByRole('button', { name: 'Go to 3' }).click();
  await expect.poll(() => inSight(page)).toBe(3);
  await slides(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => inSight(page)).toBe(2);
  if (!isMobile) {
    const thumb = page.getByRole('link', { name: 'Show picture 4' });
    await page.setViewportSize({ width: 575, height: 900 });
    await expect(thumb).toBeHidden();
    await page.setViewportSize({ width: 576, height: 900 });
    await expect(thumb).toBeVisible();
    // The selected picture is still visible.
    await expect.poll(() => inSight(page)).toBe(2);
    await thumb.click();
    await expect.poll(() => inSight(page)).toBe(4);
  }
  expect(complaints).toEqual([]);
});

test('a picture opens enlarged, can be zoomed, and switches to the next', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('uk', trousers));
  await scriptsAreThere(page);
  await page.getByRole('link', { name: /from the front.*enlarge the picture/ }).click();
  const dialog = page.getByRole('dialog', { name: /hi-vis trousers/ });
  await dialog.getByRole('button', { name: /^Zoom in/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Zoom out/ })).toBeVisible();
  await expectPartAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('2 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('P06 a colour is chosen by key and is part of the address', { tag: '@full' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await open(page, marketUrl('uk', trousers));
  await scriptsAreThere(page);
  await expect(page.getByText(/^Article number \w{12}$/)).toBeVisible();
  const colours = page.getByRole('radiogroup', { name: 'Colour' });
  const [first, second] = [colours.getByRole('radio').nth(0), colours.getByRole('radio').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-checked', 'true');
  const partNo = /colour=(\w{12})/.exec((await second.getAttribute('href')) ?? '')?.[1] ?? '';
  await expect(page).toHaveURL(marketUrl('uk', `${trousers}?colour=${partNo}`));
  await expect(page.getByText(`Article number ${partNo}`)).toBeVisible();
  await page.reload();
  await expect(second).toHaveAttribute('aria-checked', 'true');
  expect(complaints).toEqual([]);
});

test('P03 sizes show their stock, under either of their names', { tag: '@full' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await open(page, marketUrl('uk', trousers));
  await scriptsAreThere(page);
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes.getByText(/^In stock$|^Only \d+ left$|^Back /)).not.toHaveCount(0);
  await sizes.getByRole('radio', { name: /C50/ }).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Size C50: (In stock|Only \d+ left|Back |Out of stock)/)).toBeVisible();
  await expect(sizes.getByRole('radio').first()).toHaveAccessibleName(/^C44/);
  await page.getByRole('group', { name: 'How sizes are written' }).getByRole('button').last().click();
  await expect(sizes.getByRole('radio').first()).toHaveAccessibleName(/^W30\/L30/);
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('a buyer sees every size of every colour, in a table for each length that scrolls in its own frame', async ({
  page,
}) => {
  await signInAs(page, 'uk', 'tom.whitlock@harrowmere.example');
  await open(page, marketUrl('uk', trousers));
  await scriptsAreThere(page);
  const table = page.getByRole('table', { name: /^Stock of .*hi-vis trousers/ });
  await expect(table.getByRole('columnheader', { name: /^C50/ })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: /£/ })).not.toHaveCount(0);
  await expect(table.getByRole('cell', { name: /^\d+\+?$/ }).first()).toBeVisible();
  await expectPartAccessible(page, '[aria-labelledby=matrix-title]');
  await expectNoSidewaysScroll(page);

  await test.step('its heading and its sizes stay visible below the page header', async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const heading = page.locator('#matrix-title');
    await heading.evaluate((element) => element.scrollIntoView());
    const bar = page.getByRole('banner');
    const barEnds = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await topOf(heading)).toBeGreaterThanOrEqual(barEnds);
    const frame = page.getByRole('region', { name: /^Stock of .*hi-vis trousers/ }).first();
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    const sizes = frame.getByRole('columnheader', { name: /^C50/ });
    expect(await topOf(sizes)).toBeGreaterThanOrEqual(await topOf(frame));
  });
});

test('P57 a missing product has a friendly page with further links', { tag: '@full' }, async ({ page }) => {
  const answer = await open(page, marketUrl('uk', '/en/product/some-hi-vis-trousers'));
  expect(answer?.status()).toBe(404);
  await scriptsAreThere(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is no longer here');
  await expect(page.getByRole('navigation', { name: 'Perhaps look here' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('colours are links, and stock has its own page', { tag: '@full' }, async ({ page }) => {
    await page.goto(marketUrl('uk', trousers));
    const second = page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1);
    await second.click();
    await expect(page).toHaveURL(/\?colour=\w{12}$/);
    await expect(second).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('link', { name: 'Show stock for all sizes' }).click();
    await expect(page.getByRole('cell', { name: /^\d+\+?$/ }).first()).toBeVisible();
  });
});
