import { expect, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { markets } from '#modules/market/markets.ts';
import { chromiumArgs } from '../../tools/chromium.ts';
import { demoPassword } from './demo-password.ts';
import { oneTrousers as trousers } from './goods.ts';
import { marketUrl } from './market.ts';

const { CHROMIUM_PATH } = process.env;

// Like browsers that block cookies of other sites: a frame keeps only partitioned ones. The test's procurement system
// counts as a public site, which may not load from this machine.
test.use({
  launchOptions: {
    args: [...chromiumArgs, '--test-third-party-cookie-phaseout', '--disable-features=LocalNetworkAccessChecks'],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  },
});

const hook = 'http://buy.example/hook?sid=77';

test('U08 a procurement system of another site shows the shop in a frame, and the cart is returned from it', {
  tag: '@full',
}, async ({ page }) => {
  const door = marketUrl('de', `/api/auth/login/oci/4/session?MARKETID=${markets.de.marketId}`);
  const fields = { HOOK_URL: hook, USERNAME: 'eichenfurt', PASSWORD: demoPassword, 'sap-language': 'E' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const posted: URLSearchParams[] = [];
  await page.route('http://buy.example/**', (route) => {
    const sent = route.request().postData();
    if (sent === null)
      return route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${door}" target="shop">${inputs.join('')}<button>Catalogue</button></form>
<iframe name="shop" width="1200" height="700"></iframe>`,
      });
    posted.push(new URLSearchParams(sent));
    return route.fulfill({ contentType: 'text/html', body: '<h1>Requisition</h1>' });
  });
  await page.goto('http://buy.example/');
  await page.getByRole('button', { name: 'Catalogue' }).click();
  const frame = page.frameLocator('iframe');
  const bar = frame.getByRole('region', { name: 'Visit from a purchasing system' });
  await expect(bar).toBeVisible();
  const held = await page.context().cookies(marketUrl('de', '/'));
  expect(held.filter(({ name }) => /access|refresh/.test(name)).map(({ name, sameSite }) => [name, sameSite])).toEqual([
    ['yrke_framed_access', 'None'],
    ['yrke_framed_refresh', 'None'],
  ]);

  const shown = page.frame({ name: 'shop' });
  await shown?.waitForFunction(() =>
    Object.keys(document.querySelector('html') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const added = await shown?.evaluate(async (sku) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ products: [{ sku, quantity: 2 }] });
    return (await fetch('/api/cart/carts', { ...init, body })).status;
  }, trousers.sku);
  expect(added).toBe(201);

  await test.step('a window of its own shows the same visit', async () => {
    await bar.getByRole('button', { name: 'In a window of its own' }).click();
    const opening = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Open the shop' }).click();
    const own = await opening;
    await expect(own.getByRole('region', { name: 'Visit from a purchasing system' })).toBeVisible();
    await own.goto(marketUrl('de', routeHref('checkout', 'en')));
    await expect(own.getByText(trousers.sku.slice(0, 12)).first()).toBeVisible();
    await own.close();
  });

  await shown?.goto(marketUrl('de', routeHref('checkout', 'en')));
  await bar.getByRole('button', { name: 'Return the cart' }).click();
  await expect(page.getByRole('heading', { name: 'Requisition' })).toBeVisible();
  expect(posted[0]?.get('NEW_ITEM-VENDORMAT[1]')).toBe(trousers.sku);
  expect(posted[0]?.get('NEW_ITEM-QUANTITY[1]')).toBe('2.000');
});
