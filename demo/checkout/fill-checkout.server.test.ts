import { expect, test } from 'vitest';
import { listCompanyNumbers } from '#modules/company/company-numbers-store.server.ts';
import { listServicePoints } from '#modules/delivery/list-service-points.server.ts';
import { readDeliveryMethods } from '#modules/delivery/read-delivery-methods.server.ts';
import { markets } from '#modules/market/markets.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { fillCompanies } from '../companies/fill-companies.server.ts';
import { fillCheckout } from './fill-checkout.server.ts';

test('M57 the demo shop delivers, and its companies have numbers to order under', async () => {
  const shop = await openTestShop();
  await fillCompanies(shop);
  await fillCheckout(shop);
  const visit = aVisit({ market: markets.is, language: 'en' });
  const methods = await readDeliveryMethods(shop, visit, { country: 'IS' });
  expect(methods.map(({ name }) => name)).toEqual(['Service point', 'To your door']);
  const points = await listServicePoints(shop, visit, { deliveryMethodId: 1200, country: 'IS', zip: '600' });
  expect(points[0]?.address.city).toBe('Akureyri');
  expect(points).toHaveLength(10);
  expect((await listCompanyNumbers(shop.db, 1026)).orderNumbers).toEqual(['CH-5501', 'CH-5502']);
});
