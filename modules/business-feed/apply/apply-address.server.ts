import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findCompany } from '../../company/company-store.server.ts';
import { isSameAddress, readAddress } from '../../company-admin/company-address.ts';
import { removeAddress, saveAddress } from '../../company-admin/company-addresses.server.ts';
import { marketOfCompany } from '../../company-admin/company-market.ts';
import type { Market } from '../../market/market.ts';
import type { Address } from '../../people/postal-address.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import { findKeyed, findKeyOf, keepKey } from '../key-store.server.ts';
import type { Applied } from '../outcome.ts';

/** Fields that the line leaves out keep the address's values, the region only within the same country. */
function typedOf(row: RowOf<'address'>, held: Address | undefined, market: Pick<Market, 'iso2'>) {
  const { addressLine1, addressLine2, zipCode, city, region, countryId } = row;
  const regionHeld = held?.countryCode === (countryId ?? market.iso2) ? held.region : undefined;
  return {
    addressLine1,
    addressLine2: addressLine2 === undefined ? held?.addressLine2 : (addressLine2 ?? undefined),
    zipCode,
    city,
    region: region === undefined ? regionHeld : (region ?? undefined),
    countryId,
  };
}

async function findPlace(feeding: Feeding, key: string) {
  const companyId = await reachKeyed(feeding, 'company', key);
  if (!companyId.ok) return companyId;
  const company = await findCompany(feeding.shop.db, companyId.value);
  const market = company && marketOfCompany(company);
  return market ? ok({ company, market }) : refuse({ code: 'company-not-found', companyId: companyId.value });
}

async function withoutKey(db: Db, addresses: readonly Address[]): Promise<Address[]> {
  const free: Address[] = [];
  for (const address of addresses) if ((await findKeyOf(db, 'address', address.id)) === undefined) free.push(address);
  return free;
}

/**
 * The address that a line without a known key refers to: an identical one, or else the only one that matches all fields
 * of the line.
 */
function meantBy(
  addresses: readonly Address[],
  wantedOf: (held: Address | undefined) => ReturnType<typeof readAddress>,
): Address | 'several' | undefined {
  const isMeant = (address: Address, held: Address | undefined) => {
    const wanted = wantedOf(held);
    return wanted.ok && isSameAddress(address, wanted.value);
  };
  const exact = addresses.find((address) => isMeant(address, undefined));
  if (exact) return exact;
  const alike = addresses.filter((address) => isMeant(address, address));
  return alike.length > 1 ? 'several' : alike[0];
}

/** An address of a company. An equal address without a key gets the key, so that no company has an address twice. */
export async function applyAddress(feeding: Feeding, row: RowOf<'address'>): Promise<Applied> {
  const { db } = feeding.shop;
  const { key, type } = row;
  const place = await findPlace(feeding, row.company);
  if (!place.ok) return place;
  const { company, market } = place.value;
  const wantedOf = (held: Address | undefined) => readAddress(type, typedOf(row, held, market), market);
  const addresses = type === 'delivery' ? company.deliveryAddresses : company.invoiceAddresses;
  const known = await findKeyed(db, 'address', key);
  const held = addresses.find(({ id }) => id === known);
  if (known !== undefined && !held) return refuse({ code: 'business-key-taken', key });
  const wanted = wantedOf(held);
  if (!wanted.ok) return wanted;
  if (held && isSameAddress(held, wanted.value)) return ok('same');
  if (!held) {
    const meant = meantBy(await withoutKey(db, addresses), wantedOf);
    if (meant === 'several') return refuse({ code: 'business-address-ambiguous', key });
    if (meant) {
      await keepKey(db, 'address', key, meant.id);
      return ok('changed');
    }
  }
  const saved = await saveAddress(
    feeding.shop,
    visitIn(feeding, market),
    { companyId: company.id, kind: type },
    { ...typedOf(row, held, market), ...(held && { id: held.id }), isRegionTold: true },
    async (db, id) => {
      if (!held) await keepKey(db, 'address', key, id);
    },
  );
  return saved.ok ? ok(held ? 'changed' : 'added') : saved;
}

/** Removing an address that is already gone is a no-op. */
export async function applyAddressRemoval(feeding: Feeding, row: RowOf<'address removal'>): Promise<Applied> {
  const place = await findPlace(feeding, row.company);
  if (!place.ok) return place;
  const { company, market } = place.value;
  const addressId = await findKeyed(feeding.shop.db, 'address', row.key);
  if (addressId === undefined) return ok('same');
  const isDelivery = company.deliveryAddresses.some(({ id }) => id === addressId);
  const from = { companyId: company.id, kind: isDelivery ? ('delivery' as const) : ('invoice' as const) };
  const removed = await removeAddress(feeding.shop, visitIn(feeding, market), from, addressId);
  return removed.ok ? ok('changed') : removed;
}
