import { envelopeLines } from '../../address/envelope-lines.ts';
import type { Delivery } from '../../fulfilment/delivery.ts';
import { createAmountWords } from '../../market/amount-words.ts';
import { cultureOf } from '../../market/culture.ts';
import { createPaperDayFormat } from '../../market/day-format.ts';
import { fallbackMarket, findMarketBySiteId } from '../../market/find-market.ts';
import { dayIn } from '../../market/market-day.ts';
import { createQuantityFormat } from '../../market/quantity-format.ts';
import type { Order } from '../../order/order.ts';
import { invoiceFieldsOf } from '../../order/order-fields.ts';
import { readSeller } from '../../order/read-seller.server.ts';
import { homeOf } from '../../order/status-link.server.ts';
import type { Shop } from '../../shop.server.ts';
import { sellerLines } from '../paper-seller.ts';
import { openPaper } from '../pdf/paper.server.ts';
import { writeInvoice } from '../pdf/write-invoice.server.ts';
import { sheetWords } from '../sheet-words.server.ts';

type NoteShop = Pick<Shop, 'env' | 'log' | 'snapshots' | 'texts'>;
export type SentGoods = { readonly delivery: Delivery; readonly order: Order };

/**
 * The content of one dispatch, in the language of its order and without amounts, because other people than the buyer may open the parcel.
 */
export async function makeDeliveryNote(
  shop: NoteShop,
  { delivery, order }: SentGoods,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, marketId, owner } = order;
  const market = findMarketBySiteId(marketId) ?? fallbackMarket(shop.env.APP_ENV);
  const { say } = sheetWords(shop, { market, language });
  const culture = cultureOf({ market, language });
  const number = createQuantityFormat(culture, order.priced.currency);
  const amount = createAmountWords((key, facts) => say(`units.${key}`, facts), number);
  const home = homeOf(shop.env, marketId);
  const seller = await readSeller(shop, { market, language, home, isConsumer: owner.kind !== 'company' });
  const sentOn = dayIn(marketId, delivery.dispatchedAt);
  const facts: [string, string | null | undefined][] = [
    [say('order-mails.dispatchNumber'), delivery.dispatchNumber],
    [say('invoice.delivered'), createPaperDayFormat(culture)(sentOn)],
    [say('invoice.order'), order.orderNo],
    [say('invoice.yourNumber'), order.metadata.OrderNumber],
    ...invoiceFieldsOf(order.metadata).map(([label, text]): [string, string] => [say(label), text]),
    [say('order-mails.carrier'), delivery.carrier],
    [say('order-mails.trackingNumber'), delivery.trackingNumber],
  ];
  const title = `${say('documents.parcel.note')} ${delivery.dispatchNumber}`;
  const paper = await openPaper({ title, language, day: sentOn, author: 'Yrke' });
  writeInvoice(paper, {
    title,
    seller: { label: say('invoice.seller'), lines: sellerLines(seller, (key) => say(`invoice.${key}`)) },
    buyer: {
      label: say('order.mail.deliveryAddress'),
      lines: envelopeLines(order.delivery.address, language, order.delivery.recipient),
    },
    facts: facts.flatMap(([term, said]) => (said?.trim() ? [[term, said] as const] : [])),
    columns: { article: say('invoice.article'), quantity: say('invoice.quantity') },
    rows: delivery.rows.flatMap(({ rowNumber, quantity }) => {
      const row = order.rows.find((one) => one.rowNumber === rowNumber);
      if (!row) return [];
      const text = [row.name, row.colour, row.size].filter(Boolean).join(', ');
      const notes = [row.sku, row.coworker?.name ?? '', row.comment].filter(Boolean);
      return [{ text, notes, quantity: amount(quantity, row.soldBy), unit: '', rate: '', amount: '' }];
    }),
    amounts: undefined,
    notes: [],
  });
  return paper.finish((page, pages) => `${delivery.dispatchNumber}, ${say('invoice.page', { page, pages })}`);
}
