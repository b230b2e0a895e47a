import { beforeEach, expect, test } from 'vitest';
import type { Tax } from '#modules/pricing/tax.ts';
import { aPrice, aPriceList } from '#tests/build/feed.ts';
import { trousers } from '#tests/build/goods.ts';
import { openSendingShop, payloadOf, refused, type SendingShop, sent, toTheDoor } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser } from '#tests/setup/test-browser.ts';
import { markets } from '../market/markets.ts';

let shop: SendingShop;

beforeEach(async () => {
  shop = await openSendingShop({}, { market: markets.us, points: [] });
  await bringFeed(shop, [
    aPriceList({ code: 'PUBLIC-us', market: 'us', currency: 'USD' }),
    { kind: 'price', priceList: 'PUBLIC-us', partNo: aPrice({ style: 1000 }).partNo, currency: 'USD', unitNet: '100' },
  ]);
});

const place = {
  addressLine1: '1 Main Street',
  addressLine2: '',
  zipCode: '90001',
  city: 'Los Angeles',
  region: 'CA',
  countryId: 'US',
};

async function sendInAmerica(tax: Partial<Tax> = {}, changed: Partial<typeof place> = {}) {
  const america = Object.assign(shop, { tax: { ...shop.tax, ...tax } });
  const browser = openTestBrowser(openTestApp(america), 'us.localhost:3000');
  const made = await browser.send('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 1 }] });
  const { id: cartId } = (await made.json()) as { id: string };
  const payload = payloadOf(
    { cartId, headers: {}, facts: {} },
    {
      deliveryMethod: toTheDoor,
      useIncVat: false,
      deliveryAddress: {
        ...place,
        ...changed,
        addressId: null,
        careOf: '',
        isValidated: true,
        type: 'Delivery',
        saveAddress: false,
      },
    },
  );
  return browser.send('/api/order/orders/send', 'POST', payload);
}

test('O13 in the USA the region decides over the tax, of goods and of freight', async () => {
  const { total, orderId } = await sent(sendInAmerica());
  const { data, tax } = await shop.db
    .selectFrom('orders')
    .select(['data', 'tax'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(data.tax.treatment).toBe('region');
  expect(data.delivery.address.region).toBe('CA');
  expect(tax).toBeGreaterThan(0);
  expect(total).toBe((10_000 + 9900 + tax) / 100);
});

test('O13 O29 a state that the zip code is not in is refused: it would decide over the tax', async () => {
  const oregon = { region: 'OR', zipCode: '73301' };
  expect(await refused(sendInAmerica({}, oregon))).toMatchObject({
    status: 422,
    code: 'delivery-address-invalid',
    facts: { problems: [{ field: 'region', code: 'region-wrong' }] },
  });
});

test('T17 nobody orders there before the tax is known, and the failure is logged', async () => {
  const logged: string[] = [];
  shop.log = { ...shop.log, error: (_: unknown, words: string) => void logged.push(words) } as never;
  const failing = { ratesOf: () => Promise.reject(new Error('the tax service answers 500')) };
  expect(await refused(sendInAmerica(failing))).toMatchObject({ status: 502, code: 'tax-lookup-failed' });
  expect(logged).toContain('the tax could not be looked up');
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
});
