import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import fulfilment from '#messages/en/fulfilment.json' with { type: 'json' };
import orderPage from '#messages/en/order-page.json' with { type: 'json' };
import { OrderMoves } from './order-moves.tsx';
import type { StaffOrder } from './staff-order.ts';

test('an order with nothing left to do leads to its return that waits for an answer', () => {
  const returns = [
    { id: 'decided', state: 'accepted' },
    { id: 'waiting', state: 'asked' },
  ];
  const order = { moves: [], returns } as unknown as StaffOrder;
  const config = { locale: 'en', messages: { fulfilment, 'order-page': orderPage }, timeZone: 'UTC' } as never;
  const element = createElement(IntlProvider, config, createElement(OrderMoves, { order }));
  const root = { language: 'en', words: {} };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toContain('href="/en/staff/returns/waiting"');
});
