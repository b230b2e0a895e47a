import { subtract } from '#core/money.ts';
import { addressLines } from '../address/address-lines.ts';
import { envelopeLines } from '../address/envelope-lines.ts';
import type { PaperSeller } from '../invoice/invoice.ts';
import { sellerOf } from '../invoice/keep-seller.server.ts';
import { createAmountWords } from '../market/amount-words.ts';
import { cultureOf } from '../market/culture.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import { createPaperDayFormat } from '../market/day-format.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { createQuantityFormat } from '../market/quantity-format.ts';
import { invoiceFieldsOf } from '../order/order-fields.ts';
import type { Shop } from '../shop.server.ts';
import { rowText } from './invoice-row-text.ts';
import { sellerLines } from './paper-seller.ts';
import { openPaper } from './pdf/paper.server.ts';
import { type InvoiceText, writeInvoice } from './pdf/write-invoice.server.ts';
import type { ShownInvoice } from './read-invoice.server.ts';
import { sheetWords } from './sheet-words.server.ts';

type InvoiceShop = Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'texts'>;

/**
 * The invoice as it was issued, in the language of its order. The file never changes; later payments are shown on pages
 * and in mails.
 */
export async function makeInvoice(shop: InvoiceShop, shown: ShownInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, order } = shown;
  const { language } = order;
  const market = findMarketBySiteId(order.marketId) ?? fallbackMarket(shop.env.APP_ENV);
  const { say, rate } = sheetWords(shop, { market, language });
  const seller = await sellerOf(shop, invoice, order);
  const formats = formatsIn(cultureOf({ market, language }), invoice.payable.currency);
  const text = invoiceText(shown, {
    ...formats,
    amount: createAmountWords((key, facts) => say(`units.${key}`, facts), formats.number),
    say,
    rate,
    seller,
  });
  const paper = await openPaper({ title: text.title, language, day: invoice.issuedOn, author: 'Yrke' });
  writeInvoice(paper, text);
  return paper.finish((page, pages) => `${invoice.number}, ${say('invoice.page', { page, pages })}`);
}

type Words = ReturnType<typeof formatsIn> & {
  readonly say: (key: string, facts?: Record<string, string | number>) => string;
  readonly rate: (basisPoints: number) => string;
  readonly amount: ReturnType<typeof createAmountWords>;
  readonly seller: PaperSeller;
};

function formatsIn(culture: string, currency: string) {
  const { format } = createCurrencyFormat(culture, currency);
  const exact = new Intl.NumberFormat(culture, { style: 'currency', currency, maximumFractionDigits: 4 });
  return {
    money: ({ amount }: { readonly amount: number }) => format(amount),
    exact: (major: number) => exact.format(major),
    number: createQuantityFormat(culture, currency),
    day: createPaperDayFormat(culture),
  };
}

function invoiceText({ invoice, order, hidesPrices }: ShownInvoice, words: Words): InvoiceText {
  const { money, day, rate, seller } = words;
  const say = (key: string, facts?: Record<string, string | number>) => words.say(`invoice.${key}`, facts);
  const { kind, basis, buyer, payable, tax, taxes, rounding } = invoice;
  const isCredit = kind === 'credit';
  // Only an invoice that was paid when issued has no payment term; later payments do not change the document.
  const isPrepaid = invoice.paidAt !== undefined && invoice.dueOn <= invoice.issuedOn;
  const paidOn = isPrepaid ? invoice.issuedOn : undefined;
  const isOpen = !isCredit && paidOn === undefined;
  const facts: [string, string | undefined][] = [
    [say(isCredit ? 'creditNumber' : 'number'), invoice.number],
    [say('credits'), invoice.creditsNumber],
    [say('issued'), day(invoice.issuedOn)],
    [say('due'), isOpen ? day(invoice.dueOn) : undefined],
    [say('paid'), isCredit || paidOn === undefined ? undefined : day(paidOn)],
    [say('order'), invoice.orderNo],
    [say('delivered'), invoice.deliveredOn && day(invoice.deliveredOn)],
    [say('yourNumber'), buyer.orderNumber],
    ...invoiceFieldsOf(order.metadata).map(([label, text]): [string, string] => [words.say(label), text]),
    ...(isOpen ? seller.accounts.map(({ label, number: account }): [string, string] => [label, account]) : []),
    [say('reference'), isCredit ? undefined : invoice.number],
    [words.say('order.mail.deliveryAddress'), addressLines(order.delivery.address).join(', ')],
  ];
  const vatLine = (number: string | undefined) => (number?.trim() ? [`${say('vatNo')}: ${number}`] : []);
  const settled = isCredit
    ? say('creditNote')
    : paidOn === undefined
      ? say('payBy', { day: day(invoice.dueOn), number: invoice.number })
      : say('paidOn', { day: day(paidOn) });
  const leftLine = invoice.left
    ? [`${say('left', { number: invoice.creditsNumber ?? '' })}: ${money(invoice.left)}`]
    : [];
  const { treatment } = order.tax;
  const isUntaxed = treatment === 'intra-community' || treatment === 'export';
  return {
    title: `${say(kind)} ${invoice.number}`,
    seller: {
      label: say('seller'),
      lines: sellerLines(seller, say),
    },
    buyer: {
      label: say('buyer'),
      lines: [...envelopeLines(buyer.address, order.language, { companyName: buyer.name }), ...vatLine(buyer.vatNo)],
    },
    facts: facts.flatMap(([term, said]) => (said?.trim() ? [[term, said] as const] : [])),
    columns: { article: say('article'), quantity: say('quantity') },
    rows: invoice.rows.flatMap((row) => rowText(row, order, { ...words, hidesPrices })),
    amounts: hidesPrices
      ? undefined
      : {
          columns: {
            unit: words.say('sheets.order.unit', { mode: basis === 'gross' ? 'incl' : 'other' }),
            rate: say('rate'),
            amount: basis === 'gross' ? words.say('sheets.order.total', { mode: 'incl' }) : say('net'),
          },
          taxes: {
            title: say('taxes'),
            columns: [say('rate'), say('taxable'), say('tax')],
            rows: taxes
              .filter(({ net, tax: due }) => net.amount !== 0 || due.amount !== 0)
              .map((one) => [rate(one.basisPoints), money(one.net), money(one.tax)]),
          },
          sums: [
            [say('netTotal'), money(subtract(rounding ? subtract(payable, rounding) : payable, tax))],
            [say('tax'), money(tax)],
            ...(rounding && rounding.amount !== 0 ? [[say('rounding'), money(rounding)] as const] : []),
          ],
          total: [
            say(isCredit ? 'returned' : isOpen ? 'payable' : 'paidTotal'),
            money(isCredit ? { amount: -payable.amount } : payable),
          ],
        },
    notes: [
      ...(hidesPrices ? [say('hidden')] : [settled, ...leftLine]),
      ...(isUntaxed ? [words.say(`order.tax.${treatment}`)] : []),
    ],
  };
}
