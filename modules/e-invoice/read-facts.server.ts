import { findCompany } from '../company/company-store.server.ts';
import { generalOrNothing } from '../content/read-general.server.ts';
import { findDeliveries } from '../fulfilment/delivery-store.server.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import type { Market } from '../market/market.ts';
import { dayIn } from '../market/market-day.ts';
import type { Order } from '../order/order.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import type { EInvoiceFacts, SellerFacts } from './e-invoice.ts';

export type FactsShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'texts'>;

export type Billed = { readonly invoice: Invoice; readonly order: Order };

/** The facts of an e-invoice besides the amounts of the invoice. */
export async function readFacts(shop: FactsShop, market: Market, { invoice, order }: Billed): Promise<EInvoiceFacts> {
  const { db, texts } = shop;
  const { language } = order;
  const company = invoice.companyId === undefined ? undefined : await findCompany(db, invoice.companyId);
  const credited = invoice.creditsNumber === undefined ? [] : await findInvoices(db, [order.id]);
  const say = (domain: string, key: string) => texts.say(language, domain, key) ?? key;
  const { treatment } = order.tax;
  const isUntaxed = treatment === 'intra-community' || treatment === 'export';
  const isCard = ['card', 'redirect'].includes(paymentKindOf(order.paymentMethodId) ?? '');
  return {
    invoice,
    seller: await readSellerFacts(shop, market, order),
    buyer: { vatNumber: company?.attributes.VatNo, registrationNo: company?.orgNo },
    order: {
      label: order.metadata.OrderLabel ?? undefined,
      project: order.metadata.ProjectNumber,
      treatment,
      deliveredTo: order.delivery.address,
      isPrepaid: invoice.kind === 'invoice' && isCard,
    },
    deliveredOn: await readDeliveredOn(shop, invoice),
    creditedOn: credited.find(({ number }) => number === invoice.creditsNumber)?.issuedOn,
    words: {
      freight: say('fulfilment', 'freight'),
      discount: say('order', 'summary.discount'),
      exempt: isUntaxed ? say('order', `tax.${treatment}`) : '',
    },
  };
}

async function readSellerFacts(
  shop: FactsShop,
  market: Market,
  { language }: Pick<Order, 'language'>,
): Promise<SellerFacts> {
  const general = await generalOrNothing(shop, { market, language });
  const { street = '', zip = '', city = '' } = general?.footer.visitingAddress ?? {};
  const [email] = general?.footer.emails ?? [];
  const [phone] = general?.footer.phones ?? [];
  return {
    name: general?.seller?.name ?? 'Yrke',
    country: market.iso2,
    vatNumber: general?.seller?.vatNumber,
    registrationNo: general?.seller?.registrationNo,
    taxNote: general?.seller?.taxNote,
    address: { line1: street, zip, city },
    contact: { name: email?.label ?? '', phone: phone?.phone, email: email?.email },
    accounts: general?.seller?.accounts ?? [],
  };
}

/** The last day of dispatch before the invoice was issued. */
async function readDeliveredOn(
  { db }: FactsShop,
  { orderId, marketId, issuedOn }: Invoice,
): Promise<string | undefined> {
  const deliveries = await findDeliveries(db, [orderId]);
  const days = deliveries.map(({ dispatchedAt }) => dayIn(marketId, dispatchedAt)).filter((day) => day <= issuedOn);
  return days.toSorted().at(-1);
}
