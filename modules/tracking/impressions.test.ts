import { beforeEach, expect, test, vi } from 'vitest';
import { createImpressions } from './impressions.ts';
import type { ListEvent, TrackedItem } from './tracking-events.ts';

const list = { id: 'all-products', name: 'All products' };
const card = (number: number): TrackedItem => ({ sku: `1000${number}`, name: `Jacket ${number}`, quantity: 1 });
const ten = Array.from({ length: 10 }, (_, at) => card(at));
const minute = 60_000;
let sent: ListEvent[];
let show: (items: readonly TrackedItem[], at?: typeof list) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  sent = [];
  const see = createImpressions({
    now: Date.now,
    later: (run, ms) => setTimeout(run, ms),
    send: (event) => sent.push(event),
    seen: new Map(),
  });
  show = (items, at = list) => see({ name: 'view_item_list', list: at, items });
  return () => void vi.useRealTimers();
});

test('K10 ten cards make one batch after two seconds', () => {
  show(ten.slice(0, 4));
  vi.advanceTimersByTime(1000);
  show(ten.slice(4));
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ name: 'view_item_list', list, items: ten }]);
});

test('K10 the same card of a list is not sent again for 30 minutes', () => {
  show([card(1)]);
  vi.advanceTimersByTime(30 * minute - 1);
  show([card(1)]);
  show([card(1)], { id: 'men', name: 'Men' });
  vi.advanceTimersByTime(minute);
  expect(sent.map((event) => event.list.id)).toEqual(['all-products', 'men']);
  show([card(1)]);
  vi.advanceTimersByTime(2000);
  expect(sent.map((event) => event.list.id)).toEqual(['all-products', 'men', 'all-products']);
});
