import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { readVitals, type Vitals, watchVitals } from './lib/browser-vitals.ts';
import { middleOf } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const rounds = 5;
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const answered = { yrke_view: 'Public:p=incVAT', OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z' };

// What a visitor's browser does with a list and with a product, compared with a page without scripts that has the same style sheet and the
// same first picture. Each load has an empty cache; the shop has rendered its pictures before.
await withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, async (shop) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const list = `${shop}/en/all-products`;
    const html = await (await fetch(list)).text();
    const product = /href="(\/en\/product\/[^"?]+)/.exec(html)?.[1];
    if (product === undefined) throw new Error('the list has no product');
    const targets = { 'bare page': `${shop}/bare`, list, product: `${shop}${product}` };
    const results = new Map<string, Vitals[]>();
    for (let round = -1; round < rounds; round += 1)
      for (const [screen, viewport] of Object.entries(widths))
        for (const [name, url] of Object.entries(targets)) {
          const measured = await visit(browser, { url, viewport, bare: bareOf(html) });
          // In the first round the shop renders missing pictures.
          if (round >= 0) results.set(`${name}, ${screen}`, [...(results.get(`${name}, ${screen}`) ?? []), measured]);
        }
    print(results);
  } finally {
    await browser.close();
  }
});

type MeasuredPage = { url: string; viewport: { width: number; height: number }; bare: string };

async function visit(browser: Browser, { url, viewport, bare }: MeasuredPage): Promise<Vitals> {
  const context = await browser.newContext({ viewport });
  try {
    const cookies = Object.entries(answered).map(([name, value]) => ({ name, value, url }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: bare }));
    const bytes = countScripts(page);
    await page.addInitScript(watchVitals);
    await page.goto(url, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(readVitals);
    await scrollDown(page);
    const { shift } = await page.evaluate(readVitals);
    return { ...paint, shift, scriptKilobytes: (await bytes()) / 1000 };
  } finally {
    await context.close();
  }
}

/** The transferred size. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Content that loads during scrolling must not move the visible text. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
}

function bareOf(html: string): string {
  const style = /<link[^>]+rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
  const picture = /<img[^>]+srcSet[^>]*>/i.exec(html)?.[0] ?? '';
  return `<!doctype html><html lang="en"><head><title>Bare</title>${style}</head><body><h1>Bare</h1>${picture}</body></html>`;
}

function print(results: ReadonlyMap<string, readonly Vitals[]>): void {
  const keys = ['largestPaintMs', 'blockedMs', 'shift', 'scriptKilobytes'] as const;
  const rows = [...results].map(([name, all]) => ({ name, ...middleOf(all, keys) }));
  console.log(`medians of ${rounds} loads with an empty cache, pages in turns`);
  printTable([
    ['', 'largest paint ms', 'of bare', 'blocked ms', 'shift', 'script kB'],
    ...rows.map(({ name, largestPaintMs, blockedMs, shift, scriptKilobytes }) => {
      const bare = rows.find((row) => row.name === name.replace(/^[^,]*/, 'bare page'));
      return [
        name,
        largestPaintMs.toFixed(0),
        (largestPaintMs / (bare?.largestPaintMs ?? Number.NaN)).toFixed(1),
        blockedMs.toFixed(0),
        shift.toFixed(4),
        scriptKilobytes.toFixed(0),
      ];
    }),
  ]);
}
