import { type CxmlOrder, readOrderRequest } from './cxml-order-request.ts';
import { clean } from './cxml-text.ts';
import { readXml } from './read-xml.ts';
import { at, childrenOf, textIn, writeElement, type XmlElement } from './xml-element.ts';

export type CxmlParty = { readonly domain: string; readonly identity: string };

export type CxmlSetup = {
  readonly kind: 'setup';
  readonly operation: string;
  /** As it came, also with elements in it. */
  readonly buyerCookie: string;
  readonly hookUrl: string;
  /** The article that the visit begins with. */
  readonly productId: string;
  /** Rows of an earlier cart; `auxiliaryId` is the key that the shop gave them. */
  readonly items: readonly { readonly sku: string; readonly auxiliaryId: string; readonly quantity: number }[];
};

export type CxmlRequest = {
  readonly payloadId: string;
  readonly language: string;
  readonly from: CxmlParty;
  readonly to: CxmlParty;
  readonly sender: CxmlParty;
  readonly secret: string;
  readonly body: CxmlSetup | CxmlOrder | { readonly kind: 'profile' } | { readonly kind: 'other' };
};

const mostItems = 500;

/** A request of a buyer's system. Undefined if it is no cXML request that names its sender. */
export function readCxmlRequest(text: string): CxmlRequest | undefined {
  const root = readXml(text.replace(/^\uFEFF/, ''));
  const payloadId = clean(root?.attributes['payloadID'] ?? '', 200);
  const request = at(root, 'Request');
  const header = at(root, 'Header');
  const sender = credentialOf(at(header, 'Sender'), true);
  if (root?.name !== 'cXML' || payloadId === '' || !request || sender.identity === '') return undefined;
  const { secret, ...named } = sender;
  const { secret: _, ...from } = credentialOf(at(header, 'From'), false);
  const { secret: __, ...to } = credentialOf(at(header, 'To'), false);
  const language = clean(root.attributes['xml:lang'] ?? '', 10);
  return { payloadId, language, from, to, sender: named, secret, body: bodyOf(request) };
}

function bodyOf(request: XmlElement): CxmlRequest['body'] {
  if (at(request, 'ProfileRequest')) return { kind: 'profile' };
  const setup = at(request, 'PunchOutSetupRequest');
  if (!setup) return readOrderRequest(request) ?? { kind: 'other' };
  const cookie = at(setup, 'BuyerCookie');
  return {
    kind: 'setup',
    operation: clean(setup.attributes['operation'] ?? '', 20),
    buyerCookie: clean((cookie?.children ?? []).map(writeElement).join(''), 5000),
    hookUrl: clean(textIn(at(setup, 'BrowserFormPost', 'URL')), 2001),
    productId: clean(textIn(at(setup, 'SelectedItem', 'ItemID', 'SupplierPartID')), 100),
    items: childrenOf(setup, 'ItemOut').slice(0, mostItems).flatMap(itemOf),
  };
}

function itemOf(item: XmlElement) {
  const sku = clean(textIn(at(item, 'ItemID', 'SupplierPartID')), 100);
  const auxiliaryId = clean(textIn(at(item, 'ItemID', 'SupplierPartAuxiliaryID')), 100);
  const quantity = Number(item.attributes['quantity']);
  return quantity > 0 && Number.isFinite(quantity) ? [{ sku, auxiliaryId, quantity }] : [];
}

/** Several credentials are usual; of the sender that with the secret counts. */
function credentialOf(party: XmlElement | undefined, withSecret: boolean) {
  const all = childrenOf(party, 'Credential');
  const chosen = (withSecret ? all.find((one) => at(one, 'SharedSecret')) : undefined) ?? all[0];
  return {
    domain: clean(chosen?.attributes['domain'] ?? '', 100),
    identity: clean(textIn(at(chosen, 'Identity')), 100),
    secret: textIn(at(chosen, 'SharedSecret')).slice(0, 200),
  };
}
