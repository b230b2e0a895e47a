import { beforeEach, expect, test } from 'vitest';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let app: TestApp;

beforeEach(async () => {
  app = openTestApp(await openTestShop());
});

const location = { line1: 'Rue 1', zipCode: 'H2X 1Y4', city: 'Montréal', countryCode: 'CA', region: 'QC' };
const rows = [
  { reference: 'r1', sku: '10010001AAAAL', quantity: 2, price: 100 },
  { reference: 'F3000', sku: 'F3000', quantity: 1, price: 9.9 },
];

const ask = (path: string, body: unknown) => app.json(`/api/price/${path}`, 'POST', body);
const answer = async (path: string, body: unknown) => (await ask(path, body)).json();

test('T13 version 1 returns a rate per reference', async () =>
  expect(await answer('vat/bulk', { rows, location })).toEqual({ r1: 14.975, F3000: 14.975 }));

test('T14 version 2 returns a list', async () =>
  expect(await answer('v2/vat/bulk', { rows, location })).toEqual([
    { reference: 'r1', rate: 14.975 },
    { reference: 'F3000', rate: 14.975 },
  ]));

test('T15 version 3 calls it taxRate', async () =>
  expect(await answer('v3/vat/bulk', { rows, location })).toEqual([
    { reference: 'r1', taxRate: 14.975 },
    { reference: 'F3000', taxRate: 14.975 },
  ]));

test('T11 an invalid place is refused, member by member', async () => {
  const { region: _, ...regionless } = location;
  for (const broken of [
    regionless,
    { ...location, city: '' },
    { ...location, zipCode: ' ' },
    { ...location, line1: null },
  ])
    expect((await ask('v3/vat/bulk', { rows, location: broken })).status).toBe(422);
  expect((await ask('v3/vat/bulk', { rows: [], location })).status).toBe(422);
  expect((await ask('v3/vat/bulk', { rows, location: { ...location, countryCode: 'SE', region: '' } })).status).toBe(
    200,
  );
});

test("an unknown place is refused with the request's values", async () => {
  const response = await ask('v3/vat/bulk', { rows, location: { ...location, region: 'ZZ' } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'tax-location-unknown',
    facts: { countryCode: 'CA', region: 'ZZ' },
  });
});

test('T17 a failing provider answers 502', async () => {
  const url = await startHttpServer((_, response) => void response.writeHead(500).end());
  app = openTestApp(await openTestShop({ TAX_URL: url }));
  for (const version of ['', 'v2/', 'v3/']) {
    const response = await ask(`${version}vat/bulk`, { rows, location });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'tax-lookup-failed' });
  }
});
