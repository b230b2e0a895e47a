export const visitors = ['none', 'cookie', 'consumer', 'company', 'staff'] as const;
export type Visitor = (typeof visitors)[number];

export type AwayRequest = {
  readonly path: string;
  /** A form or a JSON body; without one it is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The status for each visitor, in the order of `visitors`; a single number applies to all. */
  readonly status: number | readonly [number, number, number, number, number];
  /** The form of the error: a page, or a problem document for scripts and programs. */
  readonly as?: 'page' | 'problem';
};

const settings = '/sv/minasidor/konto/installningar';
export const aCart = { products: [{ sku: '100011100100C50', quantity: 1 }] };
const unknownCart = '/api/cart/carts/018f0000-0000-7000-8000-000000000000';

/** Requests while the database refuses connections, in a shop whose default market is in memory. */
export const requests: readonly AwayRequest[] = [
  // Pages from memory: the same for everybody, or built from the session itself.
  { path: '/sv', status: 200 },
  { path: '/sv/about', status: 200 },
  { path: '/sv/about.data', status: 200 },
  { path: '/sv/alla-produkter', status: 200 },
  { path: '/sv/alla-produkter?query=trousers', status: 200 },
  { path: '/sv/produkt/trousers-1000', status: 200 },
  { path: '/sv/produkt/trousers-1000/storlekar', status: 200 },
  { path: '/sv/storleksguide', status: 200 },
  { path: '/sv/jamfor', status: 404 },
  { path: '/login', status: [200, 200, 302, 302, 302] },
  // Pages that need the database.
  { path: '/sv/kassa', status: [200, 503, 503, 503, 503], as: 'page' },
  { path: '/sv/kassa.data', status: [200, 503, 503, 503, 503], as: 'problem' },
  { path: '/sv/produkt/trousers-1000/recensioner', status: 503, as: 'page' },
  { path: '/sv/produkt/trousers-1000/recensioner.data', status: 503, as: 'problem' },
  { path: '/sv/minasidor/konto/bestallningar', status: [307, 307, 503, 503, 503], as: 'page' },
  { path: '/sv/minasidor/konto/bestallningar.data', status: [403, 403, 503, 503, 503], as: 'problem' },
  { path: '/sv/staff/flags', status: [307, 307, 307, 307, 503], as: 'page' },
  { path: '/sv/cart-answers/summary', status: [200, 503, 503, 503, 503], as: 'page' },
  { path: '/logout', status: [302, 302, 503, 503, 503], as: 'page' },
  // Forms: nothing is saved, and no session ends.
  {
    path: '/login?lang=sv',
    form: { loginName: 'ada@bygg.example', password: 'a long enough password' },
    status: 503,
    as: 'page',
  },
  { path: '/login/forgotten?lang=sv', form: { loginName: 'ada@bygg.example' }, status: 503, as: 'page' },
  { path: '/login/forgotten.data?lang=sv', form: { loginName: 'ada@bygg.example' }, status: 503, as: 'problem' },
  {
    path: settings,
    form: { intent: 'profile', firstName: 'Ada', lastName: 'Berg' },
    status: [403, 403, 503, 503, 503],
    as: 'page',
  },
  {
    path: `${settings}.data`,
    form: { intent: 'profile', firstName: 'Ada', lastName: 'Berg' },
    status: [403, 403, 503, 503, 503],
    as: 'problem',
  },
  // The API.
  { path: '/api/product/products?query=trousers', status: 200 },
  { path: '/api/feature/features/UseKlevu/enabled', status: 200 },
  { path: '/authenticated', status: [401, 401, 200, 200, 200] },
  { path: unknownCart, status: 503, as: 'problem' },
  { path: '/api/cart/carts', json: aCart, status: 503, as: 'problem' },
  { path: '/refresh', json: {}, status: 401 },
  // Files, and health checks.
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: '/pictures/none.jpg?w=446', status: 404 },
  { path: '/files/none.pdf', status: 404 },
  { path: '/__manifest?paths=/sv/about&version=old', status: 204 },
  { path: '/healthz', status: 200 },
];
