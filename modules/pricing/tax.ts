import type { Result } from '#core/result.ts';
import type { TaxRequest } from './tax-request.ts';

/** Basis points by the reference of a row. */
export type RatesByReference = ReadonlyMap<string, number>;

type TaxRefusal = { code: 'tax-location-unknown'; countryCode: string; region: string };

/** Who knows what is taxed how, and where. Refuses a place that it does not know, and rejects when it cannot be asked. */
export type Tax = { ratesOf(request: TaxRequest): Promise<Result<RatesByReference, TaxRefusal>> };
