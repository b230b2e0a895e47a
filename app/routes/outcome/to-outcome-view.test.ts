import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import type { Order } from '#modules/order/order.ts';
import { anOrder } from '#tests/build/order.ts';
import { aVisit } from '#tests/build/visit.ts';
import { toOutcomeView } from './to-outcome-view.ts';

const facts = { link: 'link', isMaintained: false, isWithdrawn: false, deciders: [], held: [] };

const sent = (facts: Partial<Order> = {}): Order => ({
  ...anOrder().order,
  orderNo: '100001',
  givenUpAt: undefined,
  ...facts,
});

test('an order shows its day, its references, its comment and its delivery time', () => {
  const { order } = anOrder();
  const view = toOutcomeView(
    aVisit(),
    sent({
      comment: 'Ring the bell',
      metadata: {
        ...order.metadata,
        OrderLabel: 'Crane',
        SalesRef: 'Eva',
        OrderNumber: 'PO-7',
        ProjectNumber: 'P-8',
      },
      delivery: { ...order.delivery, method: { ...order.delivery.method, days: { from: 2, to: 4 } } },
    }),
    facts,
  );
  expect(view).toMatchObject({ date: '16 nov. 2026', comment: 'Ring the bell', days: { from: 2, to: 4 } });
  expect(view.references).toEqual([
    { name: 'orderLabel', text: 'Crane' },
    { name: 'salesRef', text: 'Eva' },
    { name: 'orderNumber', text: 'PO-7' },
    { name: 'projectNumber', text: 'P-8' },
  ]);
  expect(view.delivery).toEqual(['Eva Lind', 'Gatan 1', '111 22 Stockholm', 'Sverige']);
});

test('a replacement costs nothing, so it has no payment method', () => {
  const exchange = { orderId: anOrder().order.id, orderNo: '100000', returnId: anOrder().order.id };
  expect(toOutcomeView(aVisit(), sent({ exchange }), facts).paymentKind).toBeUndefined();
  expect(toOutcomeView(aVisit(), sent(), facts).paymentKind).toBeDefined();
});

test('empty values are not shown', () => {
  const view = toOutcomeView(aVisit(), sent(), facts);
  expect(view).toMatchObject({ references: [], comment: '', days: undefined, untaxed: undefined });
});

test('S08 the papers of what was ordered are fetched with the order’s own link, in the language of the page', () => {
  const order = sent();
  const { conformityHref } = toOutcomeView(aVisit({ market: markets.uk, language: 'en' }), order, {
    ...facts,
    link: 'a+b',
  });
  expect(conformityHref).toBe(`/api/document/documents/order/${order.id}/conformity?cultureCode=en&o=a%2Bb`);
});

test('a rate of zero has no line, and the reason for tax exemption is shown', () => {
  const { order } = anOrder();
  const [row] = order.tax.rows;
  if (!row) throw new Error('an order without a rate');
  const zero = { ...row, basisPoints: 0, tax: { ...row.tax, amount: 0 } };
  const view = toOutcomeView(aVisit(), sent({ tax: { treatment: 'intra-community', rows: [zero] } }), facts);
  expect(view.untaxed).toBe('intra-community');
  expect(view.summary.totals?.taxes).toEqual([]);
});

test('free delivery is marked as free', () => {
  const view = toOutcomeView(aVisit({ market: markets.uk, language: 'en' }), sent(), facts);
  expect(view.summary.totals?.isShippingFree).toBe(true);
});
