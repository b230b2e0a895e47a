import type { Result } from '#core/result.ts';
import { type FeedRefusal, type FeedRow, parseFeedRow } from '../feed-schema.ts';

/**
 * Parses a row of a CSV file with the columns priceList, partNo, currency and unitNet or unitGross (prices), or sku,
 * quantity and nextDeliveryDate (stock). Empty cells count as absent, and decimal commas are accepted.
 */
export function csvToFeedRow(record: Readonly<Record<string, string>>): Result<FeedRow, FeedRefusal> {
  const { quantity, unitNet, unitGross, ...cells } = Object.fromEntries(
    Object.entries(record).filter(([, cell]) => cell !== ''),
  );
  if (cells.sku !== undefined) return parseFeedRow({ kind: 'stock', ...cells, quantity: wholeNumber(quantity) });
  const amounts = {
    ...(unitNet !== undefined && { unitNet: decimalPoint(unitNet) }),
    ...(unitGross !== undefined && { unitGross: decimalPoint(unitGross) }),
  };
  return parseFeedRow({ kind: 'price', ...cells, ...amounts });
}

const wholeNumber = (cell: string | undefined) => (cell !== undefined && /^\d+$/.test(cell) ? Number(cell) : cell);
const decimalPoint = (cell: string) => cell.replace(',', '.');
