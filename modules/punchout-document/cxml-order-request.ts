import { clean } from './cxml-text.ts';
import { at, childrenOf, textIn, type XmlElement } from './xml-element.ts';

/** An amount as it is written; whether it is a number of that currency is decided later. */
export type CxmlMoney = { readonly amount: string; readonly currency: string };

export type CxmlAddress = {
  readonly id: string;
  readonly name: string;
  /** Whom the parcel is for, the person first. */
  readonly deliverTo: readonly string[];
  readonly streets: readonly string[];
  readonly zip: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
};

export type CxmlOrderItem = {
  readonly line: number;
  readonly quantity: number;
  readonly sku: string;
  /** Our own key of the row of the returned cart. */
  readonly auxiliaryId: string;
  readonly price: CxmlMoney | undefined;
  /** For how many pieces the price is. */
  readonly per: number;
  readonly unit: string;
  readonly shipTo: CxmlAddress | undefined;
};

export type CxmlOrder = {
  readonly kind: 'order';
  readonly type: string;
  readonly orderRef: string;
  readonly orderDate: string;
  readonly isTest: boolean;
  /** The payloadID of an earlier document that it names. */
  readonly reference: string;
  readonly total: CxmlMoney | undefined;
  readonly tax: CxmlMoney | undefined;
  readonly shipTo: CxmlAddress | undefined;
  readonly billTo: CxmlAddress | undefined;
  readonly contact: { readonly name: string; readonly email: string };
  readonly comment: string;
  readonly costCentre: string;
  readonly items: readonly CxmlOrderItem[];
};

export function readOrderRequest(request: XmlElement): CxmlOrder | undefined {
  const order = at(request, 'OrderRequest');
  const header = at(order, 'OrderRequestHeader');
  if (!order || !header) return undefined;
  const { orderID = '', orderDate = '', type = 'new' } = header.attributes;
  const extrinsics = childrenOf(header, 'Extrinsic');
  const shipTo = addressOf(at(header, 'ShipTo', 'Address'));
  return {
    kind: 'order',
    type: clean(type, 20),
    orderRef: clean(orderID, 100).trim(),
    orderDate: clean(orderDate, 40),
    isTest: request.attributes['deploymentMode'] === 'test',
    reference: clean(at(header, 'DocumentReference')?.attributes['payloadID'] ?? '', 200),
    total: moneyOf(at(header, 'Total', 'Money')),
    tax: moneyOf(at(header, 'Tax', 'Money')),
    shipTo,
    billTo: addressOf(at(header, 'BillTo', 'Address')),
    contact: contactOf(header),
    comment: clean(childrenOf(header, 'Comments').map(ownText).filter(Boolean).join('; '), 2000),
    costCentre: clean(
      textIn(extrinsics.find(({ attributes }) => /^cost.?cent(?:er|re)$/i.test(attributes['name'] ?? ''))),
      100,
    ),
    items: childrenOf(order, 'ItemOut').map(itemOf),
  };
}

function itemOf(item: XmlElement, index: number): CxmlOrderItem {
  const detail = at(item, 'ItemDetail');
  const per = Number(at(detail, 'PriceBasisQuantity')?.attributes['quantity'] ?? 1);
  const line = Number(item.attributes['lineNumber'] ?? index + 1);
  return {
    line: Number.isSafeInteger(line) && line > 0 ? line : index + 1,
    quantity: Number(item.attributes['quantity'] ?? Number.NaN),
    sku: clean(textIn(at(item, 'ItemID', 'SupplierPartID')), 100),
    auxiliaryId: clean(textIn(at(item, 'ItemID', 'SupplierPartAuxiliaryID')), 100),
    price: moneyOf(at(detail, 'UnitPrice', 'Money')),
    per: per > 0 && Number.isFinite(per) ? per : 1,
    unit: clean(textIn(at(detail, 'UnitOfMeasure')), 10),
    shipTo: addressOf(at(item, 'ShipTo', 'Address')),
  };
}

const moneyOf = (money: XmlElement | undefined): CxmlMoney | undefined =>
  money && { amount: clean(textIn(money), 40), currency: clean(money.attributes['currency'] ?? '', 5) };

function addressOf(address: XmlElement | undefined): CxmlAddress | undefined {
  const postal = at(address, 'PostalAddress');
  const id = clean(address?.attributes['addressID'] ?? '', 100);
  // A document may name an address by its number only.
  if (!address || (!postal && id === '')) return undefined;
  const texts = (name: string) =>
    childrenOf(postal, name)
      .map((one) => clean(textIn(one), 200))
      .filter(Boolean);
  const country = at(postal, 'Country')?.attributes['isoCountryCode'] ?? address.attributes['isoCountryCode'] ?? '';
  const state = at(postal, 'State');
  const [, region = ''] = /^(?:[A-Z]{2}-)?(.*)$/.exec(state?.attributes['isoStateCode'] ?? textIn(state)) ?? [];
  return {
    id,
    name: clean(textIn(at(address, 'Name')), 200),
    deliverTo: texts('DeliverTo'),
    streets: texts('Street'),
    zip: clean(textIn(at(postal, 'PostalCode')), 20),
    city: clean(textIn(at(postal, 'City')), 200),
    region: clean(region, 100),
    country: clean(country, 2).toUpperCase(),
  };
}

/** Who gets the confirmation: the person of the parcel, or the contact of the order. */
function contactOf(header: XmlElement): CxmlOrder['contact'] {
  const contact = childrenOf(header, 'Contact')[0];
  const email = textIn(at(contact, 'Email')) || textIn(at(header, 'ShipTo', 'Address', 'Email'));
  return { name: clean(textIn(at(contact, 'Name')), 200), email: clean(email, 254) };
}

/** Text outside of elements: comments may hold attachments. */
const ownText = ({ children }: XmlElement): string =>
  children
    .filter((child) => typeof child === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
