import { cartRowKey } from './cart-row-key.ts';
import { type Stamp, writeCxml } from './cxml-answer.ts';
import type { CxmlParty } from './cxml-request.ts';
import { cut } from './latin-text.ts';
import { readXml } from './read-xml.ts';
import { shortNameOf } from './row-name.ts';
import { type ReturnForm, sumOf, type Transfer, type TransferRow, unitPriceOf } from './transfer.ts';
import { el, type XmlElement } from './xml-element.ts';

type Options = Stamp & {
  readonly from: CxmlParty;
  readonly to: CxmlParty;
  readonly buyerCookie: string;
  readonly operation: 'create' | 'edit' | 'inspect';
  readonly language: string;
};

/**
 * The cart as a PunchOutOrderMessage. An edited cart without rows would delete the rows of the buyer, so it says that nothing changed, as
 * for a cart that was looked at. A cart with services, wearers or comments may not be edited: only articles and quantities would come back.
 */
export function orderMessageOf(transfer: Transfer, options: Options): string {
  const { from, to, buyerCookie, operation, language } = options;
  const changesNothing = operation === 'inspect' || (operation === 'edit' && transfer.rows.length === 0);
  const rows = changesNothing ? [] : transfer.rows;
  const total = rows.reduce((sum, { net }) => sum + net.amount, 0);
  const us = el('Credential', { domain: from.domain }, el('Identity', {}, from.identity));
  const buyer = el('Credential', { domain: to.domain }, el('Identity', {}, to.identity));
  const cookie = readXml(`<BuyerCookie>${buyerCookie}</BuyerCookie>`) ?? el('BuyerCookie', {});
  const money = (text: string) => el('Money', { currency: transfer.currency }, text);
  return writeCxml(
    options,
    el('Header', {}, el('From', {}, us), el('To', {}, buyer), el('Sender', {}, us, el('UserAgent', {}, 'Yrke'))),
    el(
      'Message',
      {},
      changesNothing ? el('Status', { code: '204', text: 'No Content' }) : undefined,
      el(
        'PunchOutOrderMessage',
        {},
        cookie,
        el(
          'PunchOutOrderMessageHeader',
          { operationAllowed: operation === 'inspect' ? 'inspect' : transfer.isPlain ? 'edit' : 'create' },
          el('Total', {}, money(sumOf(total, transfer.currency))),
        ),
        ...rows.map((row, index) => itemOf(row, index + 1, { cartId: transfer.cartId, language, money })),
      ),
    ),
  );
}

type Of = { cartId: string; language: string; money: (text: string) => XmlElement };

function itemOf(row: TransferRow, n: number, { cartId, language, money }: Of): XmlElement {
  const { quantity, net, unit, leadDays, serviceOf } = row;
  const { price, per } = unitPriceOf({ net, quantity }, 4);
  const note = (name: string, value: string) => (value === '' ? undefined : el('Extrinsic', { name }, value));
  return el(
    'ItemIn',
    { quantity: String(quantity), lineNumber: String(n) },
    el('ItemID', {}, el('SupplierPartID', {}, row.sku), el('SupplierPartAuxiliaryID', {}, cartRowKey(cartId, n))),
    el(
      'ItemDetail',
      {},
      el('UnitPrice', {}, money(price)),
      el(
        'Description',
        { 'xml:lang': language },
        el('ShortName', {}, shortNameOf(row, 50)),
        cut([row.name, ...row.notes].join('; '), 255),
      ),
      el('UnitOfMeasure', {}, unit),
      per === 1
        ? undefined
        : el('PriceBasisQuantity', { quantity: String(per), conversionFactor: '1' }, el('UnitOfMeasure', {}, unit)),
      el('Classification', { domain: 'UNSPSC' }, row.classes.unspsc),
      row.classes.eclass === undefined ? undefined : el('Classification', { domain: 'ECLASS' }, row.classes.eclass),
      leadDays === undefined ? undefined : el('LeadTime', {}, String(leadDays)),
      note('EmployeeNumber', row.employeeNo),
      note('ServiceOf', serviceOf ?? ''),
    ),
  );
}

/** One field with the message. As text it is ASCII, so that no form changes a letter. */
export function cxmlFormOf(
  message: string,
  to: { hookUrl: string; field: 'cXML-urlencoded' | 'cXML-base64' },
): ReturnForm {
  const value =
    to.field === 'cXML-base64'
      ? Buffer.from(message).toString('base64')
      : message.replaceAll(/[^\n\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);
  return { action: to.hookUrl, target: '_top', charset: 'utf-8', fields: [{ name: to.field, value }] };
}
