import type { InsightKind } from './insight-kinds.ts';

const byPage: Readonly<Record<string, InsightKind>> = {
  allProducts: 'list',
  products: 'list',
  productsByGroup: 'list',
  productsByCollection: 'list',
  productsMen: 'list',
  productsWomen: 'list',
  category: 'list',
  subCategory: 'list',
  product: 'product',
  checkout: 'cart',
  checkoutOrder: 'checkout',
};

type PageRequest = {
  /** Name in app/pages.ts; undefined for a page of the content system. */
  readonly page: string | undefined;
  readonly url: URL;
  /** The address of the page that asks, from the browser. */
  readonly referrer: string | undefined;
  /** The browser prefetches the page before the visitor has chosen it. */
  readonly isAhead: boolean;
};

/**
 * How a request for a page is counted. Undefined if the visitor does not open a page: pages reload their data after a
 * change, by a request from the same address.
 */
export function viewedKind({ page, url, referrer, isAhead }: PageRequest): InsightKind | undefined {
  if (isAhead || page?.startsWith('staff')) return undefined;
  const isData = url.pathname.endsWith('.data');
  if (isData && referrer !== undefined && pathOf(referrer) === url.pathname.slice(0, -'.data'.length)) return undefined;
  const kind = page !== undefined && Object.hasOwn(byPage, page) ? byPage[page] : undefined;
  return kind === 'list' && url.searchParams.get('query') ? 'search' : (kind ?? 'page');
}

const pathOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).pathname : undefined);
