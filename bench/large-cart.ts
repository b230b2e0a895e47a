import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { readVitals, watchVitals } from './lib/browser-vitals.ts';
import { middleOf } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const rounds = 3;
const sizes = [10, 100, 500];
const viewport = { width: 1440, height: 900 };
const answered = { yrke_view: 'Public:p=incVAT', OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z' };

type Measured = { kilobytes: number; answeredMs: number; usableMs: number; blockedMs: number };

// The size of the cart page, and the time from its request until a row can be changed, by number of rows.
await withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, async (shop) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const skus = await readSkus(shop, Math.max(...sizes));
    const carts = await Promise.all(sizes.map((rows) => fill(shop, skus.slice(0, rows))));
    const results = sizes.map((): Measured[] => []);
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, cookies] of carts.entries()) {
        const measured = await visit(browser, shop, cookies);
        if (round > 0) results[index]?.push(measured);
      }
    print(results);
  } finally {
    await browser.close();
  }
});

/** Some skus of each product in a list: a cart of hundreds of rows is an order for many people. */
async function readSkus(shop: string, wanted: number): Promise<string[]> {
  const list = await read(`${shop}/en/all-products`);
  const products = [...new Set([...list.matchAll(/href="(\/en\/product\/[^"?]+)/g)].map(([, path]) => path))];
  const found: string[] = [];
  for (const path of products) {
    const articles = new Set((await read(`${shop}${path}`)).match(/\b\d{12}[CD]\d{2,3}\b/g));
    found.push(...[...articles].slice(0, 150));
  }
  if (found.length < wanted) throw new Error(`the list has only ${found.length} articles`);
  return found.slice(0, wanted);
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** The cookies of a new cart. */
async function fill(shop: string, skus: readonly string[]): Promise<Record<string, string>> {
  const answer = await fetch(`${shop}/api/cart/carts`, {
    method: 'POST',
    headers: { origin: shop, 'content-type': 'application/json' },
    body: JSON.stringify({ products: skus.map((sku) => ({ sku, quantity: 1 })) }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const pairs = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

async function visit(browser: Browser, shop: string, cookies: Record<string, string>): Promise<Measured> {
  const context = await browser.newContext({ viewport });
  try {
    const known = Object.entries({ ...answered, ...cookies });
    await context.addCookies(known.map(([name, value]) => ({ name, value, url: shop })));
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    const started = performance.now();
    const answer = await page.goto(`${shop}/en/checkout`, { waitUntil: 'commit' });
    const answeredMs = performance.now() - started;
    // React marks the outermost element last.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('html') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    // Found by CSS: a search by role would read the names of all elements, and be measured with it.
    await page.locator('main li form button[aria-controls]').first().click();
    const usableMs = performance.now() - started;
    const { blockedMs } = await page.evaluate(readVitals);
    const kilobytes = ((await answer?.body())?.length ?? 0) / 1000;
    return { kilobytes, answeredMs, usableMs, blockedMs };
  } finally {
    await context.close();
  }
}

function print(results: readonly (readonly Measured[])[]): void {
  console.log(`medians of ${rounds} loads with an empty cache, ${viewport.width} pixels wide`);
  printTable([
    ['rows', 'HTML kB', 'answered ms', 'usable ms', 'blocked ms'],
    ...results.map((all, index) => {
      const { kilobytes, answeredMs, usableMs, blockedMs } = middleOf(all, [
        'kilobytes',
        'answeredMs',
        'usableMs',
        'blockedMs',
      ]);
      return [String(sizes[index]), ...[kilobytes, answeredMs, usableMs, blockedMs].map((one) => one.toFixed(0))];
    }),
  ]);
}
