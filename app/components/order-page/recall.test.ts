import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import orderPage from '#messages/en/order-page.json' with { type: 'json' };
import ui from '#messages/en/ui.json' with { type: 'json' };
import type { OrderPageAnswer } from './order-page-view.ts';
import { Recall } from './recall.tsx';

const typed = { recallReason: 'Found in the store' };
const answered = (facts: Partial<OrderPageAnswer>): OrderPageAnswer => ({
  intent: 'recall',
  typed,
  answerId: '1',
  words: '',
  problems: {},
  ...facts,
});

function shown(mayRecall: boolean, answer?: OrderPageAnswer): string {
  const config = { locale: 'en', messages: { ui, 'order-page': orderPage }, timeZone: 'UTC' } as never;
  const form = createElement(Recall, { order: { orderNo: '1007', mayRecall }, answer });
  const element = createElement(IntlProvider, config, form);
  const router = createMemoryRouter([{ id: 'root', path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('withdrawing a waiting order asks for the reason first, and then for a confirmation', () => {
  const first = shown(true);
  expect(first).toContain('<textarea');
  expect(first).not.toContain('value="confirm"');
  const second = shown(true, answered({ isToConfirm: true }));
  expect(second).toContain('Withdraw order 1007? This cannot be undone.');
  expect(second).toContain('name="recallReason" value="Found in the store"');
  expect(second).toContain('value="confirm"');
  expect(second).toContain('Keep the order');
});

test('for an order that was decided there is no form to withdraw it, but the refusal of one that was open is shown', () => {
  const words = 'This order does not wait for approval, or no longer does.';
  expect(shown(false)).toBe('');
  const refused = shown(false, answered({ words }));
  expect(refused).toContain(words);
  expect(refused).not.toContain('<form');
});
