import { type Outgoing, writeRequest } from '../punchout-document/cxml-outgoing.ts';
import { el, type XmlElement } from '../punchout-document/xml-element.ts';
import type { FormField } from '../punchout-log/logged-document.ts';
import type { Question, TrialProtocol } from './trial.ts';
import { itemOutOf } from './trial-order.ts';

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
