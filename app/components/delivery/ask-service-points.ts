import { requestTimeoutMs } from '#core/timings.ts';
import type { ServicePoint } from '#modules/delivery/service-point.ts';
import type { CountryCode } from '#modules/market/market.ts';

type Question = { readonly deliveryMethodId: number; readonly country: string; readonly zip: string };

type PointOnTheWire = Pick<ServicePoint, 'id' | 'carrier' | 'name' | 'lng' | 'lat' | 'hours'> & {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly region: string;
  readonly countryCode: CountryCode;
};

/** Undefined without a response. */
export async function askServicePoints(
  { deliveryMethodId, country, zip }: Question,
  signal: AbortSignal,
): Promise<readonly ServicePoint[] | undefined> {
  const query = new URLSearchParams({
    deliveryMethodId: String(deliveryMethodId),
    countryCode: country,
    zipCode: zip,
  });
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
    const answer = await fetch(`/api/metadata/servicepoints?${query}`, { signal: within });
    return answer.ok ? ((await answer.json()) as PointOnTheWire[]).map(toPoint) : undefined;
  } catch {
    return undefined;
  }
}

function toPoint({ street, zipCode, city, region, countryCode, ...point }: PointOnTheWire): ServicePoint {
  return { ...point, address: { line1: street, line2: '', zip: zipCode, city, region, country: countryCode } };
}
