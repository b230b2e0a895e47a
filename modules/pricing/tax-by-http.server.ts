import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import type { Tax } from './tax.ts';
import { roundRate } from './tax-rates.ts';
import type { TaxRequest } from './tax-request.ts';

/** Short, because a buyer waits at the checkout. */
const timeoutMs = 10_000;

const answerShape = z.array(z.object({ reference: z.string(), taxRate: z.number().min(0).max(100) }));

/** A tax provider with the interface of our bulk call, version 3. */
export function taxByHttp(http: HttpClient, { url, token }: { url: string; token: string | undefined }): Tax {
  return {
    ratesOf: async (request) => {
      const answer = await http
        .call(url, { method: 'POST', json: toWire(request), timeoutMs, ...(token !== undefined && { token }) })
        .catch((error: unknown) => {
          if (isUnprocessable(error)) return undefined;
          throw error;
        });
      const { countryCode, region } = request.location;
      if (answer === undefined) return refuse({ code: 'tax-location-unknown', countryCode, region });
      const rates = new Map(
        answerShape.parse(answer).map(({ reference, taxRate }) => [reference, roundRate(taxRate * 100)]),
      );
      const missing = request.rows.filter(({ reference }) => !rates.has(reference));
      if (missing.length > 0) throw new Error(`the tax provider has no rate for ${missing.length} rows`);
      return ok(rates);
    },
  };
}

function toWire({ rows, location }: TaxRequest) {
  const { line1, zipCode, city, countryCode, region } = location;
  return {
    rows: rows.map(({ reference, sku, quantity, price }) => ({ reference, sku, quantity, price: toDecimal(price) })),
    location: { line1, zipCode, city, countryCode, region },
  };
}

/** The provider rejected the address. Compared by name, because the class may exist twice. */
function isUnprocessable(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpFailure' && 'status' in error && error.status === 422;
}
