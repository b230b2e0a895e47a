import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;

beforeAll(async () => {
  app = openTestApp(await openTestShop());
});

const get = (path: string, language = 'sv', host = 'se.localhost:3000') =>
  app.request(`/api/metadata/${path}`, { headers: { 'accept-language': language } }, host);

test('Q23 O08 the countries of a market, its own first, in the language of the request', async () => {
  const inSwedish = await (await get('countries?marketId=1')).json();
  expect(inSwedish).toHaveLength(17);
  expect(inSwedish[0]).toEqual({
    id: 'SE',
    code: 'SE',
    name: 'Sverige',
    isPrimary: true,
    useAddressValidation: true,
  });
  const inEnglish = await (await get('countries?marketId=1', 'en')).json();
  expect(inEnglish[0]).toMatchObject({ code: 'SE', name: 'Sweden' });
  expect(await (await get('countries?marketId=1&lang=en')).json()).toEqual(inEnglish);
});

test('Q23 market 0 is Iceland, an unknown one answers 404, a missing one is refused', async () => {
  expect(await (await get('countries?marketId=0', 'en')).json()).toMatchObject([{ code: 'IS', name: 'Iceland' }]);
  expect((await get('countries?marketId=6')).status).toBe(404);
  const missing = await get('countries', 'en');
  expect(missing.status).toBe(422);
  expect(await missing.json()).toMatchObject({
    errors: [{ path: 'marketId', code: 'required', message: 'marketId is a required field' }],
  });
  expect((await get('countries?marketId=')).status).toBe(422);
});

test('Q23 the regions of the USA and of Canada, and of no other country', async () => {
  const states = await (await get('regions?countryCode=US', 'en', 'us.localhost:3000')).json();
  expect(states).toContainEqual({ code: 'TX', name: 'Texas' });
  const provinces = await (await get('regions?countryCode=CA', 'fr', 'ca.localhost:3000')).json();
  expect(provinces).toContainEqual({ code: 'BC', name: 'Colombie-Britannique' });
  const sweden = await get('regions?countryCode=SE');
  expect(sweden.status).toBe(422);
  expect(await sweden.json()).toMatchObject({ errors: [{ path: 'countryCode', code: 'not-one-of' }] });
});
