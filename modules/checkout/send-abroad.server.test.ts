import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aBuyer, openSendingShop, payloadOf, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;

/** Trousers cost 1000 with Swedish VAT, 800 without. Delivery costs companies 80 without VAT, and others 99 with VAT. */
beforeEach(async () => {
  shop = await openSendingShop({}, { abroad: ['DE'] });
  app = openTestApp(shop);
});

const german = 'DE136695976';
const berlin = { zipCode: '10115', city: 'Berlin', countryId: 'DE' };

type Buyer = { readonly typed?: string | null; readonly kept?: string };

async function orderInGermany({ typed = null, kept }: Buyer = {}) {
  const company = await aCompany()
    .with({ ActivateChooseDeliveryCountryInCheckout: 'true' })
    .withAttributes(kept === undefined ? {} : { VatNo: kept })
    .save(shop.db);
  const sender = await aBuyer(shop, app, { company, email: `ada${company.id}@bygg.example` });
  const { metadata, deliveryAddress } = payloadOf(sender);
  const answer = await sent(
    sendAs(app, sender, {
      metadata: { ...metadata, B2CCompanyVatNo: typed },
      deliveryAddress: { ...deliveryAddress, ...berlin },
    }),
  );
  const { data } = await shop.db
    .selectFrom('orders')
    .select('data')
    .where('id', '=', answer.orderId)
    .executeTakeFirstOrThrow();
  return [data.tax.treatment, answer.total, data.tax.rows.map(({ net, tax }) => [net.amount, tax.amount])];
}

test('O13 a company with a valid VAT number of another EU country pays no tax', async () => {
  expect(await orderInGermany({ typed: german })).toEqual(['intra-community', 880, [[88_000, 0]]]);
});

test('O13 without a VAT number it pays the tax of that country on the price without tax', async () => {
  expect(await orderInGermany()).toEqual(['destination', 1047.2, [[88_000, 16_720]]]);
});

test('O13 a VAT number without a prefix belongs to the country of delivery; if none is typed, the company’s own counts', async () => {
  expect((await orderInGermany({ typed: german.slice(2) }))[0]).toBe('intra-community');
  expect((await orderInGermany({ kept: german }))[0]).toBe('intra-community');
  expect((await orderInGermany({ typed: ' ', kept: german }))[0]).toBe('intra-community');
  expect((await orderInGermany({ typed: 'SE556677889901', kept: german }))[0]).toBe('destination');
});
