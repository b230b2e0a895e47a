import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { PriceLine } from '#app/components/product/price-line.tsx';
import buying from '#messages/de/buying.json' with { type: 'json' };
import product from '#messages/de/product.json' with { type: 'json' };
import ui from '#messages/de/ui.json' with { type: 'json' };
import { PhoneBuyBar } from './phone-buy-bar.tsx';
import type { BuyForm } from './use-buy-form.ts';

const buy: BuyForm = {
  isBusy: false,
  problem: undefined,
  isUnfit: false,
  isGone: false,
  nextDelivery: undefined,
  level: undefined,
  quantity: undefined,
  submit: () => {},
  retry: () => {},
  forget: () => {},
};
const config = { locale: 'de', messages: { buying, product, ui }, timeZone: 'UTC' } as never;

test.each([
  ['ab 17,56 €', true],
  ['17,56 €', false],
])('the phone bar shows "%s" and the VAT note, like the price line', (words, isFrom) => {
  const price = { text: '17,56 €', isFrom, before: undefined };
  const parts = [
    createElement(PriceLine, { price, mode: 'excl', marketPrice: undefined }),
    createElement(PhoneBuyBar, { buy, price, mode: 'excl', size: undefined }),
  ];
  for (const part of parts) {
    const html = renderToStaticMarkup(createElement(IntlProvider, config, part));
    expect(html).toMatch(new RegExp(`>${words}</span>.*>${product.price.exclVat}</span>`));
  }
});
