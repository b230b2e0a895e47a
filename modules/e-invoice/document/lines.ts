import { divide, parseDecimal } from '#core/decimal.ts';
import { currencyDecimals, type Money } from '#core/money.ts';
import { pieceUnit } from '#core/units.ts';
import type { Invoice, InvoiceRow } from '../../invoice/invoice.ts';
import { freightSku } from '../../pricing/freight-sku.ts';
import type { EInvoiceFacts } from '../e-invoice.ts';
import { type Element, group, leaf } from '../ubl/element.ts';
import { amountLeaf, asWritten, decimalText } from './amount.ts';
import { categoryGroup, categoryOf } from './tax-category.ts';

/** Codes: discount of UNTDID 5189, and freight service of UNTDID 7161. */
const discountCode = '95';
const freightCode = 'FC';

const isFreight = ({ sku }: InvoiceRow) => sku === freightSku;

/** Freight is a charge on the whole document, unless nothing else is billed. */
export function splitRows({ rows }: Invoice): {
  readonly goods: readonly InvoiceRow[];
  readonly freight: readonly InvoiceRow[];
} {
  const goods = rows.filter((row) => !isFreight(row));
  return goods.length === 0 ? { goods: rows, freight: [] } : { goods, freight: rows.filter(isFreight) };
}

const finePrice = 6;

/** The unit price without tax of an invoice that was summed with tax: prices may have more decimals than amounts. */
function derivedPrice(net: Money, quantity: number): string {
  const { digits, scale } = parseDecimal(Math.abs(quantity)) ?? { digits: 1n, scale: 0 };
  const part = BigInt(Math.abs(net.amount)) * 10n ** BigInt(scale + finePrice);
  const price = divide(part, (digits || 1n) * 10n ** BigInt(currencyDecimals[net.currency]), 'awayFromZero');
  const text = String(price).padStart(finePrice + 1, '0');
  return `${text.slice(0, -finePrice)}.${text.slice(-finePrice)}`;
}

export const lineGroups = (facts: EInvoiceFacts): (Element | undefined)[] =>
  splitRows(facts.invoice).goods.map((row, index) => lineGroup(facts, row, index + 1));

function lineGroup({ invoice, order, words }: EInvoiceFacts, row: InvoiceRow, number: number) {
  const isCredit = invoice.kind === 'credit';
  const { currency } = row.net;
  const unitCode = row.soldBy ?? pieceUnit;
  const quantity = String(isCredit ? -row.quantity : row.quantity);
  const isNet = invoice.basis === 'net' && row.unit !== undefined;
  const discount = isNet && row.discount && row.discount.amount !== 0 ? asWritten(invoice, row.discount) : undefined;
  const price = isNet && row.unit ? decimalText(row.unit) : derivedPrice(row.net, row.quantity);
  return group(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    leaf('ID', String(number)),
    leaf(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', quantity, { unitCode }),
    amountLeaf('LineExtensionAmount', asWritten(invoice, row.net)),
    discount &&
      group(
        'AllowanceCharge',
        leaf('ChargeIndicator', 'false'),
        leaf('AllowanceChargeReasonCode', discountCode),
        leaf('AllowanceChargeReason', words.discount),
        amountLeaf('Amount', discount),
      ),
    group(
      'Item',
      leaf('Name', row.text || row.sku),
      group('SellersItemIdentification', leaf('ID', row.sku)),
      categoryGroup('ClassifiedTaxCategory', categoryOf(order.treatment, row.basisPoints), row.basisPoints),
    ),
    group('Price', leaf('PriceAmount', price, { currencyID: currency })),
  );
}

/** Free freight is left out. */
export const freightGroups = ({ invoice, order, words }: EInvoiceFacts): (Element | undefined)[] =>
  splitRows(invoice)
    .freight.filter(({ net }) => net.amount !== 0)
    .map(({ net, basisPoints }) =>
      group(
        'AllowanceCharge',
        leaf('ChargeIndicator', 'true'),
        leaf('AllowanceChargeReasonCode', freightCode),
        leaf('AllowanceChargeReason', words.freight),
        amountLeaf('Amount', asWritten(invoice, net)),
        categoryGroup('TaxCategory', categoryOf(order.treatment, basisPoints), basisPoints),
      ),
    );
