import { money, subtract, sum } from '#core/money.ts';
import type { EInvoiceFacts } from '../e-invoice.ts';
import { type Element, group } from '../ubl/element.ts';
import { amountLeaf, asWritten } from './amount.ts';
import { splitRows } from './lines.ts';
import { categoryOf, exemptGroup } from './tax-category.ts';

export function taxTotal({ invoice, order, words }: EInvoiceFacts): Element | undefined {
  const rates = new Set(invoice.rows.map(({ basisPoints }) => basisPoints));
  return group(
    'TaxTotal',
    amountLeaf('TaxAmount', asWritten(invoice, invoice.tax)),
    invoice.taxes
      .filter(({ basisPoints }) => rates.has(basisPoints))
      .map(({ basisPoints, net, tax }) =>
        group(
          'TaxSubtotal',
          amountLeaf('TaxableAmount', asWritten(invoice, net)),
          amountLeaf('TaxAmount', asWritten(invoice, tax)),
          exemptGroup(categoryOf(order.treatment, basisPoints), basisPoints, words.exempt),
        ),
      ),
  );
}

/** Totals of the invoice: all are derived from the payable amount, its tax and its rounding. A card payment is listed as prepaid. */
export function monetaryTotal({ invoice, order: { isPrepaid } }: EInvoiceFacts): Element | undefined {
  const { payable, tax, rounding = money(0, payable.currency) } = invoice;
  const nothing = money(0, payable.currency);
  const withTax = subtract(payable, rounding);
  const { goods, freight } = splitRows(invoice);
  const netOf = (rows: typeof goods) =>
    sum(
      rows.map(({ net }) => net),
      payable.currency,
    );
  const charges = netOf(freight);
  const amountOf = (name: string, amount: typeof payable) => amountLeaf(name, asWritten(invoice, amount));
  return group(
    'LegalMonetaryTotal',
    amountOf('LineExtensionAmount', netOf(goods)),
    amountOf('TaxExclusiveAmount', subtract(withTax, tax)),
    amountOf('TaxInclusiveAmount', withTax),
    charges.amount === 0 ? undefined : amountOf('ChargeTotalAmount', charges),
    isPrepaid ? amountOf('PrepaidAmount', payable) : undefined,
    rounding.amount === 0 ? undefined : amountOf('PayableRoundingAmount', rounding),
    amountOf('PayableAmount', isPrepaid ? nothing : payable),
  );
}
