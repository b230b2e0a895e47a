import { expect, type Page, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { markets } from '#modules/market/markets.ts';
import { expectNoSidewaysScroll } from './checks.ts';
import { demoPassword } from './demo-password.ts';
import { fillCart } from './fill-cart.ts';
import { oneShorts as shorts, oneTrousers as trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { open } from './visitor.ts';

const hook = 'http://buy.example/hook?sid=77';

/** The page of a procurement system with the link to the catalogue, which posts a form. */
const systemPage = (door: string, fields: Record<string, string>) => `<form method="post" action="${door}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}
<button>Catalogue</button></form>`;

/** Acts as the procurement system. Stores what is posted to it, and answers when it is released. */
async function playSystem(page: Page, systemStart: string) {
  const posted: URLSearchParams[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('http://buy.example/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fulfill({ contentType: 'text/html', body: systemStart });
    posted.push(new URLSearchParams(request.postData() ?? ''));
    await released;
    return route.fulfill({ contentType: 'text/html', body: `<h1>Requisition for ${request.url()}</h1>` });
  });
  return { posted, release };
}

test('U08 a procurement system opens the shop by OCI and gets the cart as NEW_ITEM fields', async ({ page }) => {
  const door = marketUrl('de', `/api/auth/login/oci/4/session?MARKETID=${markets.de.marketId}`);
  const fields = { HOOK_URL: hook, USERNAME: 'eichenfurt', PASSWORD: demoPassword, 'sap-language': 'E' };
  const { posted, release } = await playSystem(page, systemPage(door, fields));
  await page.goto('http://buy.example/');
  await page.getByRole('button', { name: 'Catalogue' }).click();
  await expect(page).toHaveURL(marketUrl('de', '/en'));
  const bar = page.getByRole('region', { name: 'Visit from a purchasing system' });
  await expect(bar).toBeVisible();

  await test.step('the account is closed and ordering leads to the cart', async () => {
    await open(page, marketUrl('de', routeHref('account', 'en')));
    await expect(page).toHaveURL(marketUrl('de', '/en'));
    await fillCart(page, 'de', [trousers, shorts]);
    await open(page, marketUrl('de', routeHref('checkoutOrder', 'en')));
    await expect(page).toHaveURL(marketUrl('de', routeHref('checkout', 'en')));
  });

  await open(page, marketUrl('de', routeHref('checkout', 'en')));
  await expectNoSidewaysScroll(page);
  await expect(bar.getByRole('button', { name: 'Return the cart' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByRole('button', { name: 'Return to the purchasing system' }).click({ noWaitAfter: true });
  await expect.poll(() => posted.length).toBe(1);
  expect(page.url()).toBe(marketUrl('de', routeHref('checkoutStatusPunchoutConfirmed', 'en')));
  const names = [...(posted[0]?.keys() ?? [])];
  expect(names.filter((name) => name.startsWith('NEW_ITEM-DESCRIPTION'))).toEqual([
    'NEW_ITEM-DESCRIPTION[1]',
    'NEW_ITEM-DESCRIPTION[2]',
  ]);
  expect(posted[0]?.get('sid')).toBe('77');
  expect(posted[0]?.get('NEW_ITEM-VENDORMAT[1]')).toBe(trousers.sku);
  expect(posted[0]?.get('NEW_ITEM-CURRENCY[2]')).toBe('EUR');
  release();
  await expect(page.getByRole('heading', { name: 'Requisition for http://buy.example/hook' })).toBeVisible();

  await test.step('the visit has ended', async () => {
    await open(page, marketUrl('de', '/en'));
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});
