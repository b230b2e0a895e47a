import { readSkus } from './cart-page.ts';
import { type Measured, measure } from './load.ts';
import { middleOf } from './quantile.ts';
import { withBarePage } from './servers.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const buyer = 'george.ashdown@harrowmere.example';
const cartRows = 10;
const rounds = 3;
const load = { connections: 1, seconds: 3 };
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Page = { readonly name: string; readonly url: string; readonly html: string; readonly nodes: number };

/**
 * The processor time of pages that a company's buyer opens, in turns with a bare page of React Router that has as many elements. One
 * connection, so that no request waits for another.
 */
export function measureSignedIn(shop: string): Promise<void> {
  return withBarePage(async (bare) => {
    const cookie = await signIn(shop, buyer);
    const headers = { cookie, ...accepted };
    const pages = await openPages(shop, cookie);
    const targets = pages.flatMap(({ url, nodes }) => [
      { url, headers },
      { url: `${bare}/?nodes=${nodes}`, headers: accepted },
    ]);
    const results = new Map<string, Measured[]>(targets.map(({ url }) => [url, []]));
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const { url, headers } of targets) {
        const measured = await measure(url, { ...load, headers });
        if (round > 0) results.get(url)?.push(measured);
      }
    const of = (url: string) => middleOf(results.get(url) ?? [], ['cpu', 'bytes']);
    print(pages, (page) => ({ page: of(page.url), bare: of(`${bare}/?nodes=${page.nodes}`) }));
  });
}

async function openPages(shop: string, cookie: string): Promise<Page[]> {
  const list = `${shop}/en/all-products`;
  const [product = ''] = /\/en\/product\/[^"?/]+/.exec(await (await fetch(list)).text()) ?? [];
  await fillCart(shop, cookie);
  const addresses = {
    'list, 15 cards': list,
    'list view, 50 rows': `${list}?view=LIST`,
    product: shop + product,
    [`cart, ${cartRows} rows`]: `${shop}/en/checkout`,
    'size table': `${shop}${product}/sizes`,
    history: `${shop}/en/mypages/account/orders`,
  };
  return Promise.all(
    Object.entries(addresses).map(async ([name, url]) => {
      const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
      const html = await answer.text();
      return { name, url, html, nodes: countElements(html) };
    }),
  );
}

async function fillCart(shop: string, cookie: string): Promise<void> {
  const skus = (await readSkus(shop, '/en/all-products')).slice(0, cartRows);
  const answer = await fetch(`${shop}/api/cart/carts`, {
    method: 'POST',
    headers: { origin: shop, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ products: skus.map((sku) => ({ sku, quantity: 1 })) }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

const script = /<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g;

const countElements = (html: string) => html.replaceAll(script, '').match(/<[a-z]/g)?.length ?? 0;

/** What the browser needs besides the page to make it interactive, without the files. */
const hydrationOf = (html: string) => [...html.matchAll(script)].map(([, text = '']) => text).join('');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

type Cost = Pick<Measured, 'cpu' | 'bytes'>;

function print(pages: readonly Page[], costsOf: (page: Page) => { page: Cost; bare: Cost }): void {
  console.log(`signed-in pages, 1 connection, medians of ${rounds} rounds of ${load.seconds} s taken in turns`);
  printTable([
    ['', 'elements', 'HTML kB', 'sent kB', 'hydration kB', 'CPU ms', 'of bare'],
    ...pages.map((page) => {
      const costs = costsOf(page);
      return [
        page.name,
        String(page.nodes),
        kilobytes(Buffer.byteLength(page.html)),
        kilobytes(costs.page.bytes),
        kilobytes(Buffer.byteLength(hydrationOf(page.html))),
        (costs.page.cpu / 1000).toFixed(1),
        (costs.page.cpu / costs.bare.cpu).toFixed(1),
      ];
    }),
  ]);
}
