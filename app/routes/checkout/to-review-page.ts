import type { ReviewPageView } from '#app/components/checkout/checkout-page-view.ts';
import { addressLines } from '#modules/address/address-lines.ts';
import { envelopeLines } from '#modules/address/envelope-lines.ts';
import { readableNumber } from '#modules/address/written-number.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import { typedPlace } from '#modules/checkout/typed-address.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { paymentKindOf, usesCredit } from '#modules/payment/payment-method.ts';
import type { Visit } from '#modules/visit.ts';
import type { ReadOrder } from './read-order-page.server.ts';
import { reviewedFields } from './reviewed-fields.ts';

/** The entered data as formatted texts. */
export function toReviewPage(visit: Visit, { view, page, mode, isHidden }: ReadOrder): ReviewPageView {
  const { draft, needs } = view;
  const { delivery, invoice, contact, deliveryCountry } = draft;
  const phone = readableNumber(contact.dialCode, contact.cellphone);
  return {
    key: page.key,
    shown: page.shown,
    steps: page.steps,
    summary: page.summary,
    delivery: envelopeLines(typedPlace(draft), visit.language, {
      companyName: delivery.deliveryCompanyName,
      firstName: delivery.deliveryCustomerName,
      careOf: draft.careOf,
    }),
    invoice: draft.invoiceSameAsDelivery
      ? undefined
      : addressLines({
          line1: invoice.invoiceLine1,
          line2: invoice.invoiceLine2,
          zip: invoice.invoiceZip,
          city: invoice.invoiceCity,
          region: invoice.invoiceRegion,
          country: deliveryCountry,
        }),
    contact: [contact.email, phone].filter((line) => line !== ''),
    method: methodOf(visit, view, { mode, isHidden }),
    days: chosen(view)?.days ?? { from: 0, to: 0 },
    paymentKind: paymentKindOf(draft.paymentMethodId) ?? 'account',
    credit: usesCredit(paymentKindOf(draft.paymentMethodId)) ? page.credit : undefined,
    ...reviewedFields(view),
    comment: draft.comment,
    needsApproval: needs.approval || view.approvalRules.length > 0,
    approvalRules: view.approvalRules,
    closed: view.closed,
    failedTax: view.failedTax,
  };
}

const chosen = ({ methods, draft: { deliveryMethod } }: CheckoutView) =>
  methods.find(({ deliveryGroupEntryId }) => deliveryGroupEntryId === deliveryMethod?.deliveryGroupEntryId);

function methodOf(
  { market, language }: Visit,
  view: CheckoutView,
  { mode, isHidden }: Pick<ReadOrder, 'mode' | 'isHidden'>,
): ReviewPageView['method'] {
  const method = chosen(view);
  const { servicePoint } = view;
  const culture = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const cost = method && (mode === 'incl' ? (method.costIncVat ?? method.cost) : method.cost);
  return {
    name: method?.name ?? '',
    detail: servicePoint ? [servicePoint.name, ...addressLines(servicePoint.address)] : [],
    cost: isHidden || !cost ? undefined : createCurrencyFormat(culture, market.currency).format(cost.amount),
  };
}
