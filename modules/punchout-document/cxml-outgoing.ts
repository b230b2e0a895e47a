import { type CxmlPart, timeOf, writeCxml } from './cxml-answer.ts';
import type { CxmlParty } from './cxml-request.ts';
import { el, type XmlElement } from './xml-element.ts';

/** A document that the shop sends to a procurement system about one of its orders. */
export type Outgoing = {
  readonly payloadId: string;
  readonly now: Date;
  readonly from: CxmlParty;
  readonly to: CxmlParty;
  /** Who shows the secret, if it sends for others. */
  readonly sender?: CxmlParty;
  /** Ours, which the receiver knows. */
  readonly secret: string;
  readonly isTest: boolean;
};

/** The order that a document is about, as its buyer numbers it. */
export type BuyersOrder = { readonly orderRef: string; readonly orderDate: string; readonly payloadId: string };

export function writeRequest(
  { payloadId, now, from, to, sender = from, secret, isTest }: Outgoing,
  part: CxmlPart,
  request: XmlElement,
): string {
  const named = ({ domain, identity }: CxmlParty, ...shown: XmlElement[]) =>
    el('Credential', { domain }, el('Identity', {}, identity), ...shown);
  return writeCxml(
    { payloadId, now, part },
    el(
      'Header',
      {},
      el('From', {}, named(from)),
      el('To', {}, named(to)),
      el('Sender', {}, named(sender, el('SharedSecret', {}, secret)), el('UserAgent', {}, 'Yrke')),
    ),
    el('Request', { deploymentMode: isTest ? 'test' : 'production' }, request),
  );
}

export const orderReferenceOf = ({ orderRef, orderDate, payloadId }: BuyersOrder): XmlElement =>
  el(
    'OrderReference',
    { orderID: orderRef, orderDate: orderDate === '' ? undefined : orderDate },
    el('DocumentReference', { payloadID: payloadId }),
  );

export const moneyEl = (name: string, amount: string, currency: string): XmlElement =>
  el(name, {}, el('Money', { currency }, amount));

/** A calendar day as cXML wants it: with a time and an offset. */
export const dayOf = (day: string): string => timeOf(new Date(`${day}T00:00:00Z`));
