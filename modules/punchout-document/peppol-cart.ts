import { currencyDecimals } from '#core/money.ts';
import { type ReturnForm, type Transfer, type TransferRow, unitPriceOf } from './transfer.ts';
import { el, writeElement, type XmlElement } from './xml-element.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

type Party = {
  readonly name: string;
  readonly endpoint?: { readonly id: string; readonly scheme: string } | undefined;
};

type Options = {
  readonly now: Date;
  /** The day of the market. */
  readonly issuedOn: string;
  readonly provider: Party;
  readonly receiver: Party;
  readonly buyerReference: string;
};

/** Codes of UN/ECE in place of those that only procurement systems know. */
const unitOf = (unit: string) => (unit === 'PCE' || unit === 'EA' ? 'C62' : unit);

const cbc = (name: string, text: string, attributes: Record<string, string> = {}) =>
  el(`cbc:${name}`, attributes, text);
const cac = (name: string, ...children: (XmlElement | undefined)[]) => el(`cac:${name}`, {}, ...children);

/** The cart as a Peppol BIS Punch Out 3 document: a UBL catalogue. The order of the elements is fixed. */
export function peppolCartOf({ cartId, currency, rows }: Transfer, options: Options): string {
  const { now, issuedOn, provider, receiver, buyerReference } = options;
  const root = el(
    'Catalogue',
    {
      xmlns: `${ubl}:Catalogue-2`,
      'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    },
    cbc('CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:punch_out:3'),
    cbc('ProfileID', 'urn:fdc:peppol.eu:poacc:bis:punch_out:3'),
    cbc('ID', cartId),
    cbc('IssueDate', issuedOn),
    cbc('IssueTime', timeOf(now)),
    cac('ProviderParty', ...partyOf(provider)),
    cac(
      'ReceiverParty',
      ...partyOf(receiver),
      buyerReference === '' ? undefined : cac('Contact', cbc('ID', buyerReference)),
    ),
    ...rows.map((row, index) => lineOf(row, index + 1, currency)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}`;
}

const two = (part: number) => String(part).padStart(2, '0');

const timeOf = (now: Date) => `${[now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()].map(two).join(':')}Z`;

const partyOf = ({ name, endpoint }: Party) => [
  endpoint && cbc('EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
  cac('PartyLegalEntity', cbc('RegistrationName', name)),
];

function lineOf(row: TransferRow, n: number, currency: Transfer['currency']): XmlElement {
  const { quantity, net, leadDays, taxBasisPoints = 0, serviceOf } = row;
  const decimals = Math.max(4, currencyDecimals[currency]);
  const { price, per } = unitPriceOf({ net, quantity }, decimals);
  const unitCode = unitOf(row.unit);
  const property = (name: string, value: string) =>
    cac('AdditionalItemProperty', cbc('Name', name), cbc('Value', value));
  return cac(
    'CatalogueLine',
    cbc('ID', String(n)),
    cac(
      'RequiredItemLocationQuantity',
      leadDays === undefined ? undefined : cbc('LeadTimeMeasure', String(leadDays), { unitCode: 'DAY' }),
      cac('Price', cbc('PriceAmount', price, { currencyID: currency }), cbc('BaseQuantity', String(per), { unitCode })),
      cac('DeliveryUnit', cbc('BatchQuantity', String(quantity), { unitCode })),
    ),
    cac(
      'Item',
      row.notes.length === 0 ? undefined : cbc('Description', row.notes.join('; ')),
      cbc('Name', row.name),
      cac('SellersItemIdentification', cbc('ID', row.sku)),
      cac('CommodityClassification', cbc('ItemClassificationCode', row.classes.unspsc, { listID: 'TST' })),
      cac(
        'ClassifiedTaxCategory',
        cbc('ID', taxBasisPoints > 0 ? 'S' : 'Z'),
        cbc('Percent', String(taxBasisPoints / 100)),
        cac('TaxScheme', cbc('ID', 'VAT')),
      ),
      ...(serviceOf === undefined ? [] : [property('ServiceIndicator', 'true'), property('PartOf', serviceOf)]),
    ),
  );
}

/** One field with the document; an empty cart is an empty field, which cancels the visit. The address stays whole. */
export const peppolFormOf = (
  document: string | undefined,
  { hookUrl, target, field }: { hookUrl: string; target: string; field: string },
): ReturnForm => ({
  action: hookUrl,
  target,
  charset: 'utf-8',
  fields: [{ name: field, value: document === undefined ? '' : Buffer.from(document).toString('base64') }],
});
