import type { Order } from '#modules/order/order.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import { formOf } from '#modules/punchout/form-of.ts';
import { cxmlStartPage, cxmlStatus, timeOf } from '#modules/punchout-document/cxml-answer.ts';
import { confirmationOf } from '#modules/punchout-document/cxml-confirmation.ts';
import { type Outgoing, writeRequest } from '#modules/punchout-document/cxml-outgoing.ts';
import { sumOf, type TransferRow, unitPriceOf } from '#modules/punchout-document/transfer.ts';
import { el } from '#modules/punchout-document/xml-element.ts';
import type { DocumentBody, LoggedDocument } from '#modules/punchout-log/logged-document.ts';
import type { DemoSystem } from './systems.ts';

/** A logged document without the data that all documents of a system share. */
export type StoryDocument = Pick<LoggedDocument, 'direction' | 'kind' | 'body'> & { readonly reason?: string };

const hook = 'https://buy.example/hook?sid=77';

type Facts = { readonly rows: readonly TransferRow[]; readonly order: Order | undefined; readonly now: Date };

export function storyOf(system: DemoSystem, facts: Facts): StoryDocument[] {
  if (system.type === 'CXML') return cxmlStory(system, facts);
  const { rows, now } = facts;
  const [row] = rows;
  if (!row) return [];
  const session = {
    ...sessionOf(system),
    asked: { ...asked, charset: system.type === 'OCI3' ? 'iso-8859-1' : 'utf-8' },
  } as const;
  const cart = cartOf(system, session, [row], now);
  const body = system.type === 'PEPPOL3' ? base64In(cart.fields) : { fields: cart.fields };
  const returned: StoryDocument = { direction: 'out', kind: 'cart', body };
  const came: StoryDocument = { direction: 'in', kind: 'start', body: { fields: arriving(system) } };
  if (system.type === 'PEPPOL3') return [came, returned];
  const about = (name: string) => ({
    fields: arriving(system, { FUNCTION: name, PRODUCTID: row.sku, ...(name === 'VALIDATE' && { QUANTITY: '2' }) }),
  });
  return [
    came,
    { direction: 'in', kind: 'detail', body: about('DETAIL') },
    { direction: 'in', kind: 'validate', body: about('VALIDATE') },
    { direction: 'out', kind: 'validate', body: { fields: cart.fields } },
    returned,
  ];
}

/** Hamnvik's system still uses a secret that was replaced. */
export const refusedStory = (system: DemoSystem): StoryDocument[] => [
  { direction: 'in', kind: 'start', body: { fields: arriving(system) }, reason: 'wrong-secret' },
];

const asked = { echo: { '~OkCode': 'ADDI', '~CALLER': 'CTLG' }, target: '_top', language: undefined } as const;
const sessionOf = ({ type, marketId }: DemoSystem) => ({ type, marketId, hookUrl: hook });

function cartOf(
  system: DemoSystem,
  session: Parameters<typeof formOf>[1]['session'],
  rows: readonly TransferRow[],
  now: Date,
) {
  const currency = rows[0]?.net.currency ?? 'EUR';
  const transfer = { cartId: '0199a000-0000-7000-8000-000000000001', currency, rows, isPlain: true };
  const connection = { ...defaultConnection, vendor: 'YRKE' };
  return formOf(transfer, {
    session,
    connection,
    companyName: system.company,
    language: 'en',
    payloadId: `cart.${system.companyId}@yrke`,
    now,
  });
}

const base64In = (fields: readonly { readonly value: string }[]): DocumentBody => ({
  xml: Buffer.from(fields[0]?.value ?? '', 'base64').toString('utf8'),
});

function arriving({ type, name }: DemoSystem, more: Readonly<Record<string, string>> = {}) {
  const ofOci = {
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
    OCI_VERSION: type === 'OCI3' ? '3.0' : '4.0',
  };
  const fields = { HOOK_URL: hook, USERNAME: name, PASSWORD: '***', ...(type !== 'PEPPOL3' && ofOci), ...more };
  return Object.entries(fields).map(([field, value]) => ({ name: field, value }));
}

