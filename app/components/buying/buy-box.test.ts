import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import buying from '#messages/en/buying.json' with { type: 'json' };
import product from '#messages/en/product.json' with { type: 'json' };
import ui from '#messages/en/ui.json' with { type: 'json' };
import units from '#messages/en/units.json' with { type: 'json' };
import { BuyBox } from './buy-box.tsx';
import type { BuyForm } from './use-buy-form.ts';

const config = { locale: 'en-SE', messages: { buying, product, ui, units }, timeZone: 'UTC' } as never;
const shop = { language: 'en', culture: 'en-SE', market: { currency: 'SEK' }, words: {} };

function boxFor(quantity: string, nextDeliveryDate?: string): string {
  const buy: BuyForm = {
    isBusy: false,
    problem: undefined,
    isUnfit: false,
    isGone: false,
    nextDelivery: undefined,
    level: { sku: '100011100100C50', onHandValue: 74, nextDeliveryDate },
    quantity,
    submit: () => {},
    retry: () => {},
    forget: () => {},
  };
  const box = createElement(BuyBox, { packSize: 1, soldBy: 'H87', buy });
  const element = createElement(IntlProvider, config, box);
  const hydrationData = { loaderData: { root: shop } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('the product page says how many are left as soon as more are wanted', () => {
  expect(boxFor('75')).toContain('>Only 74 left. No delivery is planned</output>');
  expect(boxFor('75', '2026-12-24')).toContain('>Only 74 left. The rest is expected ');
  expect(boxFor('74')).not.toContain('left');
});
