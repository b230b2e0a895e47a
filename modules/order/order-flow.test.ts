import { expect, test } from 'vitest';
import { leadsTo, orderFlow } from './order-flow.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

const all = Object.values(orderStatuses);

test('every status can be reached from the first, and leads to the invoice', () => {
  expect(Object.keys(orderFlow).map(Number)).toEqual(all);
  for (const status of all.slice(1)) expect(leadsTo(0, status)).toBe(true);
  for (const status of all.filter((code) => code < 700)) expect(leadsTo(status, 700)).toBe(true);
});

test('no order goes back, except an overdue one that is paid', () => {
  const back = all.flatMap((from) => all.filter((to) => to < from && leadsTo(from, to)).map((to) => [from, to]));
  expect(back).toEqual([[800, 700] satisfies [OrderStatus, OrderStatus]]);
});
