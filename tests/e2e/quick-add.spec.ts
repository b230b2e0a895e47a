import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const fields = (page: Page) =>
  page.getByRole('dialog').getByRole('spinbutton', { name: /^Quantity of/, disabled: false });

test.beforeEach(({ context }) => asReturningVisitor(context));

test('three sizes are bought at once from a line of a list, by keyboard', { tag: '@phone' }, async ({ page }) => {
  await open(page, marketUrl('uk', '/en/all-products?view=LIST'));
  const line = page.locator('main article').filter({ has: page.getByRole('link', { name: /^Choose sizes/ }) });
  await line
    .first()
    .getByRole('link', { name: /^Choose sizes/ })
    .click();
  await expect(fields(page).first()).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await expectNoSidewaysScroll(page);
  await test.step('errors are shown at their size, and typed values stay', async () => {
    await page.keyboard.type('100000000');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
    await expect(fields(page).first()).toBeFocused();
    await expect(fields(page).nth(1)).toHaveValue('2');
    await expect(fields(page).nth(1)).not.toHaveAttribute('aria-invalid');
  });
  await fields(page).first().selectText();
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('3');
  const sent = page.waitForRequest(/cart-answers\/add$/);
  await page.keyboard.press('Enter');
  expect(
    [...new URLSearchParams((await sent).postData() ?? '').keys()].filter((key) => key.startsWith('q.')).length,
  ).toBeGreaterThan(2);
  await expect(page.getByRole('dialog', { name: /^Cart/ }).getByText('Just added')).toHaveCount(3);
});

test('a card opens all sizes for a buyer of a company; a line has its fields', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'uk', 'george.ashdown@harrowmere.example');
  await open(page, marketUrl('uk', '/en/all-products'));
  const card = page.locator('main article').filter({ has: page.getByRole('link', { name: /to cart$/ }) });
  await card.first().hover();
  await card
    .first()
    .getByRole('link', { name: /to cart$/ })
    .click();
  await expect(fields(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.first().getByRole('link', { name: /to cart$/ })).toBeFocused();
  await open(page, marketUrl('uk', '/en/all-products?view=LIST'));
  const line = page.locator('main article').filter({ has: page.getByRole('spinbutton', { name: /size L$/ }) });
  const own = line.first().getByRole('spinbutton', { disabled: false });
  await own.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(own.nth(1)).toBeFocused();
});

test('P38 lines are compact for a buyer of a company: all sizes in one line, with minimum height', {
  tag: '@full',
}, async ({ page }) => {
  await signInAs(page, 'uk', 'george.ashdown@harrowmere.example');
  await open(page, marketUrl('uk', '/en/all-products?view=LIST'));
  const lines = page.locator('main article');
  await expect(lines.getByRole('spinbutton').first()).toBeVisible();
  const sizes = await lines.getByRole('list', { name: /^Sizes and stock/ }).evaluateAll((lists) =>
    lists.map((list) => ({
      rows: new Set([...list.children].map((size) => size.getBoundingClientRect().top)).size,
      end: list.getBoundingClientRect().bottom - (list.closest('article')?.getBoundingClientRect().top ?? 0),
    })),
  );
  expect(new Set(sizes.map(({ rows }) => rows))).toEqual(new Set([1]));
  // Journeys load no pictures, so the line is as high as the alternative text.
  expect(Math.max(...sizes.map(({ end }) => end))).toBeLessThan(105);
  await expectAccessible(page, 'main li:nth-child(2) > article');
  await expectNoSidewaysScroll(page);
});

test('without scripts all sizes have a page that keeps typed values', { tag: '@full' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await asReturningVisitor(page.context());
  await page.goto(marketUrl('uk', '/en/all-products?view=LIST'));
  await page
    .getByRole('link', { name: /^Choose sizes/ })
    .first()
    .click();
  const field = page.getByRole('spinbutton', { disabled: false });
  await field.first().fill('-1');
  await field.nth(1).fill('2');
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(field.first()).toHaveAttribute('aria-invalid', 'true');
  await expect(field.first()).toHaveValue('-1');
  await field.first().fill('1');
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page).toHaveURL(/\/en\/checkout\?added=/);
  await page.context().close();
});
