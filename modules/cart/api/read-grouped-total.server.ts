import type { Market } from '../../market/market.ts';
import { isNorthAmerica } from '../../market/north-america.ts';
import type { TaxLocation } from '../../pricing/tax-request.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCartRows } from '../rows/read-cart-rows.server.ts';

type Address = {
  readonly addressLine1: string;
  readonly zipCode: string;
  readonly city: string;
  readonly region: string;
  readonly countryId: string;
};

type Input = { readonly cartId: string; readonly deliveryAddress?: Address | null | undefined };

/** Access: cart owner. Returns totals per wearer and for the whole cart, taxed for the delivery address. */
export async function readGroupedTotal(shop: Shop, visit: Visit, { cartId, deliveryAddress }: Input) {
  const destination = deliveryAddress ? taxLocationOf(visit.market, deliveryAddress) : undefined;
  return readCartRows(shop, visit, { cartId, destination });
}

/**
 * In the USA and Canada the delivery address decides the tax. Those shops do not deliver abroad, so an address in
 * another country is ignored.
 */
function taxLocationOf({ code, iso2 }: Market, address: Address): TaxLocation | undefined {
  const { addressLine1: line1, zipCode, city, region, countryId: countryCode } = address;
  if (!isNorthAmerica(code) || countryCode !== iso2) return undefined;
  return { line1, zipCode, city, region, countryCode };
}
