import { parseArgs } from 'node:util';
import { type Cookies, cartKeys, type LoadedCart, viewport, visitCart, withBrowser } from './lib/cart-page.ts';
import { median, middleOf } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { signIn } from './lib/sign-in.ts';
import { printTable } from './lib/table.ts';

// A cart of jackets with a name and a logo on each, beside the same cart without services; the goal is 1.3 times the time:
// npm run bench vas-cart -- --rows 100 --rounds 5
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100' }, rounds: { type: 'string', default: '5' } },
});
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
/** The name on the right chest and the logo on the left, both in thread. */
const services = [
  { serviceArticleId: 9004, position: 'right chest' },
  { serviceArticleId: 9003, position: 'left chest' },
];

type Row = { readonly id: string; readonly sku: string; readonly customer?: { readonly id: number } };
type Jacket = { readonly sku: string; readonly customerId: number };

await withShop({ DEMO: '1', DEMO_PRODUCTS: '120', DEFAULT_MARKET: 'se' }, (shop) =>
  withBrowser(async (browser) => {
    const client = await clientOf(shop);
    const jackets = await client.chooseJackets();
    const results = { plain: [] as LoadedCart[], dressed: [] as LoadedCart[] };
    // The carts in turns, each visited twice: the first visit only warms up.
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ['plain', 'dressed'] as const) {
        await client.fill(jackets, kind === 'dressed');
        await visitCart(browser, shop, client.cookies);
        results[kind].push(await visitCart(browser, shop, client.cookies));
      }
    print(results);
  }),
);

/** Vera, whose company has services, logos and people to wear them. */
async function clientOf(shop: string) {
  const cookie = await signIn(shop, 'vera.sundberg@hamnvik.example');
  const cookies: Cookies = Object.fromEntries(cookie.split('; ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { origin: shop, cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${shop}/api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    cookies,
    /** The jackets of the saved cart with names: several sizes for each of its people. */
    chooseJackets: async (): Promise<Jacket[]> => {
      const saved = await ask<{ id: string; name: string }[]>('GET', 'cart/carts/saved');
      const named = saved.find(({ name }) => name === 'Jackor med namn');
      const { products } = await ask<{ products: Row[] }>('GET', `cart/carts/${named?.id}`);
      const skus = [...new Set(products.map(({ sku }) => sku))];
      const people = [...new Set(products.flatMap(({ customer }) => customer?.id ?? []))];
      const all = skus.flatMap((sku) => people.map((customerId) => ({ sku, customerId })));
      if (all.length < rows) throw new Error(`the saved cart gives only ${all.length} jackets`);
      return all.slice(0, rows);
    },
    /** A new cart of one row for each jacket and wearer, with or without the services. */
    fill: async (jackets: readonly Jacket[], isDressed: boolean): Promise<void> => {
      const products = jackets.map(({ sku, customerId }) => ({
        sku,
        quantity: 1,
        services: [],
        metadata: [{ key: 'CoWorkerId', value: String(customerId) }],
      }));
      const cart = await ask<{ id: string; products: Row[] }>('POST', 'cart/carts', { products });
      if (cart.products.length !== rows) throw new Error(`the cart has ${cart.products.length} rows`);
      for (const { id, customer } of isDressed ? cart.products : [])
        await ask('PUT', `cart/carts/${cart.id}/products/${id}/vas`, { services, customerId: customer?.id });
    },
  };
}

function print({ plain, dressed }: Readonly<Record<'plain' | 'dressed', readonly LoadedCart[]>>): void {
  console.log(
    `${rows} rows, medians of ${rounds} loads with an empty cache, ${viewport.width} pixels wide, carts in turns`,
  );
  const shown = (all: readonly LoadedCart[]) => Object.values(middleOf(all, cartKeys)).map((one) => one.toFixed(0));
  const ratio = (key: (typeof cartKeys)[number]) =>
    median(dressed.map((one, at) => one[key] / (plain[at]?.[key] ?? Number.NaN))).toFixed(2);
  printTable([
    ['', 'HTML kB', 'answered ms', 'usable ms', 'blocked ms'],
    ['without services', ...shown(plain)],
    ['with services', ...shown(dressed)],
    ['ratio', ...cartKeys.map(ratio)],
  ]);
}
