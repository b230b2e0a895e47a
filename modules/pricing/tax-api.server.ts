import type * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { ratesV1, ratesV2, ratesV3, taxRequestBody, toTaxRequest } from './tax-schema.ts';

const shared = {
  method: 'post',
  body: taxRequestBody,
  description: 'Rows in the currency of the market; freight is a row with the reference and sku F3000.',
} as const;

export function taxApi() {
  const api = createApi();

  addCall(
    api,
    { ...shared, path: '/vat/bulk', summary: 'The tax rate of each row, by its reference', answer: ratesV1 },
    async ({ shop, visit, body }) => {
      const rates = await lookUp(shop, visit, body);
      return rates.ok ? ok(Object.fromEntries(rates.value)) : rates;
    },
  );

  addCall(
    api,
    { ...shared, path: '/v2/vat/bulk', summary: 'The tax rate of each row, as a list', answer: ratesV2 },
    async ({ shop, visit, body }) => {
      const rates = await lookUp(shop, visit, body);
      return rates.ok ? ok(rates.value.map(([reference, rate]) => ({ reference, rate }))) : rates;
    },
  );

  addCall(
    api,
    {
      ...shared,
      path: '/v3/vat/bulk',
      summary: 'The tax rate of each row, in the format that the shop uses',
      answer: ratesV3,
    },
    async ({ shop, visit, body }) => {
      const rates = await lookUp(shop, visit, body);
      return rates.ok ? ok(rates.value.map(([reference, taxRate]) => ({ reference, taxRate }))) : rates;
    },
  );

  return api;
}

/** Access: everybody. Rates in percent, in the order of the rows. */
async function lookUp(shop: Shop, visit: Visit, body: z.output<typeof taxRequestBody>) {
  const request = toTaxRequest(body, visit.market.currency);
  const { countryCode, region } = request.location;
  try {
    const rates = await shop.tax.ratesOf(request);
    if (!rates.ok) return rates;
    return ok(request.rows.map(({ reference }) => [reference, (rates.value.get(reference) ?? 0) / 100] as const));
  } catch (error) {
    shop.log.error({ err: error, countryCode, region }, 'the tax could not be looked up');
    return refuse({ code: 'tax-lookup-failed' });
  }
}
