import type { CountryCode } from '../market/market.ts';
import { deliveryOfMarket } from './delivery-snapshot.server.ts';
import { type DeliveryShop, type DeliveryVisit, readDeliveryMethods } from './read-delivery-methods.server.ts';
import { nearestPoints, type ServicePoint } from './service-point.ts';

type Place = { readonly deliveryMethodId: number; readonly country: CountryCode };

/** Access: everybody. Service points of a method, the nearest to the postcode first; at most ten. */
export async function listServicePoints(
  shop: DeliveryShop,
  visit: DeliveryVisit,
  { zip, ...place }: Place & { readonly zip: string },
): Promise<readonly ServicePoint[]> {
  return nearestPoints(await pointsOf(shop, visit, place), place.country, zip);
}

/** The chosen point, if the method delivers there. */
export async function findServicePoint(
  shop: DeliveryShop,
  visit: DeliveryVisit,
  { servicePointId, ...place }: Place & { readonly servicePointId: string },
): Promise<ServicePoint | undefined> {
  const points = await pointsOf(shop, visit, place);
  return points.find(({ id, address }) => id === servicePointId && address.country === place.country);
}

async function pointsOf(shop: DeliveryShop, visit: DeliveryVisit, { deliveryMethodId, country }: Place) {
  const methods = await readDeliveryMethods(shop, visit, { country });
  const method = methods.find((method) => method.deliveryMethodId === deliveryMethodId);
  if (method?.kind !== 'service-point') return [];
  const { points } = await shop.snapshots.read(deliveryOfMarket, visit.market.marketId);
  return points.filter(({ carrier }) => carrier === method.carrier);
}
