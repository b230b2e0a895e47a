import { readXml } from '../punchout-document/read-xml.ts';
import { at, childrenOf, textIn, type XmlElement } from '../punchout-document/xml-element.ts';
import type { DocumentBody, LoggedDocument } from '../punchout-log/logged-document.ts';

/** An article of a document, with its net price for one piece as far as the document has one. */
export type LoggedItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly price: number | undefined;
  readonly unit: string;
  /** OCI, as the shop fills it by default: the number of the wearer. */
  readonly employeeNo: string;
};

/** The articles of a cart, an order or a request for a price. */
export function itemsIn({ kind, body }: Pick<LoggedDocument, 'kind' | 'body'>): LoggedItem[] {
  if (kind !== 'cart' && kind !== 'order' && kind !== 'validate') return [];
  return itemsOfBody(body).filter(({ sku, quantity }) => sku !== '' && quantity > 0);
}

function itemsOfBody(body: DocumentBody): LoggedItem[] {
  if ('fields' in body)
    return itemsOfFields(new Map(body.fields.map(({ name, value }) => [name.toUpperCase(), value])));
  const root = 'xml' in body ? readXml(body.xml) : undefined;
  return root ? [...linesIn(root)].map(itemOfLine) : [];
}

const numberOf = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return text && Number.isFinite(number) ? number : undefined;
};

function itemsOfFields(fields: ReadonlyMap<string, string>): LoggedItem[] {
  const asked = fields.get('PRODUCTID');
  if (asked !== undefined)
    return [
      { sku: asked, quantity: numberOf(fields.get('QUANTITY')) ?? 1, price: undefined, unit: '', employeeNo: '' },
    ];
  const items: LoggedItem[] = [];
  for (let n = 1; fields.has(`NEW_ITEM-QUANTITY[${n}]`); n += 1) {
    const read = (field: string) => fields.get(`NEW_ITEM-${field}[${n}]`);
    const price = numberOf(read('PRICE'));
    const isService = read('SERVICE') === 'X';
    if (isService) continue;
    items.push({
      sku: read('EXT_PRODUCT_ID') || (read('VENDORMAT') ?? ''),
      quantity: numberOf(read('QUANTITY')) ?? 0,
      price: price === undefined ? undefined : price / (numberOf(read('PRICEUNIT')) || 1),
      unit: read('UNIT') ?? '',
      employeeNo: read('CUST_FIELD1') ?? '',
    });
  }
  return items;
}

/** ItemIn of a returned cart, ItemOut of an order, wherever they are. */
function* linesIn(node: XmlElement): Generator<XmlElement> {
  for (const child of childrenOf(node)) {
    if (child.name === 'ItemIn' || child.name === 'ItemOut') yield child;
    else yield* linesIn(child);
  }
}

function itemOfLine(line: XmlElement): LoggedItem {
  const detail = at(line, 'ItemDetail');
  const price = numberOf(textIn(at(detail, 'UnitPrice', 'Money')));
  const basis = numberOf(at(detail, 'PriceBasisQuantity')?.attributes['quantity']) || 1;
  return {
    sku: textIn(at(line, 'ItemID', 'SupplierPartID')),
    quantity: numberOf(line.attributes['quantity']) ?? 0,
    price: price === undefined ? undefined : price / basis,
    unit: textIn(at(detail, 'UnitOfMeasure')),
    employeeNo: '',
  };
}
