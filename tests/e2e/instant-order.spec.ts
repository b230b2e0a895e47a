import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

type Variant = { sku: string; ean: string };

const article = (page: Page, line: number) => page.getByRole('combobox', { name: `Article, line ${line}` });
const quantity = (page: Page, line: number) => page.getByRole('textbox', { name: `Quantity, line ${line}` });

/** Trousers of the demo world, by the beginning of their number. */
async function findVariants(page: Page): Promise<[Variant, Variant]> {
  const found = await page.evaluate(async (number) => {
    const answer = await fetch(`/api/product/variants/simplesearch/${number}?pageSize=4`);
    return ((await answer.json()) as { results: Variant[] }).results;
  }, trousers.basePartNo);
  const [one, , other] = found;
  if (!one || !other) throw new Error('the demo world has no such trousers');
  return [one, other];
}

test('R22 P71 B59 lines are typed, scanned and pasted, corrected in place and bought in one step', {
  tag: '@phone',
}, async ({ page, context }) => {
  await asReturningVisitor(context);
  const complaints = watchConsole(page);
  await open(page, marketUrl('se', '/en/instantorder'));
  const [one, other] = await findVariants(page);

  await test.step('a partial number gets suggestions', async () => {
    await article(page, 1).pressSequentially(one.sku.slice(0, 8));
    await page.getByRole('option', { name: one.sku }).click();
    await expect(quantity(page, 1)).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(article(page, 2)).toBeFocused();
    await expect(page.getByText('Lines ready: 1')).toBeVisible();
  });
  await test.step('a repeated scan adds one', async () => {
    await page.keyboard.type(one.ean);
    await page.keyboard.press('Enter');
    await expect(quantity(page, 1)).toHaveValue('3');
  });
  await test.step('a list is pasted, and its errors are marked', async () => {
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(`SKU;Qty\n${other.sku};two\nnonsense1;1`);
    await page.getByRole('button', { name: 'Put into the table' }).click();
    await expect(page.getByText('“two” is not a quantity. Please enter a number.')).toBeVisible();
    await expect(page.getByText('We do not know this article.')).toBeVisible();
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('a reload keeps all lines, and valid ones are bought', async () => {
    await page.reload();
    await scriptsAreThere(page);
    await expect(article(page, 2)).toHaveValue(other.sku);
    await quantity(page, 2).fill('1');
    await page.getByRole('button', { name: 'Check lines' }).click();
    await page.getByRole('button', { name: 'Add to cart (2)' }).click();
    await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(article(page, 1)).toHaveValue('nonsense1');
    await expect(article(page, 2)).toHaveValue('');
  });
  expect(complaints).toEqual([]);
});

const paste = (page: Page, text: string) => page.getByRole('textbox', { name: 'Paste a list' }).fill(text);
const take = (page: Page) => page.getByRole('button', { name: 'Put into the table' }).click();

test('R22 the result of a pasted list is visible, and typed values stay', { tag: ['@phone', '@full'] }, async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await open(page, marketUrl('se', '/en/instantorder'));
  const [one, other] = await findVariants(page);
  const place = () => article(page, 1).boundingBox();
  const empty = await place();

  await test.step('a list that is too long, a file that is too large or empty: the message is beside the button', async () => {
    await paste(page, Array.from({ length: 501 }, () => `${one.sku} 1`).join('\n'));
    await take(page);
    await expect(page.getByText('The list has 501 lines.')).toBeInViewport();
    await paste(page, '');
    const file = page.getByLabel('Upload a file');
    await file.setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_000, 'a') });
    await take(page);
    await expect(page.getByText('The file is larger than 1 MB')).toBeInViewport();
    await file.setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('\n \n') });
    await take(page);
    await expect(page.getByText('There are no lines in this file.')).toBeInViewport();
    await file.setInputFiles([]);
  });
  await test.step('after a list, the first invalid line has the focus', async () => {
    await paste(page, `${one.sku} 2\n${trousers.basePartNo} 3`);
    await take(page);
    await expect(article(page, 2)).toBeFocused();
    await expect(article(page, 2)).toBeInViewport();
    await expect(article(page, 2)).toHaveValue(trousers.basePartNo);
    expect((await place())?.x).toBe(empty?.x);
  });
  await test.step('the quantity stays when a colour and a size are chosen', async () => {
    const choices = page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /^(?!Remove)/ });
    await choices.last().click();
    await expect(article(page, 2)).toHaveValue(new RegExp(`^${trousers.basePartNo}\\w{4}$`));
    await choices.last().click();
    await expect(article(page, 2)).toHaveValue(new RegExp(`^${trousers.basePartNo}\\w{5,}$`));
    await expect(quantity(page, 2)).toHaveValue('3');
  });
  await test.step('when two lines are merged, the focus moves to the remaining one', async () => {
    await article(page, 3).fill(one.sku);
    await quantity(page, 3).focus();
    await quantity(page, 3).evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
    await expect(quantity(page, 1)).toHaveValue('3');
    await expect(quantity(page, 1)).toBeFocused();
  });
  await test.step('the bar at the bottom leaves room for the lines', async () => {
    const bar = await page
      .getByRole('button', { name: 'Check lines' })
      .evaluate((button) => button.closest('.sticky')?.clientHeight);
    expect(bar).toBeLessThan(110);
  });
  await test.step('lines of the list are bought together with the table', async () => {
    await paste(page, `${other.sku} 4`);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    const cart = page.getByRole('dialog', { name: /^Cart/ });
    await expect(cart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(article(page, 1)).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Paste a list' })).toHaveValue('');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R22 a list is checked by the page itself and its valid lines are bought', { tag: '@full' }, async ({
    page,
    context,
    request,
  }) => {
    await asReturningVisitor(context);
    const url = `${process.env.E2E_BASE_URL}/api/product/variants/simplesearch/${trousers.basePartNo}?pageSize=1`;
    const { results } = (await (await request.get(url)).json()) as { results: Variant[] };
    await page.goto(marketUrl('se', '/en/instantorder'));
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(`${results[0]?.sku} 2\nnonsense1 1`);
    await page.getByRole('button', { name: 'Put into the table' }).click();
    await expect(page.getByText('We do not know this article.')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart (1)' }).click();
    await expect(page.getByText('Lines added to the cart: 1')).toBeVisible();
    await expect(article(page, 1)).toHaveValue('nonsense1 1');
  });
});
