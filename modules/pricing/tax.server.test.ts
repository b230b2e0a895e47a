import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { createHttpClient } from '#platform/http/http-client.server.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { createTax } from './create-tax.server.ts';
import type { Tax } from './tax.ts';
import { taxByTable } from './tax-by-table.ts';
import type { TaxRequest } from './tax-request.ts';

type WireRow = { reference: string; sku: string; quantity: number; price: number };
type Wire = { rows: WireRow[]; location: Record<string, string> };

/** A provider that knows three places and records its requests. */
async function openProvider() {
  const asked: { body: Wire; authorization: string | undefined }[] = [];
  const percents: Record<string, number> = { 'US CA': 7.25, 'CA QC': 14.975, 'SE ': 25 };
  const url = await startHttpServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Wire;
    asked.push({ body, authorization: request.headers.authorization });
    const taxRate = percents[`${body.location.countryCode} ${body.location.region}`];
    response.writeHead(taxRate === undefined ? 422 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body.rows.map(({ reference }) => ({ reference, taxRate }))));
  });
  return { url, asked };
}

const http = createHttpClient();
const byHttp = (url: string, token?: string) => createTax({ TAX_URL: url, TAX_TOKEN: token }, http);

const request = (countryCode: string, region: string): TaxRequest => ({
  rows: [
    { reference: 'a', sku: '10010001AAAAL', quantity: 2, price: money(12_345, 'USD') },
    { reference: 'b', sku: '10010001BBBBL', quantity: 1.5, price: money(100, 'USD') },
    { reference: 'F3000', sku: 'F3000', quantity: 1, price: money(990, 'USD') },
  ],
  location: { line1: 'Main Street 1', zipCode: '90001', city: 'Town', countryCode, region },
});

describe.each<[string, () => Promise<Tax>]>([
  ['tables', async () => createTax({ TAX_URL: undefined, TAX_TOKEN: undefined }, http)],
  ['a provider', async () => byHttp((await openProvider()).url)],
])('tax by %s', (_, open) => {
  test.each([
    ['US', 'CA', 725],
    ['CA', 'QC', 1497.5],
    ['SE', '', 2500],
  ])('every row to %s %s has its rate, including freight', async (countryCode, region, rate) => {
    const found = await (await open()).ratesOf(request(countryCode, region));
    expect(found.ok && [...found.value]).toEqual([
      ['a', rate],
      ['b', rate],
      ['F3000', rate],
    ]);
  });

  test('an unknown place is refused', async () => {
    expect(await (await open()).ratesOf(request('US', 'ZZ'))).toEqual({
      ok: false,
      refusal: { code: 'tax-location-unknown', countryCode: 'US', region: 'ZZ' },
    });
  });
});

test('without a provider the tables are used', () =>
  expect(createTax({ TAX_URL: undefined, TAX_TOKEN: undefined }, http)).toBe(taxByTable));

test('T06 a provider gets rows of four members, decimal prices, a place of five members, and its token', async () => {
  const { url, asked } = await openProvider();
  await byHttp(url, 'secret').ratesOf(request('US', 'CA'));
  expect(asked).toEqual([
    {
      authorization: 'Bearer secret',
      body: {
        rows: [
          { reference: 'a', sku: '10010001AAAAL', quantity: 2, price: 123.45 },
          { reference: 'b', sku: '10010001BBBBL', quantity: 1.5, price: 1 },
          { reference: 'F3000', sku: 'F3000', quantity: 1, price: 9.9 },
        ],
        location: { line1: 'Main Street 1', zipCode: '90001', city: 'Town', countryCode: 'US', region: 'CA' },
      },
    },
  ]);
});

test.each([
  ['fails', 500, '[]', 'failed with 500'],
  ['forgets a row', 200, '[{"reference":"a","taxRate":7.25}]', 'no rate for 2 rows'],
  ['says something else', 200, '{"a":7.25}', 'expected array'],
  ['says a rate below zero', 200, '[{"reference":"a","taxRate":-1}]', 'Too small'],
])('T17 a provider that %s counts as a failure', async (_, status, body, message) => {
  const url = await startHttpServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await expect(byHttp(url).ratesOf(request('US', 'CA'))).rejects.toThrow(message);
});
