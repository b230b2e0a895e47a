import { ok, type Result } from '#core/result.ts';
import { addressRulesOf, problemsOfAddress } from '../address/address-form.ts';
import type { SavedAddress } from '../address/saved-address.ts';
import { readAddressChoices } from '../address/saved-addresses.server.ts';
import { servedCountries } from '../checkout/served-countries.ts';
import type { Settings } from '../company/company-settings.ts';
import { readDeliveryMethods } from '../delivery/read-delivery-methods.server.ts';
import { countriesOf } from '../market/countries.ts';
import { readPostcode } from '../market/postcode.ts';
import type { OrderDraft } from '../order/order.ts';
import { type Connection, isAddressNamed } from '../punchout/connection.ts';
import type { CxmlAddress, CxmlOrder } from '../punchout-document/cxml-order-request.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type DocumentRefusal, refuseDocument as no } from './procurement-order.ts';

type Place = Pick<OrderDraft, 'delivery' | 'invoiceAddress'>;

type Of = {
  readonly order: Pick<CxmlOrder, 'shipTo' | 'billTo' | 'items'>;
  readonly settings: Settings;
  readonly connection: Pick<Connection, 'addressCodes'>;
  readonly company: { readonly name: string; readonly vatNo: string };
};

/** Where the goods of an order go: to the address of the document, which may be a code for a saved one, else to the one that the company has chosen for its orders. */
export async function findPlace(
  shop: Shop,
  visit: Visit,
  { order, settings, connection, company }: Of,
): Promise<Result<Place, DocumentRefusal>> {
  const { market, language } = visit;
  const others = order.items.flatMap(({ shipTo }) => shipTo ?? []);
  const asked = order.shipTo ?? others[0];
  if (asked && others.some((one) => !isSamePlace(one, asked)))
    return no('The items have several addresses; please send one order for each address.');
  const { isLocked, choices, preselected } = await readAddressChoices(shop, visit);
  // A company that is bound to its own addresses may write one otherwise; for others the written address counts.
  const isByCode = asked !== undefined && (isCodeOnly(asked) || (isLocked && asked.id !== ''));
  const named = isByCode ? choices.find(({ id }) => isAddressNamed(connection, id, asked.id)) : undefined;
  if (asked && isCodeOnly(asked) && !named)
    return no(`The company has no address with the number ${asked.id} in the shop; please send the whole address.`);
  const saved = named ?? preselected ?? choices[0];
  const wanted = asked && !named ? toAddress(asked) : saved && toWanted(saved);
  if (!wanted) return no('The order has no address for the delivery, and the company has none in the shop.');
  const country = servedCountries(market, language, settings).find(({ code }) => code === wanted.country)?.code;
  if (!country) return no(`Nothing is delivered to the country ${wanted.country || 'of the address'}.`);
  const address = { ...wanted, country, zip: readPostcode(country, wanted.zip) ?? wanted.zip };
  const recipient = { ...personOf(asked), companyName: asked?.name || company.name, vatNo: company.vatNo };
  const rules = addressRulesOf(country, 'company', language);
  const wrong = problemsOfAddress(rules, { ...address, ...recipient, vatNo: '' });
  if (wrong.length > 0)
    return no(
      `The address of the delivery is not usable: ${wrong.map(({ field, code }) => `${field} ${code}`).join(', ')}.`,
    );
  if (isLocked && !choices.some((choice) => isChoice(choice, address)))
    return no('The company allows only its own addresses, and this is none of them.');
  const method = (await readDeliveryMethods(shop, visit, { country })).find(
    ({ kind, requiresZeroCost, price }) => kind !== 'service-point' && !(requiresZeroCost && price.amount.amount > 0),
  );
  if (!method) return no(`The shop has no way to deliver to ${country}.`);
  const { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId, name, kind, days } = method;
  return ok({
    delivery: {
      address,
      recipient,
      method: { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId, name, kind, days },
      servicePoint: undefined,
      type: '',
    },
    invoiceAddress: invoiceAddressOf(order.billTo, visit),
  });
}

/** No postal address: the buyer means one that both systems know. */
const isCodeOnly = ({ streets, zip, city }: CxmlAddress): boolean => streets.length === 0 && zip === '' && city === '';

type SoughtAddress = Omit<OrderDraft['delivery']['address'], 'country'> & { readonly country: string };

const toAddress = ({ streets, zip, city, region, country }: CxmlAddress): SoughtAddress => ({
  line1: streets[0] ?? '',
  line2: streets.slice(1).join(', '),
  zip,
  city,
  region,
  country,
});

const toWanted = ({ line1, line2, zip, city, region, country }: SavedAddress): SoughtAddress => ({
  line1,
  line2,
  zip,
  city,
  region,
  country,
});

function personOf(address: CxmlAddress | undefined) {
  const [person = '', ...rest] = address?.deliverTo ?? [];
  const [firstName = '', ...names] = person.split(/\s+/);
  return { firstName, lastName: names.join(' '), careOf: rest.join(', ') };
}

const placeOf = (address: CxmlAddress) => [toAddress(address), address.deliverTo, isCodeOnly(address) && address.id];

const isSamePlace = (a: CxmlAddress, b: CxmlAddress): boolean =>
  JSON.stringify(placeOf(a)) === JSON.stringify(placeOf(b));

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isChoice = (choice: SavedAddress, { line1, zip, city, country }: SoughtAddress): boolean =>
  choice.country === country &&
  same(choice.line1, line1) &&
  same(readPostcode(choice.country, choice.zip) ?? choice.zip, zip) &&
  same(choice.city, city);

/** An address for invoices that no country would accept is left out: invoices then go to the company's own. */
function invoiceAddressOf(billTo: CxmlAddress | undefined, { market, language }: Visit): Place['invoiceAddress'] {
  const address = billTo && toAddress(billTo);
  const country = countriesOf(market, language).find(({ code }) => code === address?.country)?.code;
  if (!address || !country) return undefined;
  const isWrong = problemsOfAddress(addressRulesOf(country, 'company', language), {
    ...address,
    companyName: billTo.name || '-',
  }).length;
  return isWrong ? undefined : { ...address, country, zip: readPostcode(country, address.zip) ?? address.zip };
}
