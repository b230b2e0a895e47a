import type { Money } from '#core/money.ts';
import type { CountryCode } from '../market/market.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';

export type CarrierKind = 'parcel-b2b' | 'service-point';

/** A way to deliver, as it is offered to one kind of buyer in one market. */
export type DeliveryMethod = {
  readonly deliveryMethodId: number;
  readonly deliveryGroupId: number;
  readonly deliveryGroupEntryId: number;
  readonly name: string;
  readonly description: string;
  readonly kind: CarrierKind | undefined;
  readonly carrier: string;
  readonly price: ListPrice;
  /** Goods for at least this much are delivered for nothing. */
  readonly freeFrom: Money | undefined;
  readonly requiresZeroCost: boolean;
  readonly countries: readonly CountryCode[];
  readonly days: { readonly from: number; readonly to: number };
};

/** The three ids by which partners name a method. */
export type DeliveryMethodIds = Pick<DeliveryMethod, 'deliveryMethodId' | 'deliveryGroupId' | 'deliveryGroupEntryId'>;

const parcels: ReadonlySet<number> = new Set([200, 205, 210, 1100, 1400]);
const servicePoints: ReadonlySet<number> = new Set([1200, 1300, 4200]);

/** What the carriers do with a parcel of this method; other methods are ours alone. */
export function carrierKind(deliveryMethodId: number): CarrierKind | undefined {
  if (parcels.has(deliveryMethodId)) return 'parcel-b2b';
  return servicePoints.has(deliveryMethodId) ? 'service-point' : undefined;
}
