import { beforeEach, expect, test } from 'vitest';
import { aRow } from '#tests/build/campaign.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { changeFlag } from '../flags/change-flag.server.ts';
import { activateCampaign } from './activate-campaign.server.ts';
import { campaignInput } from './campaign-schema.ts';
import { createCampaign } from './create-campaign.server.ts';
import { promoteBasket } from './promote-basket.server.ts';

let shop: TestShop;

const staff = aVisit({ claims: someClaims() });
const visitor = aVisit({ language: 'en' });
const consumer = aVisit({ language: 'en', claims: someClaims({ storm_role: roles.b2c }) });
const buyer = aVisit({ language: 'en', claims: someClaims({ storm_role: roles.user }) });
const tenPercent = { kind: 'basket-percent', percent: 10 };

beforeEach(async () => {
  shop = await openTestShop();
});

async function run(facts: object): Promise<string> {
  const made = await createCampaign(
    shop,
    staff,
    campaignInput.parse({ name: { en: 'Ten' }, system: 'engine', benefit: tenPercent, ...facts }),
  );
  if (!made.ok) throw new Error(made.refusal.code);
  await activateCampaign(shop, staff, { id: made.value.id, isActive: true });
  return made.value.id;
}

const switchEngine = (enabled: boolean) =>
  changeFlag(shop, staff, { key: 'UseNorcePromotions', enabled, marketId: undefined });
const promote = (visit = visitor, ...codes: string[]) =>
  promoteBasket(shop, visit, { rows: [aRow()], codes, freight: undefined });
const count = async (visit = visitor, ...codes: string[]) => (await promote(visit, ...codes)).effects.length;

test('D17 engine campaigns apply to visitors and consumers with the flag on, never to companies', async () => {
  await run({});
  expect([await count(), await count(consumer), await count(buyer)]).toEqual([0, 0, 0]);
  await switchEngine(true);
  expect([await count(), await count(consumer), await count(buyer)]).toEqual([1, 1, 0]);
});

test('the next basket sees a change', async () => {
  const id = await run({ system: 'both', code: 'WORK10' });
  expect(await count(buyer, 'WORK10')).toBe(1);
  await activateCampaign(shop, staff, { id, isActive: false });
  expect(await count(buyer, 'WORK10')).toBe(0);
});

test('D08 a free item requires the disclaimer', async () => {
  await run({ system: 'code', code: 'CAP', benefit: { kind: 'free-item', sku: '990112340104ONE' } });
  expect((await promote(visitor, 'cap')).showFreeItemsDisclaimer).toBe(true);
  expect((await promote(visitor)).showFreeItemsDisclaimer).toBe(false);
});

test('D16 D11 the texts of an invalid code in both systems', async () => {
  const conditions = [{ kind: 'minimum-quantity', quantity: 9 }];
  await run({ system: 'both', code: 'MANY', conditions });
  const messages = async (visit = visitor) =>
    (await promote(visit, 'MANY', 'foo')).codes.map(({ status, message }) => [status, message]);
  const unmet = ['RequirementsNotMet', 'The cart does not meet the requirements for this discount'];
  expect(await messages()).toEqual([unmet, ['Error', 'Discount is not valid']]);
  await switchEngine(true);
  expect(await messages()).toEqual([unmet, ['Error', 'Invalid code']]);
});

test('a valid code has a name, a description and no message', async () => {
  await run({ system: 'code', code: 'WORK10', description: { en: 'For everything' } });
  expect((await promote(buyer, ' work10 ')).codes).toEqual([
    { code: 'WORK10', status: 'CodeAdded', isValid: true, name: 'Ten', description: 'For everything', message: '' },
  ]);
});
