import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { routeHref } from './page-addresses.ts';
import { returnPath } from './return-path.ts';

test('R77 a company user whose session ended in the checkout returns to the home page, in all 14 spellings', () => {
  expect(returnPath(true, '/en/checkout/order', 'en')).toBe('/en');
  for (const language of languages)
    for (const name of ['checkout', 'checkoutOrder', 'checkoutDelivery'])
      expect(returnPath(true, routeHref(name, language), language)).toBe(`/${language}`);
  expect(returnPath(true, '/sv/kassa?step=2', 'sv')).toBe('/sv');
});

test('R78 everybody else returns to where they were', () => {
  expect(returnPath(false, '/en/checkout', 'en')).toBe('/en/checkout');
  expect(returnPath(true, '/en/product/x', 'en')).toBe('/en/product/x');
  expect(returnPath(true, '/en/checkouts', 'en')).toBe('/en/checkouts');
});
