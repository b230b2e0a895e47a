import { expect, test } from '@playwright/test';
import { chooseMethod, fillDetails, goOn, goToDetails, goToPayment, orderNumber, payWith } from './checkout.ts';
import { expectContentAccessible, expectFitsPhone, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { fillCart } from './fill-cart.ts';
import { oneShorts as shorts, oneTrousers as trousers } from './goods.ts';
import { findMail } from './mail.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

const robin = { email: 'robin.alder@home.example', firstName: 'Robin', lastName: 'Alder' };
const inLondon = { line1: '12 Alder Street', zip: 'SW1A 1AA', city: 'London' };
const inAustin = { line1: '12 Alder Street', zip: '73301', city: 'Austin' };

test.beforeEach(({ context }) => asReturningVisitor(context));

test('B76 Y06 a guest in the UK: a code, an address, a card with a bank check, a mail', {
  tag: '@phone',
}, async ({ page }) => {
  // Wider than a phone, and without a line break opportunity.
  const email = `robin.alder.of.the.night.shift.at.the.harbour.${Date.now()}@home.example`;
  await fillCart(page, 'uk', [trousers, shorts]);
  await open(page, marketUrl('uk', '/en/checkout'));
  await page.getByLabel('Discount code').fill('WORK10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The code has been added')).toBeVisible();
  await goOn(page);

  await test.step('missing fields are reported beside them, and typed values stay', async () => {
    await fillDetails(page, { ...robin, email });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: /Street and number/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  const complaints = watchConsole(page);
  await fillDetails(page, inLondon);
  await chooseMethod(page, /To your door/);
  await goToPayment(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).not.toContainText(/\d/);
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('Y06 to the bank and back', async () => {
    await payWith(page, 'challenge');
    await expect(page.getByRole('heading', { level: 1, name: 'Is it you who is paying?' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Approve' }).click();
  });
  const orderNo = await orderNumber(page);
  await expect(page.getByText(/Ten percent off/).first()).toBeVisible();
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await test.step('the cart is empty, and the mail links to the order', async () => {
    const mail = await findMail(email, `Your order ${orderNo}`);
    await page.context().clearCookies({ name: /^(?!Optanon|yrke_view)/ });
    await open(page, /https?:\/\/\S+\/status\/confirmed\S+/.exec(mail)?.[0] ?? '');
    expect(await orderNumber(page)).toBe(orderNo);
    await open(page, marketUrl('uk', '/en/checkout'));
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('Y06 a refused card keeps the cart: the next attempt is cancelled at the bank, the last one is paid', {
  tag: '@full',
}, async ({ page }) => {
  await goToDetails(page, 'uk');
  await fillDetails(page, { ...robin, ...inLondon });
  await chooseMethod(page, /To your door/);
  await goToPayment(page);
  await test.step('an error allows another attempt', async () => {
    await payWith(page, 'error');
    await expect(page.getByText(/nothing has been charged/)).toBeVisible();
  });
  await test.step('failure', async () => {
    await payWith(page, 'refuse');
    await expect(page.getByRole('heading', { level: 1, name: 'The payment was declined' })).toBeVisible();
    await expect(page).toHaveURL(/\/status\/failed\?/);
    await expect(page.getByRole('region', { name: 'Your cart' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Order number')).toBeHidden();
    await expectFitsPhone(page);
    await expectContentAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Street and number' })).toHaveValue(inLondon.line1);
  });
  await test.step('cancel', async () => {
    await goToPayment(page);
    await payWith(page, 'challenge');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The payment was cancelled' })).toBeVisible();
    await expect(page).toHaveURL(/\/status\/canceled\?/);
    await expectFitsPhone(page);
    await page.getByRole('main').getByRole('link', { name: 'Continue with the order' }).click();
  });
  await test.step('success', async () => {
    await goToPayment(page);
    await payWith(page, 'approve');
    await orderNumber(page);
  });
});

test('O88 a product that is out of stock is named: code 10', { tag: '@full' }, async ({ page }) => {
  await goToDetails(page, 'uk', [{ ...trousers, quantity: 5000 }]);
  await fillDetails(page, { ...robin, ...inLondon });
  await chooseMethod(page, /To your door/);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText(/hi-vis trousers/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
});

test('B76 a guest in the US pays sales tax, which depends on the address', { tag: '@full' }, async ({ page }) => {
  await goToDetails(page, 'us');
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('TaxTBD');
  await fillDetails(page, { ...robin, ...inAustin });
  await page.getByRole('combobox', { name: 'State' }).selectOption('TX');
  await chooseMethod(page, /To your door/);
  await expect(summary).toContainText(/Tax [1-9][\d.]*%\$[1-9]\d*\.\d\d/);
  const sums = (await summary.getByRole('term').allTextContents()).join();
  await goToPayment(page);
  await payWith(page, 'approve');
  await orderNumber(page);
  const ordered = page.getByRole('region', { name: 'What was ordered' });
  expect((await ordered.getByRole('term').allTextContents()).join()).toBe(sums);
  await expect(ordered).toContainText(/Tax [1-9][\d.]*%\$[1-9]\d*\.\d\d/);
});

test('R79 fields are on the left and totals on the right; a phone has one column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToDetails(page, 'uk');
  await expect(page.getByRole('navigation', { name: 'Steps to the order' }).getByText('Details')).toBeVisible();
  const asked = page.getByRole('textbox', { name: 'Email', exact: true });
  const sums = page.getByRole('main').getByRole('complementary');
  const [left, right] = [await asked.boundingBox(), await sums.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.evaluate(() => window.scrollBy(0, 500));
  await expect(sums).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sums).toBeHidden();
  await expect(asked).toBeVisible();
  await expectNoSidewaysScroll(page);
});
