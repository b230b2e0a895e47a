import type { Money } from '#core/money.ts';
import type { CountryCode } from '../market/market.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';

export type CarrierKind = 'parcel-b2b' | 'service-point';

/** A delivery method as offered to one kind of buyer in one market. */
export type DeliveryMethod = {
  readonly deliveryMethodId: number;
  readonly deliveryGroupId: number;
  readonly deliveryGroupEntryId: number;
  readonly name: string;
  readonly description: string;
  readonly kind: CarrierKind | undefined;
  readonly carrier: string;
  readonly price: ListPrice;
  /** Delivery is free for goods worth at least this amount. */
  readonly freeFrom: Money | undefined;
  readonly requiresZeroCost: boolean;
  readonly countries: readonly CountryCode[];
  readonly days: { readonly from: number; readonly to: number };
};

/** The three ids of a method in the API. */
export type DeliveryMethodIds = Pick<DeliveryMethod, 'deliveryMethodId' | 'deliveryGroupId' | 'deliveryGroupEntryId'>;

const parcels: ReadonlySet<number> = new Set([200, 205, 210, 1100, 1400]);
const servicePoints: ReadonlySet<number> = new Set([1200, 1300, 4200]);

/** How carriers handle a parcel of this method; undefined for the shop's own methods. */
export function carrierKind(deliveryMethodId: number): CarrierKind | undefined {
  if (parcels.has(deliveryMethodId)) return 'parcel-b2b';
  return servicePoints.has(deliveryMethodId) ? 'service-point' : undefined;
}
