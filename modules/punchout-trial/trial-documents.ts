import { timeOf } from '../punchout-document/cxml-answer.ts';
import { type Outgoing, writeRequest } from '../punchout-document/cxml-outgoing.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at, childrenOf, el, type XmlElement } from '../punchout-document/xml-element.ts';
import type { FormField } from '../punchout-log/logged-document.ts';
import type { Question, TrialProtocol } from './trial.ts';

/** What a question is about: an article, or words to search for. */
export type About = { readonly productId: string; readonly quantity: number; readonly searchText: string };

type Shown = { readonly name: string; readonly secret: string; readonly cartAddress: string };

const functions: Partial<Record<Question, string>> = {
  detail: 'DETAIL',
  validate: 'VALIDATE',
  search: 'BACKGROUND_SEARCH',
};

/** The form with which the browser of a buyer arrives by OCI or Peppol. */
export function loginFields(
  protocol: TrialProtocol,
  question: Question,
  { name, secret, cartAddress, ...about }: Shown & About,
): FormField[] {
  const credentials = { HOOK_URL: cartAddress, USERNAME: name, PASSWORD: secret };
  const ofOci = {
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
    OCI_VERSION: protocol === 'OCI3' ? '3.0' : '4.0',
    ...(protocol === 'OCI4' && { returntarget: '_top', http_content_charset: 'utf-8' }),
  };
  const asksFor = functions[question];
  const fields = {
    ...credentials,
    ...(protocol === 'PEPPOL3' ? { buyerReference: 'trial' } : ofOci),
    ...(asksFor && { FUNCTION: asksFor }),
    ...(question === 'detail' && { PRODUCTID: about.productId }),
    ...(question === 'validate' && { PRODUCTID: about.productId, QUANTITY: String(about.quantity) }),
    ...(question === 'search' && { SEARCHSTRING: about.searchText }),
  };
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

const operations: Partial<Record<Question, string>> = { start: 'create', edit: 'edit', inspect: 'inspect' };

/** A PunchOutSetupRequest; with the earlier cart for `edit` and `inspect`. */
export function setupRequest(outgoing: Outgoing, question: Question, cartAddress: string, cart: XmlElement[]): string {
  return writeRequest(
    outgoing,
    'cXML',
    el(
      'PunchOutSetupRequest',
      { operation: operations[question] },
      el('BuyerCookie', {}, outgoing.payloadId),
      el('BrowserFormPost', {}, el('URL', {}, cartAddress)),
      ...(question === 'start' ? [] : cart.map(itemOutOf)),
    ),
  );
}

export const profileRequest = (outgoing: Outgoing): string => writeRequest(outgoing, 'cXML', el('ProfileRequest', {}));

/** A row of the returned cart as it is ordered or sent again. */
function itemOutOf(itemIn: XmlElement): XmlElement {
  const { quantity, lineNumber } = itemIn.attributes;
  return el('ItemOut', { quantity, lineNumber }, ...itemIn.children);
}

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

export type OrderType = 'new' | 'update' | 'delete';

type Order = {
  readonly type: OrderType;
  readonly orderId: string;
  /** The payloadID of the order that is changed. */
  readonly reference: string | undefined;
  readonly cart: ReturnType<typeof cartIn>;
  readonly companyName: string;
};

/** The order of a returned cart, with all rows as they came. Without an address it goes to that of the company. */
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
      ...cart.items.map((item, index) => {
        const row = itemOutOf(item);
        return { ...row, attributes: { ...row.attributes, lineNumber: String(index + 1) } };
      }),
    ),
  );
}
