import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readPdf } from '#tests/build/read-pdf.ts';
import { expectContentAccessible, expectNoSidewaysScroll } from './checks.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

const trousers = goods.trousers.basePartNo;

test.beforeEach(({ context }) => asReturningVisitor(context));

test('R31 S10 a visitor without an account finds the declaration of a part number and saves it', async ({ page }) => {
  await page.addInitScript(
    'window.released = []; const revoke = URL.revokeObjectURL.bind(URL); URL.revokeObjectURL = (url) => { window.released.push(url); revoke(url); };',
  );
  await open(page, marketUrl('se', '/en/eudoc'));
  await expect(page.getByRole('heading', { level: 1, name: 'EU declarations of conformity' })).toBeVisible();

  await test.step('by its number', async () => {
    await page
      .getByRole('searchbox', { name: 'Article number or product name' })
      .fill(`${trousers.slice(0, 4)} ${trousers.slice(4)}`);
    await page.getByRole('searchbox', { name: 'Article number or product name' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/eudoc\?q=1120/);
    await expect(page.getByText('EN ISO 20471:2013+A1:2016').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectContentAccessible(page);
  });

  await test.step('and its file is saved with a name', async () => {
    await scriptsAreThere(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: /^Download PDF\b/ })
        .first()
        .click(),
    ]);
    expect(download.url()).toMatch(/^blob:/);
    expect(download.suggestedFilename()).toBe(`eu-declaration-${trousers}-en.pdf`);
    const { pages, text } = readPdf(await readFile(await download.path()));
    expect(pages).toBe(1);
    expect(text).toContain('EU declaration of conformity');
    await expect.poll(() => page.evaluate('window.released.length')).toBe(1);
  });
});

test('R31 several selected ones are one file, and an empty selection gets a message', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, marketUrl('se', '/en/eudoc?q=hi-vis'));
  const bundle = page.getByRole('button', { name: 'Download chosen as one PDF' });
  await bundle.click();
  await expect(page.getByRole('alert')).toContainText('Choose at least one product first.');
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check();
  const [download] = await Promise.all([page.waitForEvent('download'), bundle.click()]);
  expect(download.suggestedFilename()).toBe('eu-declarations-en.pdf');
  expect(readPdf(await readFile(await download.path())).pages).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R31 the page searches, reports numbers that it does not find, and links to the files', async ({ page }) => {
    await page.goto(marketUrl('se', '/sv/eudoc'));
    await page.getByRole('searchbox').fill('qqqqzz');
    await page.getByRole('button', { name: 'Sök', exact: true }).last().click();
    await expect(page.getByRole('heading', { name: /Inget hittades/ })).toBeVisible();
    await page.goto(marketUrl('se', '/sv/eudoc?q=varsel'));
    const bundle = page.getByRole('button', { name: 'Ladda ner valda som en PDF' });
    await bundle.click();
    await expect(page.getByRole('alert')).toContainText('Välj minst en produkt först.');
    await page.getByRole('checkbox').first().check();
    const [download] = await Promise.all([page.waitForEvent('download'), bundle.click()]);
    expect(download.suggestedFilename()).toBe('eu-declarations-sv.pdf');
  });
});

test('S01 a product’s page links to its declaration', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('se', goods.trousers.path));
  await page.getByText('Documents', { exact: true }).click();
  const link = page.getByRole('link', { name: /EU declaration of conformity/ });
  await expect(link).toHaveAttribute('href', `/api/document/documents/product/${trousers}/conformity?cultureCode=en`);
});
