import { expect, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { chooseMethod, goToDetails, goToPayment, orderNumber, payWith } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll } from './checks.ts';
import { oneShorts as shorts, oneTrousers as trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('Q22 B76 one shop for private people and for companies', { tag: '@phone' }, async ({ page }) => {
  await test.step('a consumer in Sweden sees prices with VAT, collects at a service point and pays by card', async () => {
    const { market, signIn, name } = consumers.swedish;
    await signInAs(page, market, signIn);
    await goToDetails(page, market);
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(name.split(' ')[1] ?? '');
    await chooseMethod(page, /service point/i);
    const points = page.getByRole('group', { name: 'Choose a service point' });
    await points.getByRole('radio').first().check({ force: true });
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('0701740605');
    await expect(page.getByRole('radio', { name: /On account/ })).toHaveCount(0);
    await goToPayment(page);
    await payWith(page, 'approve');
    await orderNumber(page);
    await expect(page.getByText('You get a message when the parcel can be collected.')).toBeVisible();
  });
  await test.step('a company in Germany orders on account in three steps, and pays nothing now', async () => {
    await signInAs(page, 'de', 'birgit.ahlersdorf@moorbruecken.example');
    await goToDetails(page, 'de', [trousers, shorts]);
    await expect(page.getByRole('radio', { name: /On account/ })).toBeChecked();
    await chooseMethod(page, /Company parcel/);
    await page.getByRole('textbox', { name: 'Order label' }).fill('Halle 4');
    await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
    await page.getByRole('button', { name: 'Next' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible();
    await expect(page.getByText('Halle 4')).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const step of ['checkoutOrder', 'checkoutDelivery'] as const) {
      await open(page, marketUrl('de', routeHref(step, 'de')));
      await expectContentAccessible(page);
    }
    await open(page, marketUrl('de', routeHref('checkoutDelivery', 'en')));
    await page.getByRole('button', { name: 'Send order' }).click();
    await orderNumber(page);
    await expect(page.getByText('On account')).toBeVisible();
  });
});

test('M55 O54 a buyer of a company with little credit is warned before sending, and may pay by card', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await signInAs(page, 'se', 'filip.hedmark@alvkulla-tak.example');
  await goToDetails(page, 'se', [trousers, shorts]);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText(/Credit left: 450,00\skr/)).toHaveCount(2);
  const warning = payment.getByRole('status').getByText('costs more than what is left of your company’s credit');
  await expect(warning).toBeVisible();
  await payment.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await expect(warning).toHaveCount(0);
  await payment.getByRole('radio', { name: /On account/ }).check({ force: true });
  await expect(warning).toBeVisible();
  await chooseMethod(page, /Company parcel/);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('costs more than what is left of your company’s credit');
  await expectNoSidewaysScroll(page);
});

test('the first press on Next counts, immediately after the last tick', { tag: '@phone-only' }, async ({ page }) => {
  await signInAs(page, 'de', 'birgit.ahlersdorf@moorbruecken.example');
  await goToDetails(page, 'de', [trousers]);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).uncheck({ force: true });
  await chooseMethod(page, /Company parcel/);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).last().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible();
});

test('R77 a session that ends during the checkout is reported, with a link to sign in again', async ({
  page,
  context,
}) => {
  const { market, signIn } = consumers.swedish;
  await signInAs(page, market, signIn);
  await goToDetails(page, market);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const cookie of await context.cookies())
    if (/^yrke_(?:access|refresh)$/.test(cookie.name)) await context.addCookies([{ ...cookie, value: 'nonsense' }]);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lind');
  await expect(page.getByRole('main').getByText('440')).toBeAttached();
  const back = page.getByRole('dialog').getByRole('link').first();
  await expect(back).toHaveAttribute('href', new RegExp(encodeURIComponent('/en/checkout/order')));
  expect(errors).toEqual([]);
});
