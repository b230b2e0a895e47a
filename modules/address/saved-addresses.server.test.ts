import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { markets } from '../market/markets.ts';
import { readAddressChoices } from './saved-addresses.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const keep = (customerId: number, line1: string, country_code = 'SE') =>
  shop.db
    .insertInto('customer_address')
    .values({ customer_id: customerId, address_line_1: line1, zip_code: '111 22', city: 'Stockholm', country_code })
    .execute();

/** A company below a dealer, each with addresses, and a user with an own one. */
async function openCompany(settings: Record<string, string>) {
  const dealer = await aCompany('Dealer')
    .withAddress('delivery', { addressLine1: 'Dealer 1' })
    .withAddress('delivery', { addressLine1: 'Dealer 2' })
    .save(shop.db);
  const company = await aCompany('Bygg')
    .childOf(dealer)
    .with(settings)
    .withAttributes({ VatNo: 'SE556078666601' })
    .withAddress('invoice', { addressLine1: 'Office' })
    .withAddress('delivery', { addressLine1: 'Yard 1' })
    .withAddress('delivery', { addressLine1: 'Yard 2' })
    .save(shop.db);
  const ada = await aPerson().at(company).save(shop.db);
  await keep(ada.id, 'Ada’s');
  const claims = someClaims({ customer_id: ada.id, storm_role: roles.user, company_id: company.id });
  return aVisit({ claims });
}

test.each([
  ['None', undefined, ['Yard 1', 'Yard 2']],
  ['Retailer', 'Dealer 1', ['Dealer 1', 'Yard 1', 'Yard 2']],
  ['Company', 'Yard 1', ['Yard 1', 'Yard 2']],
  ['Customer', 'Ada’s', ['Ada’s']],
] as const)('M08 pre-selected by %s: %s', async (mode, preselected, choices) => {
  const visit = await openCompany({ PreSelectedDeliveryAddress: mode });
  const found = await readAddressChoices(shop, visit);
  expect(found).toMatchObject({ mode, isLocked: false });
  expect(found.preselected?.line1).toBe(preselected);
  expect(found.choices.map(({ line1 }) => line1)).toEqual(choices);
});

test('M08 without the setting nothing is pre-selected; an address names its company and VAT number', async () => {
  const found = await readAddressChoices(shop, await openCompany({}));
  expect(found).toMatchObject({ mode: 'None', preselected: undefined });
  expect(found.choices[0]).toMatchObject({ companyName: 'Bygg', vatNo: 'SE556078666601', country: 'SE', region: '' });
});

test('O44 a locked company chooses only from saved addresses; without any the fields stay open', async () => {
  const lock = { LockDeliveryAddressInCheckout: 'true' };
  expect((await readAddressChoices(shop, await openCompany(lock))).isLocked).toBe(true);
  const bare = await aCompany().with(lock).save(shop.db);
  const visit = aVisit({ claims: someClaims({ storm_role: roles.user, company_id: bare.id }) });
  expect(await readAddressChoices(shop, visit)).toMatchObject({ isLocked: false, choices: [] });
});

test('O44 the only address of a locked company is preselected; of several none is', async () => {
  const lock = { LockDeliveryAddressInCheckout: 'true' };
  const company = await aCompany().with(lock).withAddress('delivery', { addressLine1: 'Yard' }).save(shop.db);
  const visit = aVisit({ claims: someClaims({ storm_role: roles.user, company_id: company.id }) });
  expect((await readAddressChoices(shop, visit)).preselected?.line1).toBe('Yard');
  expect((await readAddressChoices(shop, await openCompany(lock))).preselected).toBeUndefined();
});

test('M08 a consumer has their addresses in countries of the market, the first preselected; a guest has none', async () => {
  const eva = await aConsumer().save(shop.db);
  await keep(eva.id, 'Far', 'US');
  await keep(eva.id, 'Home');
  const claims = someClaims({ customer_id: eva.id, storm_role: roles.b2c });
  const found = await readAddressChoices(shop, aVisit({ claims }));
  expect(found.choices.map(({ line1 }) => line1)).toEqual(['Home']);
  expect(found).toMatchObject({ mode: 'Customer', preselected: { line1: 'Home', firstName: 'Ada', lastName: 'Berg' } });
  const abroad = await readAddressChoices(shop, aVisit({ claims, market: markets.us, language: 'en' }));
  expect(abroad.choices.map(({ line1 }) => line1)).toEqual(['Far']);
  expect(await readAddressChoices(shop, aVisit())).toEqual({
    mode: 'None',
    isLocked: false,
    choices: [],
    preselected: undefined,
  });
});
