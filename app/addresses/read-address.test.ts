import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { readAddress } from './read-address.ts';

test.each(['/', '/login', '/login/company', '/logout', '/error', '/404', '/auth/portal-redirect', '/dev/mail'])(
  '%s has no language',
  (path) => expect(readAddress(markets.se, path)).toEqual({ kind: 'system' }),
);

test('a page in a language of the market', () => {
  expect(readAddress(markets.se, '/sv/kassa')).toEqual({ kind: 'page', language: 'sv' });
  expect(readAddress(markets.se, '/en')).toEqual({ kind: 'page', language: 'en' });
});

test.each(['/xx/checkout', '/fi/kassa', '/xx'])('R69 %s leads to the root: no language of this market', (path) =>
  expect(readAddress(markets.se, path, '?a=1')).toEqual({ kind: 'elsewhere', location: '/' }),
);

test.each([
  ['/checkout', '/sv/kassa'],
  ['/kassa', '/sv/kassa'],
  ['/SV/kassa', '/sv/kassa'],
  ['/eng/checkout', '/sv/kassa'],
  ['/product/byxa', '/sv/produkt/byxa'],
  ['/mypages/account', '/sv/minasidor/konto'],
])('R01 R68 %s is sent to %s, the market’s own language', (path, location) =>
  expect(readAddress(markets.se, path, '?a=1')).toEqual({ kind: 'elsewhere', location: `${location}?a=1` }),
);

test.each(['/nothing', '/wp-admin/setup.php', '/SV', '/eng'])('%s is missing', (path) =>
  expect(readAddress(markets.se, path)).toEqual({ kind: 'missing' }),
);
