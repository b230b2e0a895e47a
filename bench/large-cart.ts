import { cartKeys, type LoadedCart, readSkus, viewport, visitCart, withBrowser } from './lib/cart-page.ts';
import { middleOf } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const rounds = 3;
const sizes = [10, 100, 500];

// The size of the cart page, and the time from its request until a row can be changed, by number of rows.
await withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, (shop) =>
  withBrowser(async (browser) => {
    const skus = await readSkus(shop, '/en/all-products');
    if (skus.length < Math.max(...sizes)) throw new Error(`the list has only ${skus.length} articles`);
    const carts = await Promise.all(sizes.map((rows) => fill(shop, skus.slice(0, rows))));
    const results = sizes.map((): LoadedCart[] => []);
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, cookies] of carts.entries()) {
        const measured = await visitCart(browser, shop, cookies);
        if (round > 0) results[index]?.push(measured);
      }
    print(results);
  }),
);

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

function print(results: readonly (readonly LoadedCart[])[]): void {
  console.log(`medians of ${rounds} loads with an empty cache, ${viewport.width} pixels wide`);
  printTable([
    ['rows', 'HTML kB', 'answered ms', 'usable ms', 'blocked ms'],
    ...results.map((all, index) => {
      const { kilobytes, answeredMs, usableMs, blockedMs } = middleOf(all, cartKeys);
      return [String(sizes[index]), ...[kilobytes, answeredMs, usableMs, blockedMs].map((one) => one.toFixed(0))];
    }),
  ]);
}
