import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { aCompany } from '#tests/build/company.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { changeCompanySettings } from './change-company-settings.server.ts';
import { findCompany } from './company-store.server.ts';
import { companyTopic, readCompanyTerms } from './company-terms.server.ts';
import { saveCompany } from './save-company.server.ts';

const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });

test('the terms of a company are those of the last change, by staff or by an import', async () => {
  const shop = await openTestShop();
  const { id } = await aCompany().with({ HidePrice: 'true' }).withPriceLists('OURS').save(shop.db);
  expect(await readCompanyTerms(shop, id)).toEqual({
    settings: { HidePrice: 'true' },
    primaryPriceList: undefined,
    priceLists: ['OURS'],
    isCreditStopped: false,
  });
  await changeCompanySettings(
    shop,
    staff,
    { companyId: id, settings: [{ key: 'HidePrice', value: 'false' }] },
    async () => ok(undefined),
  );
  expect((await readCompanyTerms(shop, id)).settings).toEqual({ HidePrice: 'false' });
  const company = await findCompany(shop.db, id);
  if (!company) throw new Error('the company has gone');
  const changed = {
    ...company,
    attributes: { PrimaryPricelistCode: 'NEW', InvoiceCreditStop: 'True' },
    priceLists: ['NEW'],
  };
  await saveCompany(shop.db, changed, shop.clock.now());
  await shop.snapshots.announce(companyTopic);
  expect(await readCompanyTerms(shop, id)).toMatchObject({
    primaryPriceList: 'NEW',
    priceLists: ['NEW'],
    isCreditStopped: true,
  });
});

test('without a company, and for an unknown company, there are no terms', async () => {
  const shop = await openTestShop();
  const none = { settings: {}, primaryPriceList: undefined, priceLists: [], isCreditStopped: false };
  expect(await readCompanyTerms(shop, undefined)).toEqual(none);
  expect(await readCompanyTerms(shop, 4711)).toEqual(none);
});