/** From the setup to the confirmation of the order. */
function cxmlStory(system: DemoSystem, { rows, order, now }: Facts): StoryDocument[] {
  const head = (payloadId: string): Outgoing => ({
    payloadId: `${payloadId}@buy.example`,
    now,
    from: { domain: 'NetworkID', identity: system.name },
    to: { domain: 'NetworkID', identity: 'YRKE' },
    secret: '***',
    isTest: true,
  });
  const stamp = (payloadId: string) => ({ payloadId: `${payloadId}@yrke`, now });
  const setup = writeRequest(
    head('setup.1'),
    'cXML',
    el(
      'PunchOutSetupRequest',
      { operation: 'create' },
      el('BuyerCookie', {}, 'b7f3c1d09e2a'),
      el('BrowserFormPost', {}, el('URL', {}, hook)),
    ),
  );
  const { from, to } = head('');
  const session = {
    ...sessionOf(system),
    asked: { ...asked, charset: 'utf-8', buyerCookie: 'b7f3c1d09e2a', parties: { from, to } },
  } as const;
  const cart = cartOf(system, session, rows, now).fields[0]?.value ?? '';
  const began: StoryDocument[] = [
    { direction: 'in', kind: 'start', body: { xml: setup } },
    { direction: 'out', kind: 'answer', body: { xml: cxmlStartPage(stamp('a1'), 'https://yrke.example/start') } },
    { direction: 'out', kind: 'cart', body: { xml: cart } },
  ];
  if (!order) return began;
  const told = `It is our order ${order.orderNo}.`;
  return [
    ...began,
    { direction: 'in', kind: 'order', body: { xml: orderOf(head(`order.${order.orderNo}`), order, rows) } },
    { direction: 'out', kind: 'answer', body: { xml: cxmlStatus(stamp('a2'), 200, told) } },
    { direction: 'out', kind: 'confirmation', body: { xml: confirmed(head(''), order, rows, now) } },
  ];
}

function orderOf(head: Outgoing, order: Order, rows: readonly TransferRow[]): string {
  const currency = rows[0]?.net.currency ?? 'EUR';
  const money = (text: string) => el('Money', { currency }, text);
  const sum = rows.reduce((all, { net }) => all + net.amount, 0);
  const items = rows.map(({ sku, name, unit, quantity, net, classes }, index) =>
    el(
      'ItemOut',
      { quantity: String(quantity), lineNumber: String(index + 1) },
      el('ItemID', {}, el('SupplierPartID', {}, sku)),
      el(
        'ItemDetail',
        {},
        el('UnitPrice', {}, money(unitPriceOf({ net, quantity }, 4).price)),
        el('Description', { 'xml:lang': 'en' }, name),
        el('UnitOfMeasure', {}, unit),
        el('Classification', { domain: 'UNSPSC' }, classes.unspsc),
      ),
    ),
  );
  const header = el(
    'OrderRequestHeader',
    { orderID: `PO-${order.orderNo}`, orderDate: timeOf(order.createdAt), type: 'new' },
    el('Total', {}, money(sumOf(sum, currency))),
    el('BillTo', {}, el('Address', {}, el('Name', { 'xml:lang': 'en' }, order.delivery.recipient.companyName))),
  );
  return writeRequest(head, 'cXML', el('OrderRequest', {}, header, ...items));
}

function confirmed({ from, to, ...head }: Outgoing, order: Order, rows: readonly TransferRow[], now: Date): string {
  const lines = rows.map(({ unit, quantity }, index) => ({
    line: index + 1,
    unit,
    quantity,
    rejected: 0,
    backOrdered: 0,
    expectedOn: undefined,
    price: undefined,
  }));
  return confirmationOf(
    { ...head, payloadId: `confirmation.${order.orderNo}@yrke`, from: to, to: from, now },
    {
      confirmId: order.orderNo,
      order: {
        orderRef: `PO-${order.orderNo}`,
        orderDate: timeOf(order.createdAt),
        payloadId: `order.${order.orderNo}@buy.example`,
      },
      currency: rows[0]?.net.currency ?? 'EUR',
      lines,
      replaces: undefined,
      comments: [],
    },
  );
}
