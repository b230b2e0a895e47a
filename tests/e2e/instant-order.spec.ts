import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

type Variant = { sku: string; ean: string };

const article = (page: Page, line: number) => page.getByRole('combobox', { name: `Article, line ${line}` });
const quantity = (page: Page, line: number) => page.getByRole('textbox', { name: `Quantity, line ${line}` });

/** Trousers of the demo world, by the beginning of their number. */
async function findVariants(page: Page): Promise<[Variant, Variant]> {
  const found = await page.evaluate(async () => {
    const answer = await fetch('/api/product/variants/simplesearch/11201520?pageSize=4');
    return ((await answer.json()) as { results: Variant[] }).results;
  });
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

  await test.step('a number that is begun is offered whole', async () => {
    await article(page, 1).pressSequentially(one.sku.slice(0, 8));
    await page.getByRole('option', { name: one.sku }).click();
    await expect(quantity(page, 1)).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(article(page, 2)).toBeFocused();
    await expect(page.getByText('Lines ready: 1')).toBeVisible();
  });
  await test.step('a code that is scanned again adds one', async () => {
    await page.keyboard.type(one.ean);
    await page.keyboard.press('Enter');
    await expect(quantity(page, 1)).toHaveValue('3');
  });
  await test.step('a list is taken over, and what is wrong in it says so', async () => {
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(`SKU;Qty\n${other.sku};two\nnonsense1;1`);
    await page.getByRole('button', { name: 'Put into the table' }).click();
    await expect(page.getByText('“two” is not a quantity. Please enter a number.')).toBeVisible();
    await expect(page.getByText('We do not know this article.')).toBeVisible();
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('nothing is lost by a reload, and what is good is bought', async () => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R22 a list is checked by the page itself and what is good is bought', async ({ page, context, request }) => {
    await asReturningVisitor(context);
    const url = `${process.env.E2E_BASE_URL}/api/product/variants/simplesearch/11201520?pageSize=1`;
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
