import { expect, test } from 'vitest';
import { toSocialEvent } from './social-event.ts';
import type { TrackedGoods } from './tracking-events.ts';

const facts = { id: 'e1', url: 'https://www.yrke.example/en', userAgent: 'Firefox', market: 'se' };
const goods: TrackedGoods = {
  currency: 'USD',
  value: 80,
  items: [{ sku: '100011100100C50', name: 'Trousers', quantity: 2, price: 40 }],
};
const about = { event_id: 'e1', event_source_url: 'https://www.yrke.example/en', client_user_agent: 'Firefox' };
const contents = [{ id: '100011100100', quantity: 2, item_price: 40 }];

test('K08 an event has a name, data and whether the market is the USA or Canada', () => {
  expect(toSocialEvent({ name: 'add_to_cart', goods }, facts)).toEqual({
    eventName: 'AddToCart',
    eventData: { ...about, currency: 'USD', value: 80, content_type: 'product', contents },
    isMarketUSorCA: false,
  });
  const isUsOrCa = (market: string) =>
    toSocialEvent({ name: 'view_item', goods }, { ...facts, market })?.isMarketUSorCA;
  expect(['us', 'ca', 'se', 'uk'].map(isUsOrCa)).toEqual([true, true, false, false]);
});

test('K08 an order always has the same event id, so that it counts once', () => {
  const order = { ...goods, orderNo: 'Y7', email: 'a@b.example' };
  expect(toSocialEvent({ name: 'purchase', order }, facts)).toMatchObject({
    eventName: 'Purchase',
    eventData: { event_id: 'order-Y7', order_id: 'Y7', value: 80 },
  });
  expect(JSON.stringify(toSocialEvent({ name: 'purchase', order }, facts))).not.toContain('b.example');
});

test('K08 events that the network does not know are not sent', () => {
  expect(toSocialEvent({ name: 'view_cart', goods }, facts)).toBeUndefined();
  expect(toSocialEvent({ name: 'remove_from_cart', goods }, facts)).toBeUndefined();
  expect(toSocialEvent({ name: 'search', searchText: 'jacket', results: 1 }, facts)).toMatchObject({
    eventName: 'Search',
    eventData: { search_string: 'jacket' },
  });
});
