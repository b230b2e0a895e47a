import { timeOf } from '../punchout-document/cxml-answer.ts';
import { type Outgoing, writeRequest } from '../punchout-document/cxml-outgoing.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at, childrenOf, el, textIn, type XmlElement } from '../punchout-document/xml-element.ts';

export type OrderType = 'new' | 'update' | 'delete';

/** How many of a line of the cart are ordered; nought leaves it out. */
export type OrderedQuantity = { readonly line: number; readonly quantity: number };

/** The rows of a returned cart, and its total. */
export function cartIn(xml: string) {
  const root = readXml(xml);
  const message = at(root, 'Message', 'PunchOutOrderMessage');
  return {
    payloadId: root?.attributes['payloadID'] ?? '',
    items: childrenOf(message, 'ItemIn'),
    total: at(message, 'PunchOutOrderMessageHeader', 'Total'),
  };
}

type Cart = ReturnType<typeof cartIn>;

/** A row of the returned cart as it is ordered or sent again. */
export function itemOutOf(itemIn: XmlElement): XmlElement {
  const { quantity, lineNumber } = itemIn.attributes;
  return el('ItemOut', { quantity, lineNumber }, ...itemIn.children);
}

/** What a tester sees of a line, and may change. */
export const lineOf = (item: XmlElement) => ({
  line: Number(item.attributes['lineNumber']),
  sku: textIn(at(item, 'ItemID', 'SupplierPartID')),
  name: textIn(at(item, 'ItemDetail', 'Description', 'ShortName')),
  quantity: Number(item.attributes['quantity']),
});

/** The cart with other quantities. Lines that are not named stay as they came back. */
export function withQuantities(cart: Cart, ordered: readonly OrderedQuantity[]): Cart {
  const asked = new Map(ordered.map(({ line, quantity }) => [line, quantity]));
  const items = cart.items.flatMap((item) => {
    const quantity = asked.get(lineOf(item).line) ?? lineOf(item).quantity;
    return quantity > 0 ? [{ ...item, attributes: { ...item.attributes, quantity: String(quantity) } }] : [];
  });
  return { ...cart, items, total: cart.total && totalOf(cart.total, items) };
}

/** Prices have up to four decimals, and may be for several pieces. */
function totalOf(total: XmlElement, items: readonly XmlElement[]): XmlElement {
  const money = at(total, 'Money');
  const decimals = textIn(money).split('.')[1]?.length ?? 0;
  const sum = items.reduce((all, item) => all + amountOf(item), 0);
  return el('Total', {}, el('Money', money?.attributes ?? {}, sum.toFixed(decimals)));
}

function amountOf(item: XmlElement): number {
  const detail = at(item, 'ItemDetail');
  const price = Number(textIn(at(detail, 'UnitPrice', 'Money')));
  const per = Number(at(detail, 'PriceBasisQuantity')?.attributes['quantity'] ?? 1);
  return Math.round((price * Number(item.attributes['quantity']) * 100) / per) / 100;
}

type Order = {
  readonly type: OrderType;
  readonly orderId: string;
  /** The payloadID of the order that is changed. */
  readonly reference: string | undefined;
  readonly cart: Cart;
  readonly companyName: string;
};

/** The order of a returned cart. Lines keep their numbers. Without an address it goes to that of the company. */
export function orderRequest(outgoing: Outgoing, { type, orderId, reference, cart, companyName }: Order): string {
  return writeRequest(
    outgoing,
    'cXML',
    el(
      'OrderRequest',
      {},
      el(
        'OrderRequestHeader',
        { orderID: orderId, orderDate: timeOf(outgoing.now), type },
        cart.total,
        el('BillTo', {}, el('Address', {}, el('Name', { 'xml:lang': 'en' }, companyName))),
        reference === undefined ? undefined : el('DocumentReference', { payloadID: reference }),
      ),
      ...cart.items.map(itemOutOf),
    ),
  );
}
