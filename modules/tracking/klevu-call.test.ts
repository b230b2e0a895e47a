import { expect, test } from 'vitest';
import { toKlevuCall } from './klevu-call.ts';

const place = { language: 'en', marketId: 3 };
const callOf = (...event: Parameters<typeof toKlevuCall>[0][]) => event.map((one) => toKlevuCall(one, place));
const queryOf = (path = '') => Object.fromEntries(new URL(path, 'http://x').searchParams);

test('K12 a search has six members', () => {
  const [call] = callOf({ name: 'search', searchText: 'jacket', results: 12 });
  expect(call?.path).toMatch(/^\/api\/klevu\/analytics\/trackProductSearch\?/);
  expect(queryOf(call?.path)).toEqual({
    klevu_term: 'jacket',
    klevu_totalResults: '12',
    klevu_typeOfQuery: 'FUZZY_AND',
    klevu_shopperIP: '',
    lang: 'en',
    marketId: '3',
  });
});

test('K13 a click on a search result has its product; a click elsewhere is not sent', () => {
  const list = { id: 'search', name: 'Search' };
  const items = [{ sku: '100011100100', name: 'Trousers', quantity: 1, index: 2 }];
  const click = { searchText: 'jacket', url: 'https://x.example/en/product/trousers' };
  const [call, none] = callOf({ name: 'select_item', list, items, click }, { name: 'select_item', list, items });
  expect(call?.path).toMatch(/^\/api\/klevu\/analytics\/trackProductClick\?/);
  expect(queryOf(call?.path)).toEqual({
    klevu_keywords: 'jacket',
    klevu_type: 'clicked',
    klevu_productId: '100011100100',
    klevu_productGroupId: '10001110',
    klevu_productVariantId: '100011100100',
    klevu_productName: 'Trousers',
    klevu_productUrl: 'https://x.example/en/product/trousers',
    klevu_shopperIP: '',
    lang: 'en',
    marketId: '3',
  });
  expect(none).toBeUndefined();
});

test('K14 a purchase has one item for each order line', () => {
  const item = { sku: '100011100100C50', name: 'Trousers', quantity: 2, price: 40 };
  const order = {
    orderNo: 'Y7',
    currency: 'GBP',
    email: 'a@b.example',
    items: [
      { ...item, line: 1 },
      { ...item, sku: '100011100100C52', line: 2 },
    ],
  };
  const [call] = callOf({ name: 'purchase', order });
  const first = {
    order_id: 'Y7',
    order_line_id: '1',
    item_name: 'Trousers',
    item_id: '100011100100C50',
    item_group_id: '10001110',
    item_variant_id: '100011100100C50',
    unit_price: 40,
    units: 2,
    currency: 'GBP',
  };
  const second = { ...first, order_line_id: '2', item_id: '100011100100C52', item_variant_id: '100011100100C52' };
  expect(call).toEqual({
    path: '/api/klevu/analytics/trackOrderPurchase',
    body: { lang: 'en', marketId: 3, userProfile: { ip_address: '', email: 'a@b.example' }, items: [first, second] },
  });
});
