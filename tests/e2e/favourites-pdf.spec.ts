import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '#tests/build/read-pdf.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

const pdfPath = '/api/document/documents/favourites/pdf';
const contentCalls = [
  '/api/content/employees/department?slug=PDF',
  '/api/content/general/favorites/covers',
  '/api/content/general/favorites/pages',
];
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'PDF of your favourites' });

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png };

async function keepTwo(page: Page): Promise<void> {
  await open(page, marketUrl('uk', '/en/all-products'));
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite: / });
  for (const at of [0, 1]) await hearts.nth(at).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites 2 favourite' })).toBeVisible();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a PDF' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('W06 W08 S02 favourites become a PDF with cover, logos and contact', async ({ page }) => {
  const complaints = watchConsole(page);
  // Playwright cannot read a form with files, so the page records it.
  await page.addInitScript(
    'window.sent = []; const ask = window.fetch; window.fetch = (url, init) => { if (init?.body instanceof FormData) window.sent.push([...init.body.keys()]); return ask(url, init); };',
  );
  await keepTwo(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('lang');
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    if (pathname.startsWith('/api/content/')) asked.push(`${pathname}${query}`);
  });
  await test.step('W06 W07 opening the page loads pages, covers and contacts', async () => {
    await open(page, marketUrl('uk', '/en/MyFavorites'));
    await expect.poll(() => asked.toSorted()).toEqual(contentCalls);
  });
  await openDialog(page);
  const dialog = dialogOf(page);
  const make = async () => {
    const answered = page.waitForResponse((response) => response.url().includes(pdfPath));
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Make PDF' }).click();
    const answer = await answered;
    const pdf = readPdf(await readFile(await (await saved).path()));
    await expect(dialog.getByText('The PDF is ready')).toBeVisible();
    return { fetched: answer.headers()['document-pictures-fetched'], pdf };
  };
  await test.step('W08 pages, cover, contact and both logos are chosen and shown', async () => {
    await dialog.getByRole('textbox', { name: 'Title on the cover' }).fill('Winter crew');
    await dialog.getByRole('radio', { name: /building site at dawn/ }).check();
    await expect(dialog.getByRole('radio')).toHaveCount(6);
    await dialog.getByRole('checkbox', { name: 'Size and care' }).check();
    await dialog.getByRole('combobox', { name: 'Contact person' }).selectOption({ index: 1 });
    for (const name of ['Retailer logo', 'Customer logo']) await dialog.getByLabel(name).setInputFiles(logo);
    for (const name of ['retailer', 'customer'])
      await expect(dialog.getByRole('img', { name: `Preview of the ${name} logo` })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await expectNoSidewaysScroll(page);
  });
  await test.step('S02 the form sends Document, logos and Token, and the file contains them', async () => {
    const { fetched, pdf } = await make();
    expect(fetched).toBe('2');
    expect(pdf.lines).toEqual(expect.arrayContaining(['Winter crew', 'Size and care', 'Your contact']));
    expect(pdf.text).toContain('Harriet Wrenfield');
    expect(await page.evaluate('window.sent')).toEqual([['Document', 'RetailerLogo', 'CustomerLogo', 'Token']]);
  });
  await test.step('W08 W09 cleared logos are not sent, and a second copy fetches no picture again', async () => {
    for (const name of ['retailer', 'customer'])
      await dialog.getByRole('button', { name: `Remove ${name} logo` }).click();
    await expect(dialog.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
    const { fetched, pdf } = await make();
    expect(fetched).toBe('0');
    expect(pdf.lines).toContain('Winter crew');
    expect(await page.evaluate('window.sent[1]')).toEqual(['Document', 'Token']);
  });
  expect(complaints).toEqual([]);
});

test('W11 W12 each part that cannot be loaded has its own message, and selections stay', async ({ page }) => {
  await keepTwo(page);
  const fail = (title: string) => ({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title }),
  });
  await page.route('**/general/favorites/covers*', (route) => route.fulfill(fail('The covers are being hung anew')));
  await page.route('**/general/favorites/pages*', (route) => route.fulfill(fail('The pages are at the printer’s')));
  await page.route('**/employees/department*', (route) => route.fulfill(fail('Nobody is here')));
  await open(page, marketUrl('uk', '/en/MyFavorites'));
  await openDialog(page);
  const alerts = dialogOf(page).getByRole('alert');
  await expect(alerts.filter({ hasText: 'The covers are being hung anew' })).toBeVisible();
  const noPages = alerts.filter({ hasText: 'The pages are at the printer’s' });
  await expect(noPages).toBeVisible();
  await page.unroute('**/general/favorites/pages*');
  await noPages.getByRole('button', { name: 'Try again' }).click();
  await expect(noPages).toHaveCount(0);
  await expect(alerts.filter({ hasText: 'The covers are being hung anew' })).toBeVisible();
  await expect(alerts.getByText('Could not fetch Yrke employees', { exact: true })).toBeVisible();
  await test.step('a failed PDF leaves everything unchanged', async () => {
    await page.route(`**${pdfPath}*`, (route) => route.fulfill(fail('The press is broken')));
    await dialogOf(page).getByRole('textbox', { name: 'Title on the cover' }).fill('Winter crew');
    await dialogOf(page).getByRole('checkbox', { name: 'About Yrke' }).check();
    await dialogOf(page).getByLabel('Customer logo').setInputFiles(logo);
    await dialogOf(page).getByRole('button', { name: 'Make PDF' }).click();
    await expect(alerts.filter({ hasText: 'The press is broken' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await openDialog(page);
    await expect(dialogOf(page).getByRole('textbox', { name: 'Title on the cover' })).toHaveValue('Winter crew');
    await expect(dialogOf(page).getByRole('checkbox', { name: 'About Yrke' })).toBeChecked();
    await expect(dialogOf(page).getByRole('img', { name: 'Preview of the customer logo' })).toBeVisible();
  });
  await test.step('a retry loads them', async () => {
    await page.unrouteAll();
    await alerts.getByRole('button', { name: 'Try again' }).first().click();
    await expect(dialogOf(page).getByRole('radio')).toHaveCount(6);
    await expect(dialogOf(page).getByRole('combobox', { name: 'Contact person' })).toBeVisible();
  });
});
