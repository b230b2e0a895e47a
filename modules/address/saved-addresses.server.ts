import { isB2B } from '../auth/is-b2b.ts';
import { deliveryAddressModes, isOn, type Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { countriesOf } from '../market/countries.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { AddressChoices, SavedAddress } from './saved-address.ts';
import { listCompanyAddresses, listOwnAddresses } from './saved-address-store.server.ts';

const none: AddressChoices = { mode: 'None', isLocked: false, choices: [], preselected: undefined };

/**
 * Open to all visitors, for their own choices: people have their own addresses, companies theirs and, depending on the setting, their
 * retailer's or the buyer's. Addresses outside the market's delivery countries are left out.
 */
export async function readAddressChoices(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims, market, language }: Pick<Visit, 'claims' | 'market' | 'language'>,
): Promise<AddressChoices> {
  if (!claims) return none;
  const served = new Set<string>(countriesOf(market, language).map(({ code }) => code));
  const deliverable = (list: readonly SavedAddress[]) => list.filter(({ country }) => served.has(country));
  const ownOnes = async () => deliverable(await listOwnAddresses(shop.db, claims.customer_id));
  if (!isB2B(claims) || claims.company_id === undefined) {
    const choices = await ownOnes();
    return { mode: 'Customer', isLocked: false, choices, preselected: choices[0] };
  }
  const { settings } = await readCompanyTerms(shop, claims.company_id);
  const mode = modeOf(settings);
  const { own, retailer } = await listCompanyAddresses(shop.db, claims.company_id);
  const buyers = mode === 'Customer' ? await ownOnes() : [];
  const fromRetailer = mode === 'Retailer' ? deliverable(retailer).slice(0, 1) : [];
  // An address of a person and one of a company may have the same number, so a list contains only one kind.
  const choices = buyers.length > 0 ? buyers : [...fromRetailer, ...deliverable(own)];
  const first = { None: undefined, Retailer: fromRetailer[0], Company: choices[0], Customer: buyers[0] };
  const isLocked = isOn(settings, 'LockDeliveryAddressInCheckout') && choices.length > 0;
  // A single choice that cannot be changed is preselected.
  const only = isLocked && choices.length === 1 ? choices[0] : undefined;
  return { mode, isLocked, choices, preselected: first[mode] ?? only };
}

const modeOf = ({ PreSelectedDeliveryAddress }: Settings): AddressChoices['mode'] =>
  deliveryAddressModes.find((mode) => mode === PreSelectedDeliveryAddress) ?? 'None';
