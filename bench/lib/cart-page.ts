import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { readVitals, watchVitals } from './browser-vitals.ts';

export const viewport = { width: 1440, height: 900 };
const answered = { yrke_view: 'Public:p=incVAT', OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z' };

export type Cookies = Readonly<Record<string, string>>;

export type LoadedCart = { kilobytes: number; answeredMs: number; usableMs: number; blockedMs: number };

export const cartKeys = ['kilobytes', 'answeredMs', 'usableMs', 'blockedMs'] as const;

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Loads the cart page with an empty cache, from the request until a row can be changed. */
export async function visitCart(browser: Browser, shop: string, cookies: Cookies): Promise<LoadedCart> {
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

/** Some skus of each product in a list: a cart of hundreds of rows is an order for many people. */
export async function readSkus(shop: string, list: string): Promise<string[]> {
  const html = await read(`${shop}${list}`);
  const products = [...new Set([...html.matchAll(/href="(\/en\/product\/[^"?]+)/g)].map(([, path]) => path))];
  const found: string[] = [];
  for (const path of products) {
    const articles = new Set((await read(`${shop}${path}`)).match(/\b\d{12}[CD]\d{2,3}\b/g));
    found.push(...[...articles].slice(0, 150));
  }
  return found;
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}
