import { envelopeLines } from '../../address/envelope-lines.ts';
import { type OrderReturn, returnNumberOf } from '../../fulfilment/order-return.ts';
import { fallbackMarket, findMarketBySiteId } from '../../market/find-market.ts';
import { dayIn } from '../../market/market-day.ts';
import type { Order } from '../../order/order.ts';
import { readSellerLines } from '../../order/read-seller.server.ts';
import type { Shop } from '../../shop.server.ts';
import { openPaper } from '../pdf/paper.server.ts';
import { writeFacts } from '../pdf/write-facts.server.ts';
import { writeParties } from '../pdf/write-parties.server.ts';
import { sheetWords } from '../sheet-words.server.ts';
import { writeBarcode } from './write-barcode.server.ts';

type LabelShop = Pick<Shop, 'env' | 'log' | 'snapshots' | 'texts'>;
type Labelled = { readonly sentBack: OrderReturn; readonly order: Order };

/** The label for a return parcel: recipient, sender, and the return's number as a barcode. */
export async function makeReturnLabel(
  shop: LabelShop,
  { sentBack, order }: Labelled,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, marketId, orderNo, delivery } = order;
  const market = findMarketBySiteId(marketId) ?? fallbackMarket(shop.env.APP_ENV);
  const { say } = sheetWords(shop, { market, language });
  const number = returnNumberOf(orderNo, sentBack);
  const title = `${say('documents.parcel.label')} ${number}`;
  const paper = await openPaper({ title, language, day: dayIn(marketId, sentBack.askedAt), author: 'Yrke' });
  paper.write('H1', title, { size: 26, weight: 'strong' });
  paper.gap(6);
  paper.rule();
  paper.gap(12);
  const to = await readSellerLines(shop, { market, language });
  const from = envelopeLines(delivery.address, language, delivery.recipient);
  writeParties(
    paper,
    [
      { label: say('documents.parcel.receiver'), lines: to },
      { label: say('documents.parcel.sender'), lines: from },
    ],
    { size: 16 },
  );
  paper.gap(30);
  writeBarcode(paper, number, `${say('documents.parcel.number')} ${number}`);
  paper.gap(26);
  writeFacts(paper, [
    [say('documents.parcel.number'), number],
    [say('invoice.order'), orderNo],
  ]);
  paper.gap(16);
  paper.write('P', say('documents.parcel.hint'), { size: 11 });
  return paper.finish((page, pages) => `${number}, ${say('invoice.page', { page, pages })}`);
}
