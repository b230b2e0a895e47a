import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tools/chromium.ts';
import { readVitals, type Vitals, watchVitals } from './lib/browser-vitals.ts';
import { middleOf } from './lib/quantile.ts';
import { withBarePage, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const rounds = 5;
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** As Lighthouse slows a phone down. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowProcessor = { rate: 4 };

const answered = { yrke_view: 'Public:p=incVAT', OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z' };

// What a visitor's browser does with the front page, a list and a product, in turns with two bare pages: one without scripts that has the same
// style sheet and the same first picture, and for each page one of React Router with as many elements. Each load has an empty cache; the
// shop has rendered its pictures before.
await withBarePage((bareRouter) =>
  withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, async (shop) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
    try {
      const list = `${shop}/en/all-products`;
      const html = await (await fetch(list)).text();
      const product = /href="(\/en\/product\/[^"?/]+)/.exec(html)?.[1];
      if (product === undefined) throw new Error('the list has no product');
      const pages = { front: `${shop}/en`, list, product: `${shop}${product}` };
      const results = new Map<string, Vitals[]>();
      const load = async (name: string, url: string, screen: Screen) => {
        const measured = await visit(browser, { url, screen, bare: bareOf(html) });
        const key = `${name}, ${screen}`;
        results.set(key, [...(results.get(key) ?? []), measured]);
        return measured;
      };
      for (let round = -1; round < rounds; round += 1) {
        // In the first round the shop renders missing pictures.
        if (round === 0) results.clear();
        for (const screen of ['phone', 'desk'] as const) {
          await load('bare', `${shop}/bare`, screen);
          for (const [name, url] of Object.entries(pages)) {
            const { elements } = await load(name, url, screen);
            await load(`router for ${name}`, `${bareRouter}/?nodes=${elements}`, screen);
          }
        }
      }
      print(results);
    } finally {
      await browser.close();
    }
  }),
);

type Screen = keyof typeof screens;
type MeasuredPage = { url: string; screen: Screen; bare: string };

async function visit(browser: Browser, { url, screen, bare }: MeasuredPage): Promise<Vitals> {
  const context = await browser.newContext({ viewport: screens[screen] });
  try {
    const cookies = Object.entries(answered).map(([name, value]) => ({ name, value, url }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: bare }));
    if (screen === 'phone') await slowDown(page);
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

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
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
  const keys = ['firstPaintMs', 'largestPaintMs', 'blockedMs', 'shift', 'scriptKilobytes', 'elements'] as const;
  const rows = [...results].map(([name, all]) => ({ name, ...middleOf(all, keys) }));
  const find = (name: string) => rows.find((row) => row.name === name);
  const ratio = (one: number, other: number | undefined) => (one / (other ?? Number.NaN)).toFixed(1);
  console.log(`medians of ${rounds} loads with an empty cache, pages in turns; phones as slow as in Lighthouse`);
  printTable([
    ['', 'first paint ms', 'largest', 'of bare', 'blocked ms', 'of router', 'shift', 'script kB', 'elements'],
    ...rows.map(({ name, ...of }) => [
      name,
      of.firstPaintMs.toFixed(0),
      of.largestPaintMs.toFixed(0),
      ratio(of.largestPaintMs, find(name.replace(/^[^,]*/, 'bare'))?.largestPaintMs),
      of.blockedMs.toFixed(0),
      ratio(of.blockedMs, find(`router for ${name}`)?.blockedMs),
      of.shift.toFixed(4),
      of.scriptKilobytes.toFixed(0),
      of.elements.toFixed(0),
    ]),
  ]);
}
