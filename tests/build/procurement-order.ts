import type { TestApp } from '#tests/setup/test-app.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aProcurementSystem, openStartPage, type ProcurementSystem } from './procurement.ts';

const identity = 'AN01000000001-T';

/** A company whose procurement system speaks cXML. */
export const aCxmlSystem = (shop: TestShop, app: TestApp, settings: Parameters<typeof aProcurementSystem>[2] = {}) =>
  aProcurementSystem(shop, app, { type: 'CXML', name: identity, targets: ['https://buyer.example'], ...settings });

type Envelope = { readonly secret: string; readonly payloadId: string; readonly body: string };

const credential = (secret = '') =>
  `<Credential domain="NetworkID"><Identity>${identity}</Identity>${secret && `<SharedSecret>${secret}</SharedSecret>`}</Credential>`;

/** A document of the procurement system around a request. */
export const envelopeOf = ({ secret, payloadId, body }: Envelope): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.071/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-11-15T08:53:20+01:00" xml:lang="en-US"><Header>
<From>${credential()}</From><To><Credential domain="DUNS"><Identity>351234567</Identity></Credential></To>
<Sender>${credential(secret)}<UserAgent>Example Procurement 12.4</UserAgent></Sender></Header>
<Request deploymentMode="test">${body}</Request></cXML>`;

export async function postCxml(app: TestApp, document: string) {
  const init = { method: 'POST', body: document, headers: { 'content-type': 'text/xml; charset=UTF-8' } };
  const answer = await app.request('/api/auth/login/cxml/session?MARKETID=1', init);
  const text = await answer.text();
  const [, code = '', words = ''] = /<Status code="(\d+)" text="[^"]*"(?:\/>|>([\s\S]*?)<\/Status>)/.exec(text) ?? [];
  return { http: answer.status, code: Number(code), words, text };
}

export type OrderedItem = { readonly sku: string; readonly quantity: number };

let made = 0;

/**
 * Starts a punch-out session, adds the articles to the cart and returns it. Returns the lines as the procurement system
 * receives them.
 */
export async function aReturnedCart(
  app: TestApp,
  { secret }: Pick<ProcurementSystem, 'secret'>,
  products: readonly OrderedItem[],
) {
  made += 1;
  const payloadId = `setup.${made}@buyer.example`;
  const body = `<PunchOutSetupRequest operation="create"><BuyerCookie>b${made}</BuyerCookie><BrowserFormPost><URL>https://buyer.example/punchin</URL></BrowserFormPost></PunchOutSetupRequest>`;
  const { text } = await postCxml(app, envelopeOf({ secret, payloadId, body }));
  const startPage = /<URL>(.*?)<\/URL>/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? 'http://nowhere';
  const { cookie } = await openStartPage(app, startPage);
  const headers = { cookie, origin: 'http://se.localhost:3000' };
  const filled = await app.json('/api/cart/carts', 'POST', { products }, headers);
  if (!filled.ok) throw new Error(await filled.text());
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const { fields } = (await closed.json()) as { fields: { value: string }[] };
  return returnedLines(fields[0]?.value ?? '');
}

/** The lines of a PunchOutOrderMessage, and its payloadID. */
export function returnedLines(message: string) {
  const items = [...message.matchAll(/<ItemIn quantity="(.*?)".*?<\/ItemIn>/gs)].map(([item, quantity]) => ({
    quantity: Number(quantity),
    sku: /<SupplierPartID>(.*?)</.exec(item)?.[1] ?? '',
    auxiliaryId: /<SupplierPartAuxiliaryID>(.*?)</.exec(item)?.[1] ?? '',
    price: /<UnitPrice><Money currency="\w+">(.*?)</.exec(item)?.[1] ?? '',
    unit: /<UnitOfMeasure>(.*?)</.exec(item)?.[1] ?? '',
  }));
  return { items, payloadId: /payloadID="(.*?)"/.exec(message)?.[1] ?? '' };
}

export type OrderItem = ReturnType<typeof returnedLines>['items'][number] & { currency?: string };

type Order = {
  readonly items: readonly OrderItem[];
  readonly orderId?: string;
  readonly type?: 'new' | 'update' | 'delete';
  readonly total?: string;
  readonly reference?: string;
  readonly street?: string;
  readonly country?: string;
  /** The number of an address, without a postal address. */
  readonly addressId?: string;
};

const address = (street: string, country: string) =>
  `<Address addressID="SITE-12" isoCountryCode="${country}"><Name xml:lang="en">Hav AB</Name><PostalAddress><DeliverTo>Anna Berg</DeliverTo><Street>${street}</Street><City>Stockholm</City><PostalCode>111 22</PostalCode><Country isoCountryCode="${country}">Sweden</Country></PostalAddress></Address>`;

export function orderRequestOf({
  items,
  orderId = 'PO-1',
  type = 'new',
  total,
  reference,
  street = 'Storgatan 1',
  country = 'SE',
  addressId,
}: Order): string {
  const sum = items.reduce((all, { quantity, price }) => all + quantity * Number(price), 0).toFixed(2);
  const rows = items.map(
    ({ sku, auxiliaryId, quantity, price, unit, currency = 'SEK' }, index) =>
      `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID>${auxiliaryId && `<SupplierPartAuxiliaryID>${auxiliaryId}</SupplierPartAuxiliaryID>`}</ItemID><ItemDetail><UnitPrice><Money currency="${currency}">${price}</Money></UnitPrice><Description xml:lang="en">x</Description><UnitOfMeasure>${unit}</UnitOfMeasure><Classification domain="UNSPSC">53102700</Classification></ItemDetail></ItemOut>`,
  );
  const byNumber = `<Address addressID="${addressId}"><Name xml:lang="en">Hav AB</Name></Address>`;
  const shipTo = addressId === undefined ? address(street, country) : byNumber;
  const referred = reference === undefined ? '' : `<DocumentReference payloadID="${reference}"/>`;
  return `<OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="2026-11-15T08:53:00+01:00" type="${type}"><Total><Money currency="SEK">${total ?? sum}</Money></Total><ShipTo>${shipTo}</ShipTo><BillTo>${address('Box 1', 'SE')}</BillTo><Contact role="endUser"><Name xml:lang="en">Anna Berg</Name><Email>anna.berg@buyer.example</Email></Contact><Comments xml:lang="en">Leave at gate 3</Comments>${referred}<Extrinsic name="CostCenter">4100</Extrinsic></OrderRequestHeader>${rows.join('')}</OrderRequest>`;
}
