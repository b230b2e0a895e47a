import { describe, expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import { aVisit } from '#tests/build/visit.ts';
import {
  byNonce,
  createNonces,
  isOwnRequest,
  loosenedFor,
  mayPost,
  securityByNonce,
  securityHeaders,
  trackingHosts,
} from './security.ts';

const payment = 'simulator';
const headers = (environment: (typeof environments)[number] = 'production', dev = false) =>
  securityHeaders({ environment, scripts: byNonce('abc'), dev, payment });

function directive(name: string, from = headers()) {
  const policy = from['content-security-policy']?.split('; ') ?? [];
  return policy.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
}

test("a script runs only from our origin or with the response's nonce", () => {
  expect(directive('script-src')).toBe("'self' 'nonce-abc'");
  expect(directive('default-src')).toBe("'self'");
  expect(directive('object-src')).toBe("'none'");
  expect(directive('base-uri')).toBe("'none'");
});

test.each(environments)('in %s the headers by nonce are the same headers', (environment) => {
  for (const dev of [true, false])
    for (const provider of ['simulator', 'adyen'] as const)
      expect(securityByNonce({ environment, dev, payment: provider })('abc')).toEqual(
        securityHeaders({ environment, scripts: byNonce('abc'), dev, payment: provider }),
      );
});

test('our pages cannot be framed, and forms post only to us', () => {
  expect(directive('frame-ancestors')).toBe("'none'");
  expect(directive('form-action')).toBe("'self'");
  expect(headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});

const buyer = 'https://buy.example';

/** The headers of a route with a policy for these origins. */
const loosened = (origins: readonly string[], environment: (typeof environments)[number] = 'production') =>
  securityHeaders({
    environment,
    scripts: byNonce('abc'),
    dev: false,
    payment,
    loosened: loosenedFor({ framedBy: () => origins, postsTo: () => origins, keepsOpener: true }, aVisit()),
  });

test('a route without a policy has exactly these headers', () => {
  expect(headers('local')).toEqual({
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
      "font-src 'self' data:; connect-src 'self'; frame-src 'self' https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  });
  const nothing = loosenedFor({ takesForeignPosts: true }, aVisit());
  expect(
    securityHeaders({ environment: 'local', scripts: byNonce('abc'), dev: false, payment, loosened: nothing }),
  ).toEqual(headers('local'));
});

test('a route with a policy is framed by one origin, posts to it, and keeps its opener', () => {
  const own = loosened([buyer]);
  expect(directive('frame-ancestors', own)).toBe('https://buy.example');
  expect(directive('form-action', own)).toBe("'self' https://buy.example");
  expect(own).not.toHaveProperty('x-frame-options');
  expect(own['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(directive('script-src', own)).toBe("'self' 'nonce-abc'");
});

test.each([
  '*',
  'https:',
  'https://*.example',
  'https://buy.example/path',
  "https://buy.example; script-src 'unsafe-inline'",
  'https://buy.example https://evil.example',
  'http://buy.example',
  "'unsafe-inline'",
  '',
])('%j is not a plain origin and is ignored', (origin) => {
  const own = loosened([origin]);
  expect([directive('frame-ancestors', own), directive('form-action', own)]).toEqual(["'none'", "'self'"]);
  expect(own['x-frame-options']).toBe('DENY');
});

test('in local development an origin may use http', () => {
  expect(directive('frame-ancestors', loosened(['http://buy.localhost:4000'], 'local'))).toBe(
    'http://buy.localhost:4000',
  );
});

test('browsers must use https except in local development', () => {
  const withHsts = environments.filter((environment) => 'strict-transport-security' in headers(environment));
  expect(withHsts).toEqual(['production', 'staging', 'development', 'uat']);
});

test('only the development server allows WebSockets', () => {
  expect(directive('connect-src')).toBe("'self'");
  expect(directive('connect-src', headers('local', true))).toBe("'self' ws:");
});

test('the payment provider is allowed only where it is used', () => {
  const withAdyen = securityHeaders({
    environment: 'production',
    scripts: byNonce('abc'),
    dev: false,
    payment: 'adyen',
  });
  expect(headers()['content-security-policy']).not.toMatch(/adyen|https:(?!\/\/www\.youtube-nocookie\.com;)/);
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(directive(name, withAdyen)).toContain('https://*.adyen.com');
  expect(directive('frame-src', withAdyen)).toBe("'self' https://www.youtube-nocookie.com https:");
  expect(directive('form-action', withAdyen)).toBe("'self' https:");
  expect(directive('frame-ancestors', withAdyen)).toBe("'none'");
  expect(directive('default-src', withAdyen)).toBe("'self'");
  expect(headers()['permissions-policy']).toContain('payment=(self)');
  expect(withAdyen['permissions-policy']).toContain('payment=(self "https://*.adyen.com")');
});

test('a nonce is long and unique', () => {
  const newNonce = createNonces();
  const nonces = new Set(Array.from({ length: 1000 }, newNonce));
  expect(nonces.size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

const own = { protocol: 'https', host: 'se.yrke.example', clientAddress: '192.0.2.1' } as const;
const ownOrigin = 'https://se.yrke.example';

// The Origin header decides; without it Sec-Fetch-Site; then the cookie.
test.each([
  [ownOrigin, undefined, true, true],
  [ownOrigin, 'cross-site', true, true],
  ['https://evil.example', undefined, false, false],
  ['https://evil.example', 'same-origin', true, false],
  ['https://no.yrke.example', 'same-site', true, false],
  ['http://se.yrke.example', undefined, true, false],
  ['https://se.yrke.example:8443', undefined, true, false],
  ['https://se.yrke.example.evil.example', undefined, true, false],
  ['null', undefined, false, false],
  ['', undefined, false, false],
  [undefined, 'same-origin', true, true],
  [undefined, 'none', true, true],
  [undefined, 'same-site', true, false],
  [undefined, 'cross-site', true, false],
  [undefined, 'cross-site', false, false],
  [undefined, undefined, true, false],
  [undefined, undefined, false, true],
] as const)(
  'a change with Origin %s, Sec-Fetch-Site %s, a cookie %s: ours %s',
  (origin, fetchSite, hasCookie, ours) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(isOwnRequest({ method, origin, fetchSite, hasCookie }, own)).toBe(ours);
  },
);

test('reads are allowed from any origin', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(
      isOwnRequest({ method, origin: 'https://evil.example', fetchSite: 'cross-site', hasCookie: true }, own),
    ).toBe(true);
});

test('the policy names hosts of the tag manager and the consent tool only if they are set', () => {
  const policyFor = (env: Parameters<typeof trackingHosts>[0]) =>
    securityHeaders({
      environment: 'production',
      scripts: '',
      dev: false,
      payment: 'simulator',
      tracking: trackingHosts(env),
    })['content-security-policy'];
  expect(policyFor({})).toContain("script-src 'self'; style-src");
  expect(policyFor({})).toContain("connect-src 'self'; frame-src");
  expect(policyFor({ TAG_MANAGER_ID: 'GTM-AB12CD3' })).toContain(
    "script-src 'self' https://www.googletagmanager.com; style-src",
  );
  expect(policyFor({ CONSENT_TOOL_URL: 'https://consent.example/a/b.js' })).toContain(
    "script-src 'self' https://consent.example; style-src",
  );
});

describe('a form of another site', () => {
  const asked = { method: 'POST', origin: buyer, fetchSite: 'cross-site', hasCookie: false };
  const entry = { takesForeignPosts: true };

  test('is accepted by a route for other sites', () => expect(mayPost(asked, own, entry)).toBe(true));
  test('is refused by all others', () => {
    expect(mayPost(asked, own, undefined)).toBe(false);
    expect(mayPost(asked, own, { framedBy: () => [buyer], postsTo: () => [buyer] })).toBe(false);
  });
  test('may bring our cookie, which such a route does not read', () =>
    expect(mayPost({ ...asked, hasCookie: true }, own, entry)).toBe(true));
  test('must be a POST', () => expect(mayPost({ ...asked, method: 'PUT' }, own, entry)).toBe(false));
});

test('the server of the vector map may be called and may send pictures, only if it is set', () => {
  const mapOrigin = 'https://tiles.example';
  const withMap = securityHeaders({ environment: 'production', scripts: '', dev: false, payment, mapOrigin });
  expect(directive('connect-src', withMap)).toBe("'self' https://tiles.example");
  expect(directive('img-src', withMap)).toBe("'self' data: blob: https://tiles.example");
  for (const name of ['script-src', 'frame-src', 'style-src', 'default-src'])
    expect(directive(name, withMap)).not.toContain('tiles.example');
  expect(headers()['content-security-policy']).not.toContain('tiles.example');
});
