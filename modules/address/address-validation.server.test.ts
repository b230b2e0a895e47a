import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createHttpClient } from '#platform/http/http-client.server.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { addressByTable } from './address-by-table.ts';
import type { AddressQuestion, AddressValidation } from './address-validation.ts';
import { createAddressValidation } from './create-address-validation.server.ts';

const http = createHttpClient();
const byHttp = (url: string, token?: string) =>
  createAddressValidation({ ADDRESS_URL: url, ADDRESS_TOKEN: token }, http);

const stockholm: AddressQuestion = {
  street: 'Verkstadsgatan 4',
  city: 'Stockholm',
  zip: '111 22',
  countryCode: 'SE',
  companyName: '',
};
const columbus: AddressQuestion = {
  ...stockholm,
  street: '4 Main Street',
  city: 'Columbus',
  zip: '43004',
  countryCode: 'US',
};

/** A service that knows two addresses, and records its requests. */
async function openProvider() {
  const asked: { body: AddressQuestion; authorization: string | undefined }[] = [];
  const url = await startHttpServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as AddressQuestion;
    asked.push({ body, authorization: request.headers.authorization });
    const isOhio = body.countryCode === 'US';
    const isValid = isOhio ? body.region === 'OH' : body.city === 'Stockholm';
    const mended = isOhio ? { city: body.city, region: 'OH' } : { city: 'Stockholm' };
    const suggestions = isValid ? undefined : [{ street: body.street, zip: body.zip, ...mended }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ isValid, suggestions }));
  });
  return { url, asked };
}

describe.each<[string, () => Promise<AddressValidation>]>([
  ['a table', async () => createAddressValidation({ ADDRESS_URL: undefined, ADDRESS_TOKEN: undefined }, http)],
  ['a provider', async () => byHttp((await openProvider()).url)],
])('addresses validated by %s', (_, open) => {
  test('O89 a good address is valid', async () => {
    const validation = await open();
    expect(await validation.check(stockholm)).toEqual({ isValid: true, suggestions: [] });
    expect(await validation.check({ ...columbus, region: 'OH' })).toEqual({ isValid: true, suggestions: [] });
  });

  test('O89 an address of another town or state is not valid, and the likely one is suggested', async () => {
    const validation = await open();
    const place = { line1: 'Verkstadsgatan 4', line2: '', zip: '111 22', city: 'Stockholm', region: '', country: 'SE' };
    expect(await validation.check({ ...stockholm, city: 'Malmö' })).toEqual({ isValid: false, suggestions: [place] });
    expect(await validation.check({ ...columbus, region: 'TX' })).toEqual({
      isValid: false,
      suggestions: [{ line1: '4 Main Street', line2: '', zip: '43004', city: 'Columbus', region: 'OH', country: 'US' }],
    });
  });
});

test('without a validation service the table is used', () =>
  expect(createAddressValidation({ ADDRESS_URL: undefined, ADDRESS_TOKEN: undefined }, http)).toBe(addressByTable));

test('the service gets the unchanged request and its token', async () => {
  const { url, asked } = await openProvider();
  await byHttp(url, 'secret').check(stockholm);
  expect(asked).toEqual([{ body: stockholm, authorization: 'Bearer secret' }]);
});

test.each([
  ['fails', 500, '{}', 'failed with 500'],
  ['says something else', 200, '[]', 'expected object'],
])('O31 a service that %s gives no result', async (_, status, body, message) => {
  const url = await startHttpServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await expect(byHttp(url).check(stockholm)).rejects.toThrow(message);
});
