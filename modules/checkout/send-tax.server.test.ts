import { expect, test } from 'vitest';
import { aPrice, aPriceList } from '#tests/build/feed.ts';
import { trousers } from '#tests/build/goods.ts';
import { openSendingShop, payloadOf, refused, type SendingShop, sent, toTheDoor } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser } from '#tests/setup/test-browser.ts';
import { markets } from '../market/markets.ts';

type Where = 'us' | 'ca' | 'se';

const places = {
  us: { addressLine1: '1 Main Street', zipCode: '90001', city: 'Los Angeles', region: 'CA', countryId: 'US' },
  ca: { addressLine1: '1 Main Street', zipCode: 'K1A 0B1', city: 'Ottawa', region: 'ON', countryId: 'CA' },
  se: { addressLine1: 'Gatan 1', zipCode: '111 22', city: 'Stockholm', region: '', countryId: 'SE' },
};

async function openShopIn(where: Where, settings: Record<string, string> = {}): Promise<SendingShop> {
  const market = markets[where];
  const { currency } = market;
  const shop = await openSendingShop(settings, { market, points: [] });
  if (where === 'se') return shop;
  const priceList = `PUBLIC-${where}`;
  const { partNo } = aPrice({ style: 1000 });
  await bringFeed(shop, [
    aPriceList({ code: priceList, market: where, currency }),
    { kind: 'price', priceList, partNo, currency, unitNet: '100' },
  ]);
  return shop;
}

/** Puts trousers into a cart in this market and orders them; can read the price before. */
async function openCheckout(shop: SendingShop, where: Where, changed: Partial<(typeof places)['us']> = {}) {
  const browser = openTestBrowser(openTestApp(shop), `${where}.localhost:3000`);
  const made = await browser.send('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 1 }] });
  const { id: cartId } = (await made.json()) as { id: string };
  const place = { ...places[where], ...changed };
  const deliveryAddress = {
    ...place,
    addressLine2: '',
    addressId: null,
    careOf: '',
    isValidated: true,
    type: 'Delivery' as const,
    saveAddress: false,
  };
  const payload = payloadOf(
    { cartId, headers: {}, facts: {} },
    { deliveryMethod: toTheDoor, useIncVat: where === 'se', deliveryAddress },
  );
  return {
    total: async () =>
      (await browser.send('/api/order/carts/groupedTotal', 'POST', { cartId, deliveryAddress: place })).json(),
    send: () => browser.send('/api/order/orders/send', 'POST', payload),
  };
}

const ordersOf = (shop: SendingShop) => shop.db.selectFrom('orders').select(['data', 'tax']).execute();

test('O13 in the USA the region decides the tax of goods and of freight', async () => {
  const shop = await openShopIn('us');
  const { send } = await openCheckout(shop, 'us');
  const { total } = await sent(send());
  const [order] = await ordersOf(shop);
  expect(order?.data).toMatchObject({ tax: { treatment: 'region' }, delivery: { address: { region: 'CA' } } });
  expect(order?.tax).toBeGreaterThan(0);
  expect(total).toBe((10_000 + 9900 + (order?.tax ?? 0)) / 100);
});

test('O13 O29 a state that does not match the zip code is refused, because it would decide the tax', async () => {
  const { send } = await openCheckout(await openShopIn('us'), 'us', { region: 'OR', zipCode: '73301' });
  expect(await refused(send())).toMatchObject({
    status: 422,
    code: 'delivery-address-invalid',
    facts: { problems: [{ field: 'region', code: 'region-wrong' }] },
  });
});

/** A tax provider that answers every call with 500. */
const startFailingProvider = () => startHttpServer((_request, response) => void response.writeHead(500).end());

test.each(['us', 'ca'] as const)(
  'T17 in %s a tax provider at 500 sets the flag, is logged, and blocks sending',
  async (where) => {
    const { log, lines } = logLines();
    const shop = Object.assign(await openShopIn(where, { TAX_URL: await startFailingProvider() }), { log });
    const { total, send } = await openCheckout(shop, where);
    expect(await total()).toMatchObject({ failedTax: true, total: { exclVat: 100, inclVat: null } });
    const failures = () => lines.filter(({ msg }) => msg === 'the tax could not be looked up');
    expect(failures()).toEqual([expect.objectContaining({ level: 50, err: expect.objectContaining({ status: 500 }) })]);
    expect(await refused(send())).toMatchObject({ status: 502, code: 'tax-lookup-failed' });
    expect(failures()).toHaveLength(2);
    expect(await ordersOf(shop)).toEqual([]);
  },
);

test('T17 in other markets the order is accepted with the market’s own rate', async () => {
  const shop = await openShopIn('se', { TAX_URL: await startFailingProvider() });
  const { total, send } = await openCheckout(shop, 'se');
  expect(await total()).toMatchObject({ failedTax: false, total: { exclVat: 800, inclVat: 1000 } });
  await sent(send());
  expect(await ordersOf(shop)).toMatchObject([{ tax: 21_980 }]);
});
