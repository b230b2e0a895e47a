import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readIsMaintained } from './read-is-maintained.server.ts';

test('H14 the retailer maintains the orders of a parent company with children and the setting', async () => {
  const shop = await openTestShop();
  const setting = { AllOrdersIsMaintainedByRetailer: 'true' };
  const parent = await aCompany('Parent').with(setting).save(shop.db);
  const child = await aCompany('Child').with(setting).childOf(parent).save(shop.db);
  const dealer = await aCompany('Dealer')
    .with({ ...setting, AccessPartnerWeb: 'true' })
    .save(shop.db);
  await aCompany('Its customer').childOf(dealer).save(shop.db);
  const without = await aCompany('Without').save(shop.db);
  await aCompany('Its child').childOf(without).save(shop.db);
  const asked = (company_id: number) =>
    readIsMaintained(
      shop,
      aVisit({
        claims: {
          customer_id: 1,
          storm_role: roles.administrator,
          super_customer_admin: false,
          sid: 's',
          market: 1,
          exp: 0,
          company_id,
        },
      }),
    );
  expect(await asked(parent.id)).toBe(true);
  expect(await asked(child.id)).toBe(false);
  expect(await asked(without.id)).toBe(false);
  expect(await asked(dealer.id)).toBe(false);
  expect(await readIsMaintained(shop, aVisit())).toBe(false);
});
