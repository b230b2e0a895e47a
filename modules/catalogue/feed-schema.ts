import * as z from 'zod';
import { checkStorable, readJsonLine } from '#core/json-line.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { priceListRow, priceRow } from './feed/feed-price.ts';
import { productRow, reviewRow, stockRow } from './feed/feed-product.ts';
import {
  categoryRow,
  colourRow,
  familyRow,
  groupRow,
  materialRow,
  parametricRow,
  sizeGuideRow,
  standardRow,
  vasArticleRow,
} from './feed/feed-reference.ts';

/** One line of the import feed. FEED.md documents the format. */
export const feedRow = z.discriminatedUnion('kind', [
  categoryRow,
  parametricRow,
  colourRow,
  materialRow,
  standardRow,
  familyRow,
  groupRow,
  sizeGuideRow,
  priceListRow,
  vasArticleRow,
  productRow,
  priceRow,
  stockRow,
  reviewRow,
]);

export type FeedRow = z.output<typeof feedRow>;
export type FeedRowOf<K extends FeedRow['kind']> = Extract<FeedRow, { kind: K }>;

export type FeedRefusal = {
  code: 'not-json' | 'row-refused';
  complaints: { field: string; reason: string }[];
};

export function parseFeedLine(line: string): Result<FeedRow, FeedRefusal> {
  const read = readJsonLine(line);
  return read.ok ? checkRow(read.value) : read;
}

export function parseFeedRow(value: unknown): Result<FeedRow, FeedRefusal> {
  const storable = checkStorable(value);
  return storable.ok ? checkRow(value) : storable;
}

function checkRow(value: unknown): Result<FeedRow, FeedRefusal> {
  const parsed = feedRow.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const complaints = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  return refuse({ code: 'row-refused', complaints });
}
