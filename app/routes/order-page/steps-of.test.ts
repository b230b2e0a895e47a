import { expect, test } from 'vitest';
import type { OrderStep } from '#modules/fulfilment/order-step.ts';
import { stepsOf } from './steps-of.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 8, minute));
const placed = { kind: 'ordinary', createdAt: at(0), placedAt: at(0) } as const;
const told = (order: Parameters<typeof stepsOf>[0]['order'], steps: readonly OrderStep[]) =>
  stepsOf({ order, steps: steps.map((step, index) => ({ at: at(index + 1), step })) }, ({ amount }) => `${amount}`).map(
    ({ kind, state, about }) => [kind, state ?? about].join(' ').trim(),
  );

test('a status that follows from a parcel or an invoice is shown with it, a reported one separately', () => {
  expect(
    told(placed, [
      { kind: 'status', from: 100, to: 300, by: 'accepted' },
      { kind: 'delivery', dispatchNumber: 'D-1', rows: [] },
      { kind: 'status', from: 300, to: 600, by: 'delivery' },
      { kind: 'arrival', dispatchNumber: 'D-1' },
      { kind: 'invoice', invoiceId: '1', number: 'SE1' },
      { kind: 'status', from: 600, to: 700, by: 'invoice' },
      { kind: 'status', from: 700, to: 800 },
      { kind: 'payment', number: 'SE1' },
      { kind: 'status', from: 800, to: 700, by: 'payment' },
    ]),
  ).toEqual([
    'payment SE1',
    'status overdue',
    'invoice SE1',
    'arrival D-1',
    'delivery D-1',
    'status confirmed',
    'placed',
  ]);
  expect(told(placed, [{ kind: 'status', from: 100, to: 600, by: 'status' }])).toEqual(['status delivered', 'placed']);
});

test('an order that waits for approval begins with that', () => {
  const asked = { kind: 'approval', createdAt: at(0), placedAt: undefined } as const;
  expect(told(asked, [])).toEqual(['approval']);
  expect(told({ ...asked, placedAt: at(5) }, [])).toEqual(['placed', 'approval']);
});
