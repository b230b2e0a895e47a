import type { Page } from '#app/pages.ts';

/** Areas of the shop with texts that only their own screens need. */
const areas = [
  'account',
  'compare',
  'catalogue',
  'product',
  'reviews',
  'cart',
  'checkout',
  'outcome',
  'payment',
  'staff',
  'documents',
  'design',
  'instant-order',
  'sizing',
  'favourites',
  'restock',
  'newsletter',
  'history',
  'order-page',
  'company-admin',
  'company-settings',
  'people',
  'why',
  'company-history',
  'vas',
  'proof',
  'pending-orders',
  'amount-limit',
  'approval-rules',
  'allowance',
  'garment',
  'laundry',
] as const;

type Area = (typeof areas)[number];

/** Texts that an area also needs from others: a product page shows cards of other products, a cart shows stock and is a checkout step. */
const borrows: Partial<Record<Area, readonly string[]>> = {
  compare: ['catalogue'],
  catalogue: ['compare'],
  product: ['catalogue', 'compare', 'restock', 'units'],
  cart: ['product', 'catalogue', 'compare', 'checkout', 'units'],
  favourites: ['catalogue', 'compare', 'favourites-pdf', 'units'],
  reviews: ['product'],
  staff: [
    'audit',
    'login',
    'work',
    'product',
    'order',
    'fulfilment',
    'history',
    'order-page',
    'outcome',
    'checkout',
    'delivery',
    'payment',
    'units',
    'vas',
    'proof',
    'garment',
  ],
  checkout: ['cart', 'address', 'delivery', 'payment', 'order', 'units'],
  outcome: ['checkout', 'cart', 'delivery', 'payment', 'order', 'units'],
  'instant-order': ['units'],
  sizing: ['account'],
  account: ['overview', 'history', 'order'],
  history: ['account', 'order', 'overview'],
  'company-admin': ['account', 'history', 'work'],
  'company-settings': ['account', 'history', 'work', 'company-admin', 'setting-texts', 'checkout', 'address'],
  why: ['account', 'history', 'work', 'people', 'company-settings', 'setting-texts', 'checkout', 'address'],
  people: ['people-import', 'account', 'history', 'work'],
  'company-history': ['account', 'history', 'work', 'audit'],
  vas: ['account', 'cart'],
  'amount-limit': ['account', 'work'],
  'approval-rules': ['account', 'history', 'work', 'company-admin'],
  allowance: ['account', 'history', 'work', 'company-admin'],
  'pending-orders': ['account', 'history', 'work', 'cart', 'order', 'units'],
  garment: ['account', 'history', 'product', 'work', 'company-admin'],
  laundry: ['account', 'history', 'work', 'company-admin'],
  'order-page': [
    'account',
    'history',
    'outcome',
    'checkout',
    'cart',
    'delivery',
    'payment',
    'order',
    'fulfilment',
    'units',
    'garment',
  ],
};

export function domainsOfPage(page: Page | undefined): string[] {
  const own = areas.filter((area) => page?.file.startsWith(`routes/${area}/`));
  return own.flatMap((area) => [area, ...(borrows[area] ?? [])]);
}

/** The paths without a language have texts of their own as well. */
export function domainsOfPath(path: string): string[] {
  if (path.startsWith('/dev/')) return ['dev'];
  return /^\/(?:login|logout|register|auth)(?:\/|\.|$)/.test(path) ? ['login'] : [];
}
