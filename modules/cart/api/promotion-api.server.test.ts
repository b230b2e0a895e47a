import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../../auth/roles.ts';
import { activateCampaign } from '../../promotion/activate-campaign.server.ts';
import { campaignInput } from '../../promotion/campaign-schema.ts';
import { createCampaign } from '../../promotion/create-campaign.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

async function run(code: string, facts: object = {}): Promise<void> {
  const staff = aVisit({ claims: someClaims(), now: shop.clock.now() });
  const definition = {
    name: { en: 'Summer', sv: 'Sommar' },
    description: { sv: 'Tio procent' },
    system: 'both',
    code,
    benefit: { kind: 'basket-percent', percent: 10 },
    ...facts,
  };
  const made = await createCampaign(shop, staff, campaignInput.parse(definition));
  if (!made.ok) throw new Error(made.refusal.code);
  await activateCampaign(shop, staff, { id: made.value.id, isActive: true });
}

describe('GET Promotion/{code}/valid', () => {
  const ask = async (code: string, host?: string) =>
    (await app.request(`/api/price/promotion/${code}/valid`, { headers: { 'accept-language': 'sv' } }, host)).json();

  test('D02 D19 a valid code has exactly isValid, name, description, message and code', async () => {
    await run('SUMMER');
    expect(await ask('summer')).toEqual({
      isValid: true,
      name: 'Sommar',
      description: 'Tio procent',
      message: '',
      code: 'SUMMER',
    });
  });

  test('D19 an expired code is invalid, with a message', async () => {
    await run('SPRING', { validTo: new Date(shop.clock.now().getTime() - 1000).toISOString() });
    expect(await ask('SPRING')).toMatchObject({ isValid: false, name: 'Sommar', message: 'Rabattkoden har gått ut' });
  });

  test('D11 an unknown code, or one of another market, is invalid without a message', async () => {
    await run('NORWAY', { marketIds: [2] });
    const nothing = { isValid: false, name: '', description: '', message: '' };
    expect(await ask('nonsense')).toEqual({ ...nothing, code: 'NONSENSE' });
    expect(await ask('NORWAY')).toEqual({ ...nothing, code: 'NORWAY' });
    expect(await ask('NORWAY', 'no.localhost:3000')).toMatchObject({ isValid: true });
  });
});

describe('POST Promotion/{code}', () => {
  const jacket = { partNo: '100011100100C50', quantity: 2, rowNumber: 100, priceListId: 'OURS' };
  const trousers = { partNo: '300011100100C50', quantity: 1, rowNumber: 200, priceListId: null };
  const body = (facts: object = {}) => ({
    code: 'SUMMER',
    cultureCode: 'sv-SE',
    marketId: 1,
    customerEmail: 'buyer@home.example',
    products: [jacket, trousers],
    ...facts,
  });
  const ask = (sent: object = body(), headers: Record<string, string> = {}, code = 'SUMMER') =>
    app.json(`/api/price/Promotion/${code}`, 'POST', sent, headers);
  const read = async (...args: Parameters<typeof ask>) => (await ask(...args)).json();

  test('D04 D18 returns the promotion for the given rows at the caller’s own prices', async () => {
    await run('SUMMER');
    expect(await read()).toEqual({
      code: 'SUMMER',
      status: 'CodeAdded',
      isValid: true,
      name: 'Sommar',
      description: 'Tio procent',
      message: '',
      products: [
        {
          rowNumber: 100,
          partNo: jacket.partNo,
          quantity: 2,
          isFree: false,
          discount: 160,
          discountIncVat: 200,
          total: 1440,
          totalIncVat: 1800,
        },
        {
          rowNumber: 200,
          partNo: trousers.partNo,
          quantity: 1,
          isFree: false,
          discount: 64,
          discountIncVat: 80,
          total: 576,
          totalIncVat: 720,
        },
      ],
      showFreeItemsDisclaimer: false,
    });
  });

  test("D18 a price list in the request does not give access to another company's prices", async () => {
    await run('SUMMER');
    const company = await aCompany().withPriceLists('OURS').save(shop.db);
    const ours = await app.bearer({ storm_role: roles.user, company_id: company.id });
    expect((await read(body(), ours)).products[0]).toMatchObject({ total: 180, discount: 20 });
    expect((await read()).products[0]).toMatchObject({ total: 1440 });
  });

  test('D18 only the rows that the code applies to are changed', async () => {
    await run('SUMMER', { benefit: { kind: 'products-percent', percent: 50, selection: { categories: ['Bottoms'] } } });
    expect((await read()).products).toMatchObject([{ rowNumber: 200, discountIncVat: 400 }]);
  });

  test('D08 a free item is a line at price 0', async () => {
    await run('SUMMER', { benefit: { kind: 'free-item', sku: trousers.partNo } });
    expect(await read()).toMatchObject({
      showFreeItemsDisclaimer: true,
      products: [{ partNo: trousers.partNo, quantity: 1, isFree: true, totalIncVat: 0 }],
    });
  });

  test('D08 items that are not sold are not given away', async () => {
    await run('SUMMER', { benefit: { kind: 'free-item', sku: '999911100200C50' } });
    expect(await read()).toMatchObject({ isValid: true, showFreeItemsDisclaimer: false, products: [] });
  });

  test('D18 a code that does not apply changes nothing', async () => {
    await run('SUMMER', { conditions: [{ kind: 'minimum-quantity', quantity: 9 }] });
    expect(await read()).toMatchObject({ isValid: false, status: 'RequirementsNotMet', products: [] });
    expect(await read(body(), {}, 'foo')).toMatchObject({ isValid: false, status: 'Error', products: [] });
  });

  test('the market is that of the body; a company is refused for another market', async () => {
    await run('SUMMER');
    expect((await ask(body({ marketId: 6 }))).status).toBe(404);
    expect(await read(body({ marketId: 11, cultureCode: 'fr-FR' }))).toMatchObject({ name: 'Summer', products: [] });
    const company = await app.bearer({ storm_role: roles.user, company_id: 1 });
    expect((await ask(body({ marketId: 11 }), company)).status).toBe(403);
  });

  test('D04 unknown members and invalid part numbers are refused', async () => {
    expect((await ask(body({ magic: true }))).status).toBe(422);
    expect((await ask(body({ products: [{ ...jacket, partNo: 'x' }] }))).status).toBe(422);
  });

  test('T25 with hidden prices, discounts are hidden too', async () => {
    await run('SUMMER');
    const company = await aCompany().withPriceLists('OURS').with({ HidePrice: 'true' }).save(shop.db);
    const ours = await app.bearer({ storm_role: roles.user, company_id: company.id });
    expect((await read(body(), ours)).products[0]).toMatchObject({ total: null, discountIncVat: null });
  });
});
