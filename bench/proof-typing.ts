import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { withBrowser } from './lib/cart-page.ts';
import { median, quantile } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { signIn } from './lib/sign-in.ts';
import { printTable } from './lib/table.ts';

// The proof while a name is typed in Chromium with a slowed-down processor, from each key until the picture has changed. The goal is 50 ms:
// npm run bench proof-typing -- --letters 30 --slowdown 4
const { values } = parseArgs({
  options: { letters: { type: 'string', default: '30' }, slowdown: { type: 'string', default: '4' } },
});
const [letters, slowdown] = [Number(values.letters), Number(values.slowdown)];
const phone = { width: 390, height: 844 };

await withShop({ DEMO: '1', DEMO_PRODUCTS: '120', DEFAULT_MARKET: 'se' }, (shop) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: phone });
    const cookies = [
      ...(await signIn(shop, 'vera.sundberg@hamnvik.example')).split('; '),
      'yrke_view=Public:p=incVAT',
      'OptanonAlertBoxClosed=2026-11-15T00:00:00.000Z',
    ];
    await context.addCookies(
      cookies.map((pair) => {
        const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
        return { name, value, url: shop };
      }),
    );
    const page = await context.newPage();
    await openServices(page, shop);
    print({ 'not slowed down': await type(page, 1), [`${slowdown} times slower`]: await type(page, slowdown) });
  }),
);

/** Opens the first product that can have an embroidered name, with the fields for it. */
async function openServices(page: Page, shop: string): Promise<void> {
  const list = await (await fetch(`${shop}/en/all-products`)).text();
  const products = new Set([...list.matchAll(/href="(\/en\/product\/[^"?]*jacket[^"?]*)/g)].map(([, path]) => path));
  for (const path of products) {
    await page.goto(`${shop}${path}`, { waitUntil: 'networkidle' });
    const fold = page.locator('#buy').getByText('Logos, names and alterations', { exact: true });
    if ((await fold.count()) === 0) continue;
    await fold.click();
    const name = page.locator('#buy').getByRole('checkbox', { name: /^Name, embroidery/ });
    if ((await name.count()) === 0) continue;
    await name.check();
    await page.locator('#buy').getByLabel('For whom').selectOption({ index: 1 });
    await page.locator('#buy img[src^="data:image/svg"]').first().waitFor();
    return;
  }
  throw new Error('no product of the list can have an embroidered name');
}

/** Milliseconds for each letter, without those of a warm-up. */
async function type(page: Page, rate: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const field = page.locator('#buy').getByLabel('First name');
  await field.fill('');
  const taken: number[] = [];
  for (let at = 0; at < letters + 3; at += 1) {
    // Clear the field before the name is too long for its place.
    if (at % 10 === 0) await field.fill('A');
    await page.waitForTimeout(200);
    const ms = await page.evaluateHandle(untilNext);
    await field.press(String.fromCodePoint(97 + (at % 26)));
    const passed = await ms.evaluate(({ passed }) => passed);
    if (at >= 3) taken.push(passed);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return taken;
}

/** Runs in the page: measures from the next key event until the picture of the proof has changed. */
function untilNext(): { readonly passed: Promise<number> } {
  const picture = document.querySelector('#buy img[src^="data:image/svg"]');
  if (!picture) throw new Error('there is no proof');
  const passed = new Promise<number>((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(performance.now() - timeStamp);
        }).observe(picture, { attributeFilter: ['src'] }),
      { once: true, capture: true },
    );
  });
  return { passed };
}

function print(all: Readonly<Record<string, readonly number[]>>): void {
  console.log(`${letters} letters, ${phone.width} pixels wide`);
  printTable([
    ['proof while typing', 'median ms', 'worst of ten ms'],
    ...Object.entries(all).map(([name, taken]) => [
      name,
      median(taken).toFixed(1),
      quantile(
        [...taken].sort((a, b) => a - b),
        0.9,
      ).toFixed(1),
    ]),
  ]);
}
