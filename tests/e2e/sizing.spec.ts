import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const trousers = goods.trousers.path;

test.beforeEach(({ context }) => asReturningVisitor(context));

const button = (page: Page) => page.getByRole('button', { name: 'Size guide' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Size guide' });

test('Z02 Z03 Z04 the size guide of a product: tabs, tables, a size found and chosen', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, marketUrl('uk', trousers));
  const dialog = dialogOf(page);

  await test.step('Z04 a spinner while it loads; closing returns the focus', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/product-answers/size-guide/**', async (route) => {
      await held;
      // The page may have aborted the request meanwhile.
      await route.continue().catch(() => {});
    });
    await button(page).click();
    await expect(dialog.getByRole('status')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button(page)).toBeFocused();
    release();
    await page.unroute('**/product-answers/size-guide/**');
  });

  await test.step('Z02 both tabs, selected with the arrow keys', async () => {
    await button(page).click();
    const first = dialog.getByRole('tab', { name: 'Product dimensions', exact: true });
    const second = dialog.getByRole('tab', { name: 'Body measurements', exact: true });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await second.click();
  });

  await test.step('Z03 another table', async () => {
    await expect(dialog.getByRole('rowheader', { name: 'C50', exact: true })).toBeVisible();
    await dialog.getByLabel('Select body measurements table').selectOption({ label: 'Men, Long leg' });
    await expect(dialog.getByRole('rowheader', { name: 'C150' })).toBeVisible();
    await dialog.getByText('Inches').click();
    await expect(dialog.getByRole('row', { name: /^C150/ })).toContainText('34.6');
    await dialog.getByText('Centimetres').click();
    await expectAccessible(page, '[role=dialog]');
  });

  await test.step('the found size is selected on the page', async () => {
    await dialog.getByRole('tab', { name: 'Find my size' }).click();
    await dialog.getByLabel('Waist').fill('92');
    await dialog.getByLabel('Hip').fill('104');
    await expect(dialog.getByText('Your size: C52')).toBeVisible();
    await expect(dialog.getByText('Waist 92 cm fits C52 (90–95 cm).')).toBeVisible();
    await expect(dialog.getByText('Hip 104 cm would allow C50 (102–106 cm).')).toBeVisible();
    await dialog.getByLabel('Hip').fill('two');
    await expect(dialog.getByText('Write a number, such as 92.')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Choose C52' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: /^C52/ })).toBeChecked();
  });
});

test('Z04 the size guide is preloaded before it is pressed', { tag: '@phone' }, async ({ page }) => {
  await open(page, marketUrl('uk', trousers));
  const loaded = page.waitForResponse(/size-guide-dialog/);
  await button(page).focus();
  expect((await loaded).status()).toBe(200);
});

test('Z08 without functional cookies the page says where to allow them', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('uk', trousers));
  await button(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Find my size' }).click();
  await dialog.getByLabel('Waist').fill('92');
  await dialog.getByRole('button', { name: 'Remember my measurements' }).click();
  await expect(dialog.getByText('Not kept: you have not allowed functional cookies.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
});

test('Z01 the dialog is full-screen up to 991 px, and large from 992 px on', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await open(page, marketUrl('uk', trousers));
  await button(page).click();
  const boxAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    return dialogOf(page).boundingBox();
  };
  await expect(dialogOf(page).getByRole('tablist')).toBeVisible();
  for (const width of [990, 991]) expect(await boxAt(width)).toEqual({ x: 0, y: 0, width, height: 800 });
  await test.step('large: the available width up to 1200 px, with a margin on all sides', async () => {
    const narrow = await boxAt(992);
    expect(narrow?.width).toBeGreaterThan(900);
    expect(narrow?.width).toBeLessThan(992);
    expect(narrow?.x).toBeGreaterThan(0);
    expect(narrow?.y).toBeGreaterThan(0);
    expect((await boxAt(1440))?.width).toBe(1200);
  });
});

test('Z05 the button is disabled after an error, and can be tried again in the dialog', async ({ page }) => {
  await open(page, marketUrl('uk', trousers));
  await page.route('**/product-answers/size-guide/**', (route) => route.abort());
  await button(page).click();
  await expect(dialogOf(page).getByText('The size guide could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
});

test('R18 the page of all size guides, in inches in markets that use them', async ({ page }) => {
  const answer = await open(page, marketUrl('us', '/en/sizeguide'));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Size guide', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Inches' })).toBeChecked();
  await page.getByLabel('Garment').selectOption({ label: 'Shoe sizes' });
  await page.getByLabel('Foot length').fill('10.4');
  await expect(page.getByText('Your size: 42')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Glove sizes' }).click();
  await expect(page.getByRole('table', { name: /^Glove sizes/ })).toBeVisible();
  await expectStillAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('R18 without scripts the form reloads the page', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(marketUrl('uk', '/en/sizeguide?guide=men-c&unit=cm&waist=92'));
  await expect(page.getByText('Your size: C52')).toBeVisible();
  await page.goto(marketUrl('uk', '/en/sizeguide?guide=men-c&unit=cm&waist=two'));
  await expect(page.getByLabel('Waist')).toHaveValue('two');
  await page.context().close();
});

test('Z08 the visitor’s sizes and measures are still there after a reload', async ({ page }) => {
  await signInAs(page, 'uk', consumers.british.signIn);
  await open(page, marketUrl('uk', '/en/mypages/account/sizes'));
  await page.getByLabel('Waist').fill('88');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Your measurements are saved.')).toBeVisible();
  await expect(page.getByText('Your measurements suggest C50.')).toBeVisible();
  await page.getByLabel("Men's trouser sizes", { exact: true }).selectOption('C50');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Your sizes are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Men's trouser sizes", { exact: true })).toHaveValue('C50');
  await expect(page.getByLabel('Waist')).toHaveValue('88');
  await expectStillAccessible(page);
  await open(page, marketUrl('uk', trousers));
  await expect(page.getByRole('radio', { name: /^C50.*Your size/ })).toBeVisible();
});
