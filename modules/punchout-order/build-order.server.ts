import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { parseEmail } from '#core/input.ts';
import { ok, type Result } from '#core/result.ts';
import { taxPlaceOf } from '../checkout/place-agreed.server.ts';
import { isCreditStopped } from '../company/company-credit.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readBuyerFacts } from '../company/read-buyer-facts.server.ts';
import type { OrderDraft } from '../order/order.ts';
import { emptyEntries } from '../order/order-fields.ts';
import { orderStatuses } from '../order/order-status.ts';
import { defaultMethodFor } from '../payment/payment-method.ts';
import { priceAgreed } from '../pricing/price-agreed.ts';
import { readTaxRates } from '../pricing/read-tax-rates.server.ts';
import { isSendingBlocked, taxRatesOf } from '../pricing/tax-rates.ts';
import { taxRequestOf } from '../pricing/tax-request.ts';
import type { Buyer } from '../punchout/find-buyer.server.ts';
import type { CxmlOrder } from '../punchout-document/cxml-order-request.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { differencesOf } from './differences.ts';
import { findPlace } from './find-place.server.ts';
import { agreedPriceOf, type NumberedRow, numberRows, procurementLinesOf, withPrices } from './order-rows-of.ts';
import { readOrderedLines } from './ordered-lines.server.ts';
import { type DocumentRefusal, type ProcurementFacts, refuseDocument } from './procurement-order.ts';

type Built = { readonly draft: OrderDraft } & Pick<ProcurementFacts, 'lines' | 'differences'>;

/** The order in the shop for an order of a procurement system, as agreed. `visit` is the buyer's. Writes nothing. */
export async function buildOrder(
  shop: Shop,
  visit: Visit,
  { order, buyer: { person, company, connection } }: { readonly order: CxmlOrder; readonly buyer: Buyer },
): Promise<Result<Built, DocumentRefusal>> {
  const facts = await readBuyerFacts(shop.db, { companyId: company.id, buyerId: person.customerId, coworkerIds: [] });
  if (isCreditStopped(facts.attributes)) return refuseDocument('The company is blocked in the shop.', 402);
  const lines = await readOrderedLines(shop, visit, { order, companyId: company.id });
  if (!lines.ok) return lines;
  const { settings } = await readCompanyTerms(shop, company.id);
  const vatNo = facts.attributes.VatNo ?? '';
  const named = { name: facts.companyName, vatNo };
  const place = await findPlace(shop, visit, { order, settings, connection, company: named });
  if (!place.ok) return place;
  const rows = numberRows(lines.value);
  const taxed = await readPrices(shop, visit, { rows, place: place.value.delivery.address, vatNo });
  if (!taxed.ok) return taxed;
  const { priced, treatment } = taxed.value;
  const { rows: _, ...agreed } = priced;
  const email = parseEmail(order.contact.email);
  const cartId = newId(visit.now, randomBytes);
  const draft: OrderDraft = {
    id: newId(visit.now, randomBytes),
    cartId,
    marketId: visit.market.marketId,
    language: visit.language,
    owner: { kind: 'company', companyId: company.id, customerId: person.customerId, punchOutSession: undefined },
    kind: 'ordinary',
    status: orderStatuses.Received,
    paymentState: 'Default',
    paymentMethodId: defaultMethodFor('company').paymentMethodId,
    buyer: {
      id: person.customerId,
      companyId: company.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: email.ok ? email.value : person.emailAddress,
      cellphone: '',
    },
    ...place.value,
    metadata: metadataOf(order, cartId),
    comment: order.comment,
    tax: { treatment, rows: priced.taxRows },
    priced: agreed,
    mode: 'excl',
    hidesPrices: false,
    isTestOrder: order.isTest || shop.env.APP_ENV !== 'production',
    createdAt: visit.now,
    placedAt: visit.now,
    rows: withPrices(rows, priced),
  };
  return ok({ draft, lines: procurementLinesOf(rows), differences: differencesOf(order, lines.value, priced) });
}

const metadataOf = ({ orderRef, costCentre, contact }: CxmlOrder, cartId: string): OrderDraft['metadata'] => ({
  ...emptyEntries,
  OrderLabel: costCentre || null,
  SalesRef: contact.name || null,
  OrderNumber: orderRef,
  OrderConfirmationEmail: null,
  CartId: cartId,
  B2CCompanyName: null,
  B2CCompanyVatNo: null,
});

type ToTax = {
  readonly rows: readonly NumberedRow[];
  readonly place: OrderDraft['delivery']['address'];
  readonly vatNo: string;
};

/** The agreed net prices with the tax of the place of delivery. The returned cart named no freight, so none is charged. */
async function readPrices(shop: Shop, visit: Visit, { rows, place, vatNo }: ToTax) {
  const { market } = visit;
  const { line1, zip: zipCode, city, region, country: countryCode } = place;
  const where = { who: 'company', place: { line1, zipCode, city, region, countryCode }, vatNo } as const;
  const { destination, treatment } = taxPlaceOf(market, where);
  const agreed = { currency: market.currency, rows: rows.map(agreedPriceOf), freight: undefined };
  const own = { rates: taxRatesOf(market, agreed.rows), failedTax: false };
  const first = priceAgreed({ ...agreed, taxRates: own.rates });
  const found = destination ? await readTaxRates(shop, visit, taxRequestOf(first, destination), treatment) : own;
  if (isSendingBlocked(market, found)) return refuseDocument('The tax of the place of delivery is not known.', 560);
  return ok({ priced: priceAgreed({ ...agreed, taxRates: found.rates }), treatment: treatment.kind });
}
