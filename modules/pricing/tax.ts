import type { Result } from '#core/result.ts';
import type { TaxRequest } from './tax-request.ts';

/** Basis points by row reference. */
export type RatesByReference = ReadonlyMap<string, number>;

type TaxRefusal = { code: 'tax-location-unknown'; countryCode: string; region: string };

/** A source of tax rates. Refuses unknown locations, and rejects if it is unavailable. */
export type Tax = { ratesOf(request: TaxRequest): Promise<Result<RatesByReference, TaxRefusal>> };
