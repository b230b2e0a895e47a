import { ok, type Result, refuse } from '#core/result.ts';
import type { ReturnedRow, ReturnReason } from '../fulfilment/order-return.ts';
import type { Order } from '../order/order.ts';
import type { RowPieces } from '../order/pieces.ts';
import type { Visit } from '../visit.ts';
import { type ExchangeShop, readExchanges } from './exchange-options.server.ts';
import { type ExchangedPieces, replacementRowNumber } from './replacement-order.ts';

export type ReturnRowRequest = RowPieces & {
  readonly reason: ReturnReason;
  /** The article to send instead: another size of the same colour. */
  readonly exchangeSku?: string | undefined;
};

/** The replacement article of each exchanged row, in the order's language, which the documents use. */
export async function findReplacements(
  shop: ExchangeShop,
  visit: Visit,
  order: Order,
  wishes: readonly ReturnRowRequest[],
): Promise<Result<ExchangedPieces[], { code: 'sku-not-sold'; sku: string }>> {
  const exchanged = wishes.filter(({ exchangeSku }) => exchangeSku !== undefined);
  if (exchanged.length === 0) return ok([]);
  const rowNumbers = exchanged.map(({ rowNumber }) => rowNumber);
  const offered = await readExchanges(shop, visit, { order, rowNumbers, language: order.language });
  const found: ExchangedPieces[] = [];
  for (const { rowNumber, quantity, exchangeSku = '' } of exchanged) {
    const options = offered.find((one) => one.rowNumber === rowNumber)?.options ?? [];
    const article = options.find(({ sku }) => sku === exchangeSku);
    if (!article) return refuse({ code: 'sku-not-sold', sku: exchangeSku });
    found.push({ rowNumber, quantity, article });
  }
  return ok(found);
}

/** The n-th row that is exchanged is the n-th row of the replacement. */
export function returnedRows(
  wishes: readonly ReturnRowRequest[],
  exchanged: readonly ExchangedPieces[],
): ReturnedRow[] {
  const left = exchanged.map(({ article: { sku, colour, size }, quantity }, at) => ({
    rowNumber: replacementRowNumber(at),
    sku,
    colour,
    size,
    pieces: quantity,
  }));
  return wishes.map(({ rowNumber, quantity, reason, exchangeSku }) => {
    const replacement = exchangeSku === undefined ? undefined : left.shift();
    return { rowNumber, quantity, reason, ...(replacement && { replacement }) };
  });
}
