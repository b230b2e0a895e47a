import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { AddressKind, Company } from '../company/company.ts';
import { deleteAddress, insertAddress, updateAddress } from '../company/company-address-store.server.ts';
import { raiseVersion } from '../company/company-write-store.server.ts';
import { getCompany } from '../company/get-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Address } from '../people/postal-address.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Administering, type AdminShop, type Beside, holdAdministered } from './administered-company.server.ts';
import { auditedAddress } from './audited-company.ts';
import { type AddressParts, addressAction, isSameAddress, readAddress } from './company-address.ts';
import type { SavedAddressInput } from './company-input.ts';
import { marketOfCompany } from './company-market.ts';

const mostAddresses = 200;

const addressesOf = (company: Company, kind: AddressKind) =>
  kind === 'delivery' ? company.deliveryAddresses : company.invoiceAddresses;

export async function listAddresses(shop: Shop, visit: Visit, companyId: number, kind: AddressKind) {
  const company = await getCompany(shop, visit, companyId);
  return company.ok ? ok(addressesOf(company.value, kind)) : company;
}

type Saved = SavedAddressInput & {
  readonly isRegionTold?: boolean;
  /** The address as the editor opened it: a change of another editor since then is refused. */
  readonly seen?: AddressParts | undefined;
};

/** An address with an id is changed, one without is added. An address of another company is not found. */
export async function saveAddress(
  shop: Pick<AdminShop, 'db'>,
  visit: Administering,
  to: { companyId: number; kind: AddressKind },
  input: Saved,
  beside?: Beside,
) {
  return inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, to.companyId);
    if (!held.ok) return held;
    const { company, version: stored } = held.value;
    const { id: given, isRegionTold, seen, version, ...typed } = input;
    const before = addressesOf(company, to.kind).find(({ id }) => id === given);
    const action = addressAction(input);
    if (action === 'update' && !before) return refuse({ code: 'address-not-found' });
    const isOutdated = version !== undefined && version !== stored;
    if (isOutdated || (before && seen && !isSameAddress(before, seen))) return refuse({ code: 'company-changed' });
    if (action === 'create' && addressesOf(company, to.kind).length >= mostAddresses)
      return refuse({ code: 'too-many-addresses' });
    const read = readAddress(to.kind, typed, marketOfCompany(company) ?? visit.market);
    if (!read.ok) return read;
    const address = {
      ...read.value,
      region: isRegionTold ? read.value.region : (read.value.region ?? regionKept(before, read.value)),
    };
    if (before) await updateAddress(db, before.id, address);
    const id = before?.id ?? (await insertAddress(db, to, address));
    await raiseVersion(db, to.companyId);
    await recordChange(db, visit, {
      action: 'company.address-saved',
      subject: to.companyId,
      ...(before && { before: { [to.kind]: auditedAddress(before) } }),
      after: { [to.kind]: auditedAddress(address) },
    });
    await beside?.(db, id);
    return ok({ id, ...address });
  });
}

/** Not every form has the state: without one the stored state stays, within the same country. */
const regionKept = (before: Address | undefined, { countryCode }: Pick<Address, 'countryCode'>) =>
  before?.countryCode === countryCode ? before.region : undefined;

export async function removeAddress(
  shop: Pick<AdminShop, 'db'>,
  visit: Administering,
  from: { companyId: number; kind: AddressKind },
  addressId: number,
) {
  return inTransaction(shop.db, async (db) => {
    const held = await holdAdministered(db, visit, from.companyId);
    if (!held.ok) return held;
    const before = addressesOf(held.value.company, from.kind).find(({ id }) => id === addressId);
    if (!before) return refuse({ code: 'address-not-found' });
    await deleteAddress(db, addressId);
    await raiseVersion(db, from.companyId);
    await recordChange(db, visit, {
      action: 'company.address-removed',
      subject: from.companyId,
      before: { [from.kind]: auditedAddress(before) },
    });
    return ok({ id: addressId });
  });
}
