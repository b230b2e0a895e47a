import { expect, test } from 'vitest';
import { aSendPayload } from '#tests/build/order.ts';
import { contentDigest } from './content-digest.ts';

const payload = aSendPayload({ cartId: 'cart' });
const digest = contentDigest(payload);

test('the order of members, blanks and fields that the shop decides do not make a different order', () => {
  const reversed = Object.fromEntries(Object.entries(payload).toReversed()) as typeof payload;
  expect(contentDigest(reversed)).toBe(digest);
  expect(contentDigest({ ...payload, buyer: { ...payload.buyer, firstName: ' Eva ' } })).toBe(digest);
  const decided = { ipAddress: '203.0.113.9', isTestOrder: false, cultureCode: 'en-GB', marketId: 100 };
  const { redirectUrls } = payload;
  expect(contentDigest({ ...payload, ...decided, redirectUrls: { ...redirectUrls, pending: '/' } })).toBe(digest);
  expect(contentDigest({ ...payload, shown: { promotions: [], payable: 1 } })).toBe(digest);
});

test.each([
  { paymentMethodId: 169 },
  { comment: 'Ring the bell' },
  { useIncVat: false },
  { servicePointId: '7' },
  { createCustomerAccount: true },
  { buyer: { ...payload.buyer, email: 'bo@home.example' } },
  { deliveryAddress: { ...payload.deliveryAddress, city: 'Lund' } },
  { deliveryMethod: { ...payload.deliveryMethod, deliveryMethodId: 7 } },
  { metadata: { ...payload.metadata, OrderLabel: 'Bridge' } },
  { invoiceAddress: { ...payload.deliveryAddress } },
])('another order: %j', (changed) => {
  expect(contentDigest({ ...payload, ...changed })).not.toBe(digest);
});
