import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectContentAccessible,
  expectNoSidewaysScroll,
  expectStillAccessible,
  watchConsole,
} from './checks.ts';
import { trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

/** By script, because a click would first scroll to the link. */
const followAbout = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/sv/about"]')?.click());
  await expect(page).toHaveURL(marketUrl('se', '/sv/about?lang=sv'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
};

const goClientSide = (page: Page, path: string) => page.evaluate(`window.__reactRouterDataRouter.navigate('${path}')`);

test.describe('a first visit', () => {
  test('T04 T03 asks once how to show prices: incl. VAT until answered, and the answer is stored', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, marketUrl('uk', '/en'));
    const dialog = page.getByRole('dialog', { name: 'How do you want to see prices?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const prices = page.getByRole('listitem').getByText(/incl\. VAT|excl\. VAT/);
    await expect(prices.first()).toHaveText('incl. VAT');
    await dialog.getByRole('button', { name: /Excluding VAT/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(prices.first()).toHaveText('excl. VAT');
    expect(await page.evaluate("localStorage.getItem('priceMode-Public')")).toBe('exVAT');
    await page.reload();
    await scriptsAreThere(page);
    await expect(prices.first()).toHaveText('excl. VAT');
    await expect(dialog).toHaveCount(0);
  });

  test('T04 a corrupt answer counts as none', { tag: '@full' }, async ({ page, context }) => {
    await context.addCookies([{ name: 'yrke_view', value: 'Public:p=maybe', url: marketUrl('uk') }]);
    await open(page, marketUrl('uk', '/en'));
    await expect(page.getByRole('dialog', { name: 'How do you want to see prices?' })).toBeVisible();
  });

  test('T05 T01 no question if there is no choice', { tag: '@full' }, async ({ page }) => {
    for (const market of ['si', 'us']) {
      await open(page, marketUrl(market, '/en'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('consent is requested, stored in the format of tag managers, and can be changed', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'yrke_view', value: 'Public:p=incVAT', url: marketUrl('uk') }]);
    // A page without the newsletter's offer, which may cover the end of the footer.
    await open(page, marketUrl('uk', '/en/about'));
    const banner = page.getByRole('region', { name: 'Your choice about cookies' });
    await expect(banner).toBeVisible();
    await banner.locator('summary').click();
    await banner.getByLabel('Functional').check();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Save my choice' }).click();
    await expect(banner).toHaveCount(0);
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.OptanonConsent).toContain('groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0');
    expect(cookies.OptanonAlertBoxClosed).toMatch(/^\d{4}-\d\d-\d\dT/);
    await page.reload();
    await scriptsAreThere(page);
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Only necessary' }).click();
    const after = (await context.cookies()).find(({ name }) => name === 'OptanonConsent')?.value;
    expect(after).toContain('interactionCount=2');
    expect(after).toContain('C0003%3A0');
  });

  test('K01 the cookie of the consent is read every second: without a reload the page follows what another tool writes', async ({
    page,
    context,
  }) => {
    await asReturningVisitor(context);
    await open(page, marketUrl('uk', '/en'));
    const banner = page.getByRole('region', { name: 'Your choice about cookies' });
    await expect(banner).toHaveCount(0);
    await context.clearCookies({ name: 'OptanonAlertBoxClosed' });
    await expect(banner).toBeVisible();
    await page.evaluate((now) => {
      document.cookie = `OptanonAlertBoxClosed=${now}; path=/`;
    }, new Date().toISOString());
    await expect(banner).toHaveCount(0);
  });
});

test.describe('a returning visitor', () => {
  test.beforeEach(({ context }) => asReturningVisitor(context));

  test('R84 Q11 the category menu opens by pointer and by key, from 768 pixels on', async ({ page }) => {
    const complaints = watchConsole(page);
    await open(page, marketUrl('uk', '/en'));
    const menu = page.getByRole('navigation', { name: 'Categories' });
    const men = menu.locator('summary', { hasText: 'Men' }).first();
    await men.hover();
    await expect(menu.getByRole('link', { name: 'All in Men' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'All in Men' })).toBeHidden();
    await page.mouse.move(700, 800);
    const women = menu.locator('summary', { hasText: 'Women' });
    await women.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'All in Women' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'All in Women' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(women).toBeFocused();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(men).toBeHidden();
    await expect(page.locator('summary').and(page.getByLabel('Menu'))).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(men).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the category menu stays closed if it appears under a resting pointer, and opens when the pointer moves', {
    tag: '@full',
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, marketUrl('uk', '/en'));
    const menu = page.getByRole('navigation', { name: 'Categories' });
    const allInMen = menu.getByRole('link', { name: 'All in Men' });
    // Browsers report a move at the resting position when a page changes under the pointer.
    const report = (at: Locator, screenX: number) =>
      at.dispatchEvent('pointermove', { pointerType: 'mouse', screenX, screenY: 9, bubbles: true });
    const men = menu.locator('summary', { hasText: 'Men' }).first();
    await report(page.locator('main'), 50);
    await report(men, 50);
    await page.clock.fastForward(1000);
    await expect(allInMen).toBeHidden();
    await report(men, 51);
    await expect(allInMen).toBeVisible();
  });

  test('the phone menu opens, has working links and closes', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, marketUrl('uk', '/en'));
    await page.locator('summary').and(page.getByLabel('Menu')).tap();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByText('Women', { exact: true }).tap();
    await expect(menu.getByRole('link', { name: 'All in Women' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('R85 R86 the top message has its height before it is rendered', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await open(page, marketUrl('se', '/sv'));
    const bar = page.locator('[data-top-message]');
    await expect(bar).toHaveCSS('height', isMobile ? '90px' : '54px');
    await open(page, marketUrl('no', '/nb'));
    await expect(bar).toHaveCount(0);
  });

  test('R64 R65 a link adds the language and starts at the top; going back restores the scroll position', {
    tag: '@phone',
  }, async ({ page }) => {
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY / 100));
    await open(page, marketUrl('se', '/sv'));
    await test.step('from a scrolled position', async () => {
      await page.evaluate(() => window.scrollTo(0, 1500));
      await expect.poll(scrollY).toBe(15);
      await followAbout(page);
      await page.goBack();
      await expect(page).toHaveURL(marketUrl('se', '/sv'));
      await expect.poll(scrollY).toBe(15);
    });
    await test.step('from a position scrolled to before the scripts were loaded', async () => {
      const { promise, resolve: send } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(marketUrl('se', '/sv?once=more'), { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect.poll(scrollY).toBe(12);
      send();
      await scriptsAreThere(page);
      await followAbout(page);
      await page.goBack();
      await expect(page).toHaveURL(marketUrl('se', '/sv?once=more'));
      await expect.poll(scrollY).toBe(12);
    });
  });

  test('R76 an expired session gets status 440, in a dialog that returns to the page after signing in', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await context.addCookies([{ name: 'yrke_refresh', value: 'long-gone', url: marketUrl('uk') }]);
    const answer = await open(page, marketUrl('uk', '/en/mypages/account'));
    expect(answer?.status()).toBe(440);
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fen%2Fmypages%2Faccount&lang=en',
    );
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('yrke_refresh');
    const again = await open(page, marketUrl('uk', '/en'));
    expect(again?.status()).toBe(200);
  });

  test('R72 R73 R80 with client-side navigation, an unknown language is missing and a foreign page forbidden', {
    tag: '@full',
  }, async ({ page }) => {
    await signInAs(page, 'uk', 'tom.whitlock@harrowmere.example');
    await open(page, marketUrl('uk', '/en'));
    await goClientSide(page, '/en/mypages/company/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
    await expectContentAccessible(page);
    await goClientSide(page, '/xx/mypages/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    const nonsense = await open(page, marketUrl('uk', '/en/nonsense'));
    expect(nonsense?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
  });

  test('R80 a call with status 400, 401, 403 or 404 breaks nothing', { tag: '@full' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, marketUrl('uk', trousers.path));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const answered: string[] = [];
    let status = 0;
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      answered.push(`${status} ${new URL(route.request().url()).pathname}`);
      const body = JSON.stringify({ status, title: `It is ${status}`, code: 'not-allowed' });
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    });
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await page.getByRole('radiogroup', { name: 'Size' }).locator('label', { hasText: 'In stock' }).first().click();
    for (status of [400, 401, 403, 404])
      await test.step(String(status), async () => {
        await search.fill(`boots ${status}`);
        await expect.poll(() => answered).toContainEqual(expect.stringMatching(`^${status} /\\S*suggest`));
        await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click();
        await expect.poll(() => answered).toContainEqual(expect.stringMatching(`^${status} /\\S*cart-answers/add`));
        await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      });
    expect(errors).toEqual([]);
  });

  test('M18 E15 E31 dealer pages are requested once per hour and language, only by the roles that have them', {
    tag: '@full',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('dealer-pages') && asked.push(request.url()));
    await signInAs(page, 'se', staff);
    await open(page, marketUrl('se', '/en'));
    await expect.poll(() => page.evaluate("localStorage.getItem('dealer-pages-en')")).toContain('storedAt');
    const before = asked.length;
    await page.reload();
    await scriptsAreThere(page);
    await page.locator('summary').filter({ hasText: 'Account of Astrid' }).click();
    await expect(page.getByRole('navigation', { name: 'For dealers' }).getByRole('link')).toHaveCount(3);
    expect(asked).toHaveLength(before);
    await page.context().clearCookies();
    await asReturningVisitor(page.context());
    await signInAs(page, 'uk', 'tom.whitlock@harrowmere.example');
    await open(page, marketUrl('uk', '/en'));
    expect(asked).toHaveLength(before);
    await page.context().clearCookies();
    await asReturningVisitor(page.context());
    await signInAs(page, 'uk', 'harriet.brook@brackenmoor.example');
    await open(page, marketUrl('uk', '/en'));
    await page.locator('summary').filter({ hasText: 'Brackenmoor' }).click();
    await expect(page.getByRole('navigation', { name: 'For dealers' }).getByRole('link')).toHaveCount(3);
  });

  test('R32 E06 the campaign page shows its blocks to everybody, and its button scrolls smoothly', async ({ page }) => {
    const answer = await open(page, marketUrl('uk', '/en/hangtight'));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools that stay put');
    const scrolled = await page.evaluateHandle(() => {
      const calls: (string | undefined)[] = [];
      Element.prototype.scrollIntoView = function (options) {
        calls.push(`${this.id} ${typeof options === 'object' ? options.behavior : ''}`);
      };
      return calls;
    });
    const button = page.locator('main a[href="#garments"]').first();
    await button.click();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button.click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scrolled.jsonValue()).toEqual(['garments auto', 'garments smooth']);
    await expectStillAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('menus open, links work, and nothing depends on a script', { tag: '@phone' }, async ({ page, isMobile }) => {
      await page.goto(marketUrl('uk', '/en'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dressed before the day begins');
      const opener = isMobile
        ? page.locator('summary').and(page.getByLabel('Menu'))
        : page.locator('summary', { hasText: 'Women' }).last();
      await opener.click();
      const menu = page.locator('details[open]').first();
      await expect(menu).toBeVisible();
      await opener.click();
      await expect(menu).toHaveCount(0);
      await page.getByRole('link', { name: 'About Yrke' }).first().click();
      await expect(page).toHaveURL(marketUrl('uk', '/en/about'));
    });
  });

  test('from 320 to 2560 pixels nothing overflows', async ({ page }) => {
    await open(page, marketUrl('de', '/de'));
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
});
