import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { type Money, money } from '#core/money.ts';
import type { SendPayload } from '#modules/checkout/send-payload.ts';
import type { NewOrder } from '#modules/order/insert-order.server.ts';
import type { OrderDraft, OrderRow } from '#modules/order/order.ts';
import type { PricedRow, Sides } from '#modules/pricing/priced-cart.ts';
import { trousers } from './goods.ts';

const at = new Date('2026-11-16T08:00:00Z');
const sek = (amount: number): Money => money(amount, 'SEK');
const sides = (net: number): Sides => ({ net: sek(net), gross: sek(net * 1.25) });
const place = { addressLine1: 'Gatan 1', addressLine2: '', zipCode: '111 22', city: 'Stockholm', region: '' };
const page = (name: string) => `http://se.localhost:3000/sv/kassa/status/${name}`;

/** An anonymous consumer's order in Sweden, to be paid by card, as the page sends it. */
export function aSendPayload(facts: Partial<SendPayload> = {}): SendPayload {
  const cartId = facts.cartId ?? newId(at, randomBytes);
  return {
    cartId,
    marketId: 15,
    cultureCode: 'sv-SE',
    ipAddress: '192.0.2.1',
    buyer: {
      id: null,
      companyId: null,
      firstName: 'Eva',
      lastName: 'Lind',
      email: 'eva@home.example',
      cellphone: '+46701740605',
    },
    redirectUrls: {
      confirmed: page('confirmed'),
      failed: page('failed'),
      canceled: page('canceled'),
      external: page('external'),
      pending: page('pending'),
    },
    Source: 'NextFrontend',
    deliveryAddress: {
      ...place,
      countryId: 'SE',
      addressId: null,
      careOf: '',
      isValidated: false,
      type: 'Delivery',
      saveAddress: false,
    },
    deliveryMethod: { deliveryMethodId: 1200, deliveryGroupId: 1, deliveryGroupEntryId: 1 },
    paymentMethodId: 168,
    metadata: {
      OrderLabel: null,
      OrderNumber: null,
      SalesRef: null,
      OrderConfirmationEmail: 'eva@home.example',
      ExtraOrderConfirmationEmail: null,
      WeeklyDelivery: null,
      CartId: cartId,
      B2CCompanyName: null,
      B2CCompanyVatNo: null,
      B2CSignUpForNewsletter: null,
    },
    comment: '',
    isTestOrder: true,
    useIncVat: true,
    deliveryType: 'default',
    acceptTerms: true,
    ...facts,
  };
}

function aPrice(rowNumber: number, sku: string, quantity: number): PricedRow {
  const line = 80_000 * quantity;
  return {
    rowId: `row-${rowNumber}`,
    rowNumber,
    sku,
    quantity,
    isPriced: true,
    isFree: false,
    unit: sides(80_000),
    line: sides(line),
    discount: sides(0),
    total: sides(line),
    taxBasisPoints: 2500,
    adjustments: [],
    steps: [{ kind: 'total', total: sides(line) }],
  };
}

export function anOrderRow({
  rowNumber = 100,
  sku = trousers,
  quantity = 1,
  ...facts
}: Partial<OrderRow> = {}): OrderRow {
  return {
    rowNumber,
    cartRowId: undefined,
    parentRowNumber: undefined,
    type: 'DefaultArticle',
    sku,
    name: 'Trousers',
    colour: 'Navy',
    size: 'C50',
    picture: undefined,
    quantity,
    soldBy: 'H87',
    taken: quantity,
    backOrdered: 0,
    nextDeliveryDate: undefined,
    comment: '',
    coworker: undefined,
    personalPacking: false,
    price: aPrice(rowNumber, sku, quantity),
    ...facts,
  };
}

type Facts = Partial<OrderDraft> & Partial<Pick<NewOrder, 'sendKey' | 'campaignIds'>>;

/** An anonymous consumer's order that waits for its card payment, ready for `insertOrder`. */
export function anOrder({ sendKey, campaignIds = [], rows = [anOrderRow()], ...facts }: Facts = {}): NewOrder {
  const payload = aSendPayload(facts.cartId === undefined ? {} : { cartId: facts.cartId });
  const net = rows.reduce((sum, row) => sum + row.price.total.net.amount, 0);
  const payable = sek(net * 1.25);
  const tax = sek(net * 0.25);
  const address = {
    line1: 'Gatan 1',
    line2: '',
    zip: '111 22',
    city: 'Stockholm',
    region: '',
    country: 'SE' as const,
  };
  const order: OrderDraft = {
    id: newId(at, randomBytes),
    cartId: payload.cartId,
    marketId: 1,
    language: 'sv',
    owner: { kind: 'public' },
    kind: 'ordinary',
    status: 0,
    paymentState: 'Pending',
    paymentMethodId: 168,
    buyer: { ...payload.buyer, id: undefined, companyId: undefined },
    delivery: {
      address,
      recipient: { companyName: '', vatNo: '', firstName: 'Eva', lastName: 'Lind', careOf: '' },
      method: { ...payload.deliveryMethod, name: 'Service point', kind: 'service-point' },
      servicePoint: undefined,
      type: 'default',
    },
    invoiceAddress: undefined,
    metadata: payload.metadata,
    comment: '',
    tax: { treatment: 'domestic', rows: [{ basisPoints: 2500, net: sek(net), tax }] },
    priced: {
      currency: 'SEK',
      basis: 'gross',
      isHidden: false,
      freight: undefined,
      taxRows: [{ basisPoints: 2500, net: sek(net), tax }],
      totals: {
        line: sides(net),
        discount: sides(0),
        products: sides(net),
        freight: sides(0),
        tax,
        payable,
      },
      promotions: [],
    },
    mode: 'incl',
    hidesPrices: false,
    isTestOrder: true,
    createdAt: at,
    placedAt: undefined,
    rows,
    ...facts,
  };
  const lookAgainAt = new Date(order.createdAt.getTime() + 30 * 60_000);
  return {
    order,
    sendKey: sendKey ?? `${order.cartId}:1`,
    payload,
    campaignIds,
    payment:
      order.paymentState === 'Pending'
        ? { provider: 'simulator', kind: 'card', amount: payable, lookAgainAt }
        : undefined,
  };
}
