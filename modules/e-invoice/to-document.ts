import { freightGroups, lineGroups } from './document/lines.ts';
import { addressGroup, buyerGroup, sellerGroup } from './document/parties.ts';
import { paymentGroups } from './document/payment.ts';
import { monetaryTotal, taxTotal } from './document/totals.ts';
import type { EInvoiceFacts } from './e-invoice.ts';
import { billing, profile } from './rules/document-rules.ts';
import { type Element, group, leaf, root } from './ubl/element.ts';

/** An invoice or a credit note as a document of Peppol BIS Billing 3.0, with its parts in schema order. */
export function toDocument(facts: EInvoiceFacts): Element {
  const { invoice, order, deliveredOn } = facts;
  const isCredit = invoice.kind === 'credit';
  const { orderNumber } = invoice.buyer;
  return root(
    isCredit ? 'CreditNote' : 'Invoice',
    leaf('CustomizationID', billing),
    leaf('ProfileID', profile),
    leaf('ID', invoice.number),
    leaf('IssueDate', invoice.issuedOn),
    isCredit ? leaf('CreditNoteTypeCode', '381') : [leaf('DueDate', invoice.dueOn), leaf('InvoiceTypeCode', '380')],
    leaf('DocumentCurrencyCode', invoice.payable.currency),
    // The buyer finds the invoice by this reference: their own label, or our order number.
    leaf('BuyerReference', order.label?.trim() || invoice.orderNo),
    orderNumber?.trim()
      ? group('OrderReference', leaf('ID', orderNumber), leaf('SalesOrderID', invoice.orderNo))
      : undefined,
    group(
      'BillingReference',
      group('InvoiceDocumentReference', leaf('ID', invoice.creditsNumber), leaf('IssueDate', facts.creditedOn)),
    ),
    isCredit && order.project
      ? group('AdditionalDocumentReference', leaf('ID', order.project), leaf('DocumentTypeCode', '50'))
      : undefined,
    isCredit ? undefined : group('ProjectReference', leaf('ID', order.project)),
    sellerGroup(facts),
    buyerGroup(facts),
    group(
      'Delivery',
      leaf('ActualDeliveryDate', deliveredOn),
      group('DeliveryLocation', addressGroup('Address', order.deliveredTo)),
    ),
    paymentGroups(facts),
    freightGroups(facts),
    taxTotal(facts),
    monetaryTotal(facts),
    lineGroups(facts),
  );
}
