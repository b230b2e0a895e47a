import { timeOf } from './cxml-answer.ts';
import { type BuyersOrder, dayOf, moneyEl, type Outgoing, orderReferenceOf, writeRequest } from './cxml-outgoing.ts';
import { el, type XmlElement } from './xml-element.ts';

export type ConfirmedLine = {
  readonly line: number;
  readonly unit: string;
  readonly quantity: number;
  /** Pieces that will not come. */
  readonly rejected: number;
  /** Pieces that come later, and the day if it is known. */
  readonly backOrdered: number;
  readonly expectedOn: string | undefined;
  /** Net, for one piece; told where the order said other than was agreed on. */
  readonly price: string | undefined;
};

type Confirmation = {
  readonly confirmId: string;
  readonly order: BuyersOrder;
  readonly currency: string;
  readonly lines: readonly ConfirmedLine[];
  /** The confirmation that this one replaces. */
  readonly replaces: string | undefined;
  readonly comments: readonly string[];
};

/** A ConfirmationRequest: what of an order will come. It always says all, because the latest one counts. */
export function confirmationOf(outgoing: Outgoing, confirmation: Confirmation): string {
  const { confirmId, order, currency, lines, replaces, comments } = confirmation;
  const isRejected = lines.every(({ quantity, rejected }) => rejected >= quantity);
  const told = isRejected ? [] : lines.filter((line) => line.rejected > 0 || line.backOrdered > 0 || line.price);
  const type = isRejected ? 'reject' : told.length > 0 ? 'except' : 'accept';
  return writeRequest(
    outgoing,
    'Fulfill',
    el(
      'ConfirmationRequest',
      {},
      el(
        'ConfirmationHeader',
        {
          confirmID: confirmId,
          operation: replaces === undefined ? 'new' : 'update',
          type,
          noticeDate: timeOf(outgoing.now),
        },
        replaces === undefined ? undefined : el('DocumentReference', { payloadID: replaces }),
        ...comments.map((text) => el('Comments', { 'xml:lang': 'en' }, text)),
      ),
      orderReferenceOf(order),
      ...told.map((line) => itemOf(line, currency)),
    ),
  );
}

/** The pieces of its statuses add up to the ordered ones. */
function itemOf({ line, unit, quantity, rejected, backOrdered, expectedOn, price }: ConfirmedLine, currency: string) {
  const coming = quantity - rejected - backOrdered;
  const status = (type: string, pieces: number, more: { deliveryDate?: string } = {}, ...children: XmlElement[]) =>
    pieces > 0
      ? el(
          'ConfirmationStatus',
          { quantity: String(pieces), type, ...more },
          el('UnitOfMeasure', {}, unit),
          ...children,
        )
      : undefined;
  const priced = price === undefined ? [] : [moneyEl('UnitPrice', price, currency)];
  return el(
    'ConfirmationItem',
    { quantity: String(quantity), lineNumber: String(line) },
    el('UnitOfMeasure', {}, unit),
    status(price === undefined ? 'accept' : 'detail', coming, {}, ...priced),
    status('backordered', backOrdered, expectedOn === undefined ? {} : { deliveryDate: dayOf(expectedOn) }),
    status('reject', rejected),
  );
}
