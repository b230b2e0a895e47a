import type { PostalAddress } from '../../address/address-form.ts';
import { fullVatNumber } from '../../address/vat-number.ts';
import type { EInvoiceFacts } from '../e-invoice.ts';
import { endpointOf, legalIdOf, type PartyNumbers } from '../party-ids.ts';
import { type Element, group, leaf } from '../ubl/element.ts';

type Place = Pick<PostalAddress, 'line1' | 'zip' | 'city' | 'country'> & Partial<PostalAddress>;

export const addressGroup = (name: string, { line1, line2, city, zip, region, country }: Place): Element | undefined =>
  group(
    name,
    leaf('StreetName', line1),
    leaf('AdditionalStreetName', line2),
    leaf('CityName', city),
    leaf('PostalZone', zip),
    leaf('CountrySubentity', region),
    group('Country', leaf('IdentificationCode', country)),
  );

const taxScheme = (number: string | undefined, scheme: string): Element | undefined =>
  number === undefined
    ? undefined
    : group('PartyTaxScheme', leaf('CompanyID', number), group('TaxScheme', leaf('ID', scheme)));

function partyGroup(
  name: string,
  numbers: PartyNumbers,
  place: Place,
  words: { readonly name: string; readonly taxNote?: string | undefined },
  contact?: Element,
) {
  const endpoint = endpointOf(numbers);
  const legal = legalIdOf(numbers);
  return group(
    name,
    group(
      'Party',
      leaf('EndpointID', endpoint?.id, { schemeID: endpoint?.scheme }),
      group('PartyName', leaf('Name', words.name)),
      addressGroup('PostalAddress', place),
      taxScheme(numbers.vatNumber, 'VAT'),
      taxScheme(words.taxNote, 'TAX'),
      group(
        'PartyLegalEntity',
        leaf('RegistrationName', words.name),
        leaf('CompanyID', legal?.id, { schemeID: legal?.scheme }),
      ),
      contact,
    ),
  );
}

/** Icelandic numbers have five or six digits and no check digit. */
const icelandic = (country: string, vat: string): string | undefined => {
  const [, digits] = /^(?:IS)?(\d{5,6})$/.exec(vat.trim()) ?? [];
  return country === 'IS' && digits !== undefined ? `IS${digits}` : undefined;
};

/** An invalid number is left out: rules then report it as missing. */
const numbersOf = (
  country: PartyNumbers['country'],
  vat: string | undefined,
  registrationNo: string | undefined,
): PartyNumbers => ({
  country,
  vatNumber: vat === undefined ? undefined : (fullVatNumber(vat, country) ?? icelandic(country, vat)),
  registrationNo,
});

export function sellerGroup({ seller }: EInvoiceFacts): Element | undefined {
  const { country, vatNumber, registrationNo, contact, address, taxNote, name } = seller;
  return partyGroup(
    'AccountingSupplierParty',
    numbersOf(country, vatNumber, registrationNo),
    { ...address, country },
    { name, taxNote },
    group(
      'Contact',
      leaf('Name', contact.name),
      leaf('Telephone', contact.phone),
      leaf('ElectronicMail', contact.email),
    ),
  );
}

export function buyerGroup({ invoice, buyer }: EInvoiceFacts): Element | undefined {
  const { name, address, vatNo } = invoice.buyer;
  return partyGroup(
    'AccountingCustomerParty',
    numbersOf(address.country, vatNo ?? buyer.vatNumber, buyer.registrationNo),
    address,
    { name },
  );
}
