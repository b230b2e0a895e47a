import { expect, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { fillCart } from './fill-cart.ts';
import { oneTrousers as trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

/** Its system speaks cXML, and its market is not that of the staff. */
const company = { id: '1020', market: 'fr' };

test.beforeEach(({ context }) => asReturningVisitor(context));

test('U08 staff test a cXML connection with the built-in procurement system: visit, cart, order, a change of it, and its end', async ({
  page,
}) => {
  await signInAs(page, 'se', staff);
  const complaints = watchConsole(page);
  await open(page, marketUrl('se', routeHref('staffPunchoutTrial', 'en', { id: company.id })));
  await page.getByLabel('Protocol').selectOption('cXML');
  await page.getByRole('button', { name: 'New run' }).click();
  await expect(page).toHaveURL(/\?trial=/);
  const documents = page.getByRole('region', { name: 'Documents' });
  const answerTo = async (button: string, words: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(documents.getByText(words)).toBeVisible();
  };

  await test.step('the shop opens in its own window, and the cart is returned from there', async () => {
    await page.getByLabel('How the visit is made').selectOption('In a window of its own');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open the shop in a new window' }).click();
    const shop = await opening;
    await expect(shop).toHaveURL(new RegExp(`^${marketUrl(company.market, '/')}`));
    await fillCart(shop, company.market, [{ ...trousers, quantity: 2 }]);
    await open(shop, marketUrl(company.market, routeHref('checkout', 'en')));
    const summary = shop.getByRole('region', { name: 'Summary' });
    await summary.getByRole('button', { name: 'Return to the purchasing system' }).click();
    await expect(shop).toHaveURL(/\?trial=/);
    await expect(shop.locator('summary').filter({ hasText: 'Cart, from the shop' })).toBeVisible();
    await shop.close();
  });

  await page.reload();
  await expect(documents.getByText(trousers.sku).first()).toBeAttached();
  const quantity = page.getByRole('textbox', { name: /^Quantity .+/ });
  await expect(quantity).toHaveValue('2');
  await answerTo('Send the order', 'It is our order');
  await quantity.fill('1');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(documents.getByText('update', { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: 'Delete the order' }).click();
  await expect(documents.getByText('delete', { exact: true })).toBeVisible();
  await expect(documents.getByText('Not as the protocol wants it')).toHaveCount(0);
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});
