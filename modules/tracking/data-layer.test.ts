import { expect, test } from 'vitest';
import { toDataLayer } from './data-layer.ts';
import type { GoodsEvent, TrackedGoods } from './tracking-events.ts';

const goods: TrackedGoods = {
  currency: 'SEK',
  value: 1600,
  items: [{ sku: '100011100100C50', name: 'Trousers', quantity: 2, price: 800 }],
};
const item = {
  item_id: '100011100100',
  item_variant: 'C50',
  item_name: 'Trousers',
  item_brand: 'Yrke',
  price: 800,
  quantity: 2,
};

test.each<GoodsEvent['name']>(['add_to_cart', 'remove_from_cart', 'view_item', 'view_cart', 'begin_checkout'])(
  'K09 %s has the items and their value',
  (name) => {
    expect(toDataLayer({ name, goods })).toEqual({
      event: name,
      ecommerce: { currency: 'SEK', value: 1600, items: [item] },
    });
  },
);

test('K09 a purchase has the order number, tax and freight', () => {
  const order = { ...goods, orderNo: 'Y1001', tax: 400, shipping: 59, email: 'a@b.example' };
  expect(toDataLayer({ name: 'purchase', order })).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'Y1001', currency: 'SEK', value: 1600, tax: 400, shipping: 59, items: [item] },
  });
});

test('K09 lists name themselves at each item; hidden prices and their currency are left out', () => {
  const list = { id: 'men', name: 'Men' };
  const items = [{ sku: '100011100100', name: 'Trousers', quantity: 1, index: 3 }];
  const written = { item_id: '100011100100', item_name: 'Trousers', item_brand: 'Yrke', index: 3, quantity: 1 };
  const inList = { item_list_id: 'men', item_list_name: 'Men' };
  expect(toDataLayer({ name: 'view_item_list', list, items })).toEqual({
    event: 'view_item_list',
    ecommerce: { ...inList, items: [{ ...written, ...inList }] },
  });
  expect(toDataLayer({ name: 'view_cart', goods: { currency: 'SEK', items } })).toEqual({
    event: 'view_cart',
    ecommerce: { items: [written] },
  });
});

test('K09 K16 a page has its type, a search its words', () => {
  expect(toDataLayer({ name: 'page_view', pageType: 'PRODUCT', path: '/en/product/x' })).toEqual({
    event: 'page_view',
    page_type: 'PRODUCT',
    page_path: '/en/product/x',
  });
  expect(toDataLayer({ name: 'search', searchText: 'jacket', results: 3 })).toEqual({
    event: 'search',
    search_term: 'jacket',
  });
});

test('at most 200 items are sent', () => {
  const items = Array.from({ length: 201 }, (_, at) => ({ sku: `${at}`, name: 'x', quantity: 1 }));
  const { ecommerce } = toDataLayer({ name: 'view_cart', goods: { currency: 'SEK', items } });
  expect((ecommerce as { items: unknown[] }).items).toHaveLength(200);
});
