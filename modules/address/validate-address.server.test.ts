import { beforeAll, describe, expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { addressByTable } from './address-by-table.ts';
import {
  type AddressQuestion,
  type AddressVerdict,
  validationStateOf,
  validationStates,
} from './address-validation.ts';
import { validateAddress } from './validate-address.server.ts';

const good: AddressVerdict = { isValid: true, suggestions: [] };
const stockholm: AddressQuestion = {
  street: 'Verkstadsgatan 4',
  city: 'Stockholm',
  zip: '111 22',
  countryCode: 'SE',
  companyName: 'Bygg',
};
const columbus: AddressQuestion = {
  ...stockholm,
  street: '4 Main Street',
  city: 'Columbus',
  zip: '43004',
  region: 'OH',
  countryCode: 'US',
};

function openShop(check: () => Promise<AddressVerdict> = async () => good) {
  const asked: AddressQuestion[] = [];
  const { log, lines } = logLines();
  const addressValidation = { check: (question: AddressQuestion) => (asked.push(question), check()) };
  return { shop: { addressValidation, log }, asked, lines };
}

test('O26 Sweden is validated without a region, the USA with it', async () => {
  const { shop, asked } = openShop();
  expect(await validateAddress(shop, aVisit(), { ...stockholm, region: 'OH' })).toEqual(good);
  expect(await validateAddress(shop, aVisit(), columbus)).toEqual(good);
  expect(asked).toEqual([stockholm, columbus]);
});

test('O30 a country without validation, and a form with a mistake, are not sent to the service', async () => {
  const { shop, asked } = openShop();
  const berlin = { ...stockholm, city: 'Berlin', zip: '10115', countryCode: 'DE' as const };
  expect(await validateAddress(shop, aVisit(), berlin)).toEqual(good);
  const bad = { isValid: false, suggestions: [] };
  expect(await validateAddress(shop, aVisit(), { ...berlin, zip: '1' })).toEqual(bad);
  expect(await validateAddress(shop, aVisit(), { ...stockholm, city: '' })).toEqual(bad);
  expect(await validateAddress(shop, aVisit(), { ...columbus, region: '' })).toEqual(bad);
  expect(await validateAddress(shop, aVisit(), { ...columbus, street: 'PO Box 12' })).toEqual(bad);
  expect(asked).toEqual([]);
});

test('O26 if the zip code is in another state, that state is suggested', async () => {
  const shop = { addressValidation: addressByTable, log: logLines().log };
  const { isValid, suggestions } = await validateAddress(shop, aVisit(), { ...columbus, region: 'OR' });
  expect([isValid, suggestions.map(({ region }) => region)]).toEqual([false, ['OH']]);
});

test('O31 an unreachable service validates nothing, and this is logged once', async () => {
  const { shop, lines } = openShop(() => Promise.reject(new Error('500 from the provider')));
  expect(await validateAddress(shop, aVisit(), stockholm)).toEqual({ isValid: false, suggestions: [] });
  expect(lines.map(({ msg }) => msg)).toEqual(['an address could not be validated']);
});

test('O36 the state of an invalid address is Not valid, and Default without validation', () => {
  expect(validationStates).toEqual(['Default', 'Valid', 'Not valid']);
  const uses = { usesValidation: true };
  expect(validationStateOf(uses, { isValid: false })).toBe('Not valid');
  expect(validationStateOf(uses, { isValid: true })).toBe('Valid');
  expect(validationStateOf({ usesValidation: false }, { isValid: true })).toBe('Default');
});

describe('the call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = openTestApp(await openTestShop());
  });
  const ask = async (question: Record<string, string>) => {
    const response = await app.request('/api/address/validate', {
      method: 'POST',
      body: JSON.stringify(question),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.json() };
  };
  const { companyName: _, ...address } = { ...stockholm };

  test('O89 a correct address is valid, a wrong zip is not, and another town is suggested', async () => {
    expect(await ask(address)).toEqual({ status: 200, body: { isValid: true, suggestions: [] } });
    expect(await ask({ ...address, zip: '9' })).toEqual({ status: 200, body: { isValid: false, suggestions: [] } });
    expect((await ask({ ...address, city: 'Lund' })).body).toEqual({
      isValid: false,
      suggestions: [
        { street: 'Verkstadsgatan 4', street2: '', city: 'Stockholm', zip: '111 22', region: '', countryCode: 'SE' },
      ],
    });
  });

  test('O89 a country without a market is refused', async () =>
    expect((await ask({ ...address, countryCode: 'XX' })).status).toBe(422));
});
