import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import fulfilment from '#messages/en/fulfilment.json' with { type: 'json' };
import orderPage from '#messages/en/order-page.json' with { type: 'json' };
import staff from '#messages/en/staff.json' with { type: 'json' };
import units from '#messages/en/units.json' with { type: 'json' };
import { ReturnCard } from './return-card.tsx';
import type { StaffReturn } from './staff-order.ts';

const exchange = {
  id: '1',
  number: 'R7-1',
  orderNo: '7',
  orderHref: '/order/7',
  buyer: 'Ida Berg',
  kind: 'return',
  state: 'asked',
  day: '2026-11-02',
  rows: [],
  comment: '',
  answer: '',
  worth: '500 kr',
  replacement: { orderNo: '8', href: undefined },
} as unknown as StaffReturn;

function shown(facts: Partial<StaffReturn>): string {
  const messages = { fulfilment, staff, units, 'order-page': orderPage };
  const config = { locale: 'en', messages, timeZone: 'UTC' } as never;
  const card = createElement(ReturnCard, { one: { ...exchange, ...facts }, result: undefined });
  const root = { language: 'en', culture: 'en-GB', market: { currency: 'GBP' }, words: {} };
  const element = createElement(IntlProvider, config, card);
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const hasLeft =
  'The replacement, order 8, has left. So this can no longer be refused; accept it once the goods are back.';

test('an exchange whose replacement was dispatched can only be accepted, and the card says why', () => {
  const page = shown({ mayRefuse: false, isReplaced: false, isPaidBack: true });
  expect(page).toContain(hasLeft);
  expect(page).toContain('the buyer gets 500 kr back');
  expect(page).toContain('value="accepted"');
  expect(page).not.toContain('value="refused"');
});

test('an exchange whose replacement was not dispatched may be refused', () => {
  const page = shown({ mayRefuse: true, isReplaced: true, isPaidBack: false });
  expect(page).toContain('If you refuse, it is not sent');
  expect(page).toContain('value="refused"');
  expect(page).not.toContain(hasLeft);
});

test('a return without a refund is accepted without mentioning money', () => {
  const page = shown({
    mayRefuse: true,
    isPaidBack: false,
    isReplaced: false,
    worth: 'SEK 0.00',
    replacement: undefined,
  });
  expect(page).toContain('The buyer is shown where to send the goods. Nothing more is paid back for these goods.');
  expect(page).not.toContain('SEK 0.00');
});

test('an accepted return without a refund says so; one for a replacement or for later money does not', () => {
  const accepted = (facts: Partial<StaffReturn>) => shown({ state: 'accepted', isPaidBack: false, ...facts });
  const nothing = 'Nothing more is paid back for these goods.';
  expect(accepted({ isReplaced: false })).toContain(nothing);
  expect(accepted({ isReplaced: true })).not.toContain(nothing);
  expect(accepted({ isReplaced: false, awaited: { amount: '500 kr', number: 'R6-1' } })).not.toContain(nothing);
  expect(shown({ state: 'refused', isPaidBack: false, isReplaced: false })).not.toContain(nothing);
});

test('the card names the return that the money waits for', () => {
  const page = shown({
    mayRefuse: true,
    isPaidBack: true,
    awaited: { amount: '500 kr', number: 'R6-1' },
    replacement: undefined,
  });
  expect(page).toContain('The buyer gets 500 kr back once return R6-1 is accepted too');
});

test('after a return is accepted, the card says where the money is and how it is paid back', () => {
  const accepted = (facts: Partial<StaffReturn>) => shown({ state: 'accepted', isPaidBack: true, ...facts });
  const underWay = 'on its way back to the card or account that the buyer paid with';
  expect(accepted({ payment: 'refund-open' })).toContain(`500 kr is ${underWay}`);
  expect(accepted({ payment: 'refund' })).toContain('500 kr was paid back to the card or account');
  expect(accepted({ payment: 'refund' })).not.toContain(underWay);
  expect(accepted({ payment: 'credit' })).toContain('500 kr was credited on the invoice');
  expect(accepted({ payment: 'no-payment' })).toContain('500 kr is due to the buyer.');
  expect(accepted({ payment: 'no-payment' })).not.toContain('was paid back');
  const awaited = { amount: '41 kr', number: 'R6-1' };
  expect(accepted({ payment: undefined, awaited })).toContain(
    'The buyer gets 41 kr back once return R6-1 is accepted too',
  );
  expect(shown({ state: 'refused', payment: undefined })).not.toContain('500 kr');
});

test('a withdrawal from goods that were not dispatched is accepted at once; others when the goods are back', () => {
  const withdrawal = { kind: 'withdrawal', mayRefuse: false, isPaidBack: true, replacement: undefined } as const;
  const unsent = shown({ ...withdrawal, isUnsent: true });
  expect(unsent).toContain('The goods have not left: accept it now, and they are not sent.');
  const sent = shown({ ...withdrawal, isUnsent: false });
  expect(sent).toContain('This cannot be refused; accept it once the goods are back.');
  for (const page of [unsent, sent]) {
    expect(page).not.toContain('shown where to send');
    expect(page).not.toContain('Needed for a refusal');
  }
});
