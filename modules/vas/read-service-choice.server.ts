import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { placesOn } from './garment-places.ts';
import { describeServicesOf, type FullService } from './list-services.server.ts';
import { firstServices, forcesSelection, isLimited, isSelectorDisabled } from './service-lists.ts';
import { readServices } from './services.server.ts';

export type ServiceChoice = {
  readonly services: readonly FullService[];
  readonly isDisabled: boolean;
  readonly isLimited: boolean;
  readonly first: readonly number[];
  /** The company wants a service on each garment that can have one. */
  readonly mustChoose: boolean;
  /** What proofs need to know about the garment. */
  readonly garment: Pick<Offer, 'categories' | 'cut' | 'size'> & { readonly hexes: readonly string[] };
};

/** Access: everybody; only people of companies that use services have any to choose. */
export async function readServiceChoice(shop: Shop, visit: Visit, sku: string): Promise<ServiceChoice> {
  const lists = await describeServicesOf(shop, visit, sku);
  const { isForced, settings } = await readServices(shop, visit);
  const { categories, cut, size, colour } = (await readOffers(shop, visit, [], { mode: 'excl' })).get(sku);
  const terms = { lists, isForced };
  return {
    services: lists.map((service) => ({ ...service, positions: placesOn(service.positions, categories, cut) })),
    isDisabled: isSelectorDisabled(terms),
    isLimited: isLimited(visit.claims),
    first: firstServices(terms),
    mustChoose: forcesSelection(visit.claims, settings),
    garment: { categories, cut, size, hexes: colour?.hexes ?? [] },
  };
}

/** Whether there is something to choose. If that cannot be found out, the product is sold without it. */
export async function offersServices(shop: Shop, visit: Visit, sku: string): Promise<boolean> {
  try {
    return (await describeServicesOf(shop, visit, sku)).length > 0;
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'services could not be read');
    return false;
  }
}
